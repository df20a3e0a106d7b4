// Printers of a place, for managers. `send` carries the signed-in person's token.
import { readPrinters } from '#contract/owner/printers-wire.ts';
import { readAskedPapers } from '#contract/service/paper.ts';
import { readDone } from '#contract/staff/staff-answers.ts';
import type { Http } from '#core/api/http.ts';
import type { CommandId } from '#domain/ids.ts';
import { callStaff } from './sign-in-requests.ts';

type Send = Http['send'];

export const listPrinters = (send: Send) => callStaff(send, 'staff/printers', readPrinters, {});

export const printTestSlip = (send: Send, printer: string) =>
  callStaff(send, 'staff/printers/test', readDone, { method: 'post', json: { printer } });

export const confirmTestSlip = (send: Send, printer: string, code: string) =>
  callStaff(send, 'staff/printers/confirm', readDone, { method: 'post', json: { printer, code } });

/** State of the papers that a command has requested. */
export const listAskedPapers = (send: Send, command: CommandId, printer: string) =>
  callStaff(send, `staff/papers/${command}?printer=${encodeURIComponent(printer)}`, readAskedPapers, {});

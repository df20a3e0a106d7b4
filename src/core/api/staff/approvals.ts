// POST staff/approvals: a manager approves one command of the signed-in person by PIN. `send` carries that person's token.
import { readApproved } from '#contract/staff/staff-answers.ts';
import type { Http } from '#core/api/http.ts';
import type { CommandId } from '#domain/ids.ts';
import { callStaff } from './sign-in-requests.ts';

/** `device`: secret of the device where the PIN was entered. */
export const approveCommand = (
  send: Http['send'],
  json: {
    readonly device: string;
    readonly person: string;
    readonly pin: string;
    readonly command: { readonly id: CommandId; readonly kind: string; readonly body: object };
  },
) => callStaff(send, 'staff/approvals', readApproved, { method: 'post', json });

// End of a call as a command: staff came, or the guest withdrew it. It waits for earlier calls.
import * as v from 'valibot';
import { CALL_AGES } from '#domain/outbox/command-ages.ts';
import { CALL_END_REFUSALS, CALL_ENDS } from '../service/calls.ts';
import type { StoredCommand } from './command.ts';
import { commandEntries } from './command-entries.ts';
import { plainCommand } from './plain-command.ts';
import { refusalOf, SHARED_CODES } from './stored-entries.ts';

const CODES = [...CALL_END_REFUSALS, ...SHARED_CODES, 'invalid_call'] as const;

export interface StoredCallEnd extends StoredCommand {
  readonly kind: 'callEnd';
  readonly call: string;
  readonly end: (typeof CALL_ENDS)[number];
}

export const callEndCommand = plainCommand<StoredCallEnd>({
  waitsFor: ['waiterCall', 'bill'],
  row: v.looseObject({
    ...commandEntries,
    kind: v.literal('callEnd'),
    call: v.string(),
    end: v.picklist(CALL_ENDS),
    refusal: refusalOf(CODES),
  }),
  ages: CALL_AGES,
  codes: CODES,
  request: (entry, context) => ({
    method: 'post',
    path: 'calls/end',
    body: { session: context.token, call: entry.call, end: entry.end },
  }),
});

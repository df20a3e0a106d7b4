// The end of a call as a command: somebody is there, or nobody is needed any more. It waits for the calls before it.
import * as v from 'valibot';
import { CALL_AGES } from '#domain/outbox/outbox-rules.ts';
import { judgeAnswer } from '../order/order-answer.ts';
import { CALL_END_REFUSALS, CALL_ENDS } from '../service/calls.ts';
import { rowReader } from '../stored-fields.ts';
import {
  type CommandKind,
  type CommandRow,
  cancelCall,
  commandHeaders,
  completeRow,
  type StoredCommand,
} from './command.ts';
import { commandEntries } from './command-entries.ts';
import { refusalOf, SHARED_CODES } from './stored-entries.ts';

const CODES = [...CALL_END_REFUSALS, ...SHARED_CODES, 'invalid_call'] as const;

export interface StoredCallEnd extends StoredCommand {
  readonly kind: 'callEnd';
  readonly call: string;
  readonly end: (typeof CALL_ENDS)[number];
}

const readRow = rowReader<CommandRow<StoredCallEnd>>(
  v.looseObject({
    ...commandEntries,
    kind: v.literal('callEnd'),
    call: v.string(),
    end: v.picklist(CALL_ENDS),
    refusal: refusalOf(CODES),
  }),
);

export const callEndCommand: CommandKind<StoredCallEnd> = {
  waitsFor: ['waiterCall', 'bill'],
  read: (row) => {
    const found = readRow(row);
    return found && completeRow<StoredCallEnd>(found, '', CALL_AGES);
  },
  call: (entry, context) =>
    entry.cancelling
      ? cancelCall(entry, context)
      : {
          place: entry.placeId,
          method: 'post',
          path: 'calls/end',
          headers: commandHeaders(entry, context),
          body: { session: context.token, call: entry.call, end: entry.end },
        },
  judge: (answer, entry) =>
    judgeAnswer(answer, { id: entry.id, codes: CODES, currency: undefined, accepted: () => ({}) }),
  end: () => ({ changes: {}, effects: [] }),
};

// A call for the staff as a command: it goes within five minutes or not at all. [S7.45]
import * as v from 'valibot';
import { CALL_AGES } from '#domain/outbox/outbox-rules.ts';
import { judgeAnswer } from '../order/order-answer.ts';
import { CALL_REFUSALS } from '../service/calls.ts';
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

const CODES = [...CALL_REFUSALS, ...SHARED_CODES, 'invalid_call'] as const;

export interface StoredWaiterCall extends StoredCommand {
  readonly kind: 'waiterCall';
  /** Keys of the venue's needs. */
  readonly needs: readonly string[];
  readonly text: string;
}

const readRow = rowReader<CommandRow<StoredWaiterCall>>(
  v.looseObject({
    ...commandEntries,
    kind: v.literal('waiterCall'),
    needs: v.array(v.string()),
    text: v.string(),
    refusal: refusalOf(CODES),
  }),
);

export const waiterCallCommand: CommandKind<StoredWaiterCall> = {
  waitsFor: [],
  read: (row) => {
    const found = readRow(row);
    return found && completeRow<StoredWaiterCall>(found, '', CALL_AGES);
  },
  call: (entry, context) =>
    entry.cancelling
      ? cancelCall(entry, context)
      : {
          place: entry.placeId,
          method: 'post',
          path: 'calls',
          headers: commandHeaders(entry, context),
          body: { session: context.token, needs: entry.needs, text: entry.text },
        },
  judge: (answer, entry) =>
    judgeAnswer(answer, { id: entry.id, codes: CODES, currency: undefined, accepted: () => ({}) }),
  end: () => ({ changes: {}, effects: [] }),
};

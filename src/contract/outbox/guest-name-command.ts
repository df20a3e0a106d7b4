// A phone's name at its table as a command: the last one counts, and it is never too late.
import * as v from 'valibot';
import { NO_AGES } from '#domain/outbox/outbox-rules.ts';
import { judgeAnswer } from '../order/order-answer.ts';
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

const CODES = [...SHARED_CODES, 'invalid_name'] as const;

export interface StoredGuestName extends StoredCommand {
  readonly kind: 'guestName';
  /** "" takes the name away. */
  readonly name: string;
}

const readRow = rowReader<CommandRow<StoredGuestName>>(
  v.looseObject({ ...commandEntries, kind: v.literal('guestName'), name: v.string(), refusal: refusalOf(CODES) }),
);

export const guestNameCommand: CommandKind<StoredGuestName> = {
  // In the order in which they were given.
  waitsFor: ['guestName'],
  read: (row) => {
    const found = readRow(row);
    return found && completeRow<StoredGuestName>(found, '', NO_AGES);
  },
  call: (entry, context) =>
    entry.cancelling
      ? cancelCall(entry, context)
      : {
          place: entry.placeId,
          method: 'put',
          path: 'tables/guest_name',
          headers: commandHeaders(entry, context),
          body: { session: context.token, name: entry.name },
        },
  judge: (answer, entry) =>
    judgeAnswer(answer, { id: entry.id, codes: CODES, currency: undefined, accepted: () => ({}) }),
  end: () => ({ changes: {}, effects: [] }),
};

// A command whose end changes nothing beside its own row: a call, a bill, a name, a word about the visit.
import type * as v from 'valibot';
import type { AgeLimits, CommandRefusal } from '#domain/outbox/outbox.ts';
import { judgeAnswer } from '../order/order-answer.ts';
import { type Plain, rowReader } from '../stored-fields.ts';
import {
  type CommandCall,
  type CommandKind,
  type CommandRow,
  cancelCall,
  commandHeaders,
  completeRow,
  type SendContext,
  type StoredCommand,
} from './command.ts';

export interface PlainCommand<E extends StoredCommand> extends Pick<CommandKind<E>, 'waitsFor'> {
  readonly row: v.GenericSchema<unknown, Plain<CommandRow<E>>>;
  /** Ages of a row of an earlier build, which has none of its own. */
  readonly ages: AgeLimits;
  /** Codes by which the server may refuse it. */
  readonly codes: readonly CommandRefusal['code'][];
  /** `headers`: those that this kind brings beside every command's. */
  readonly request: (
    entry: E,
    context: SendContext,
  ) => Pick<CommandCall, 'method' | 'path' | 'body'> & Partial<Pick<CommandCall, 'headers'>>;
}

/** Such a kind: taken back by its id like every other, and judged by the server's own word about that id. */
export const plainCommand = <E extends StoredCommand>(kind: PlainCommand<E>): CommandKind<E> => {
  const readRow = rowReader<CommandRow<E>>(kind.row);
  return {
    waitsFor: kind.waitsFor,
    read: (row) => {
      const found = readRow(row);
      // The row's type with its two fields filled in is E again, which no compiler can tell of a type that it does not know.
      return found && (completeRow<E>(found, '', kind.ages) as E | undefined);
    },
    call: (entry, context) => {
      if (entry.cancelling) return cancelCall(entry, context);
      const request = kind.request(entry, context);
      const headers = { ...commandHeaders(entry, context), ...request.headers };
      return { place: entry.placeId, ...request, headers };
    },
    judge: (answer, { id }) =>
      judgeAnswer(answer, { id, codes: kind.codes, currency: undefined, accepted: () => ({}) }),
    end: () => ({ changes: {}, effects: [] }),
  };
};

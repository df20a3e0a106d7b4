// A command whose end changes only its own row: a call, a bill request, a name, feedback.
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
  /** Age limits for a row of an earlier build. */
  readonly ages: AgeLimits;
  /** Refusal codes of the server for this kind. */
  readonly codes: readonly CommandRefusal['code'][];
  /** `headers`: additional ones of this kind. */
  readonly request: (
    entry: E,
    context: SendContext,
  ) => Pick<CommandCall, 'method' | 'path' | 'body'> & Partial<Pick<CommandCall, 'headers'>>;
}

/** Creates such a kind: cancelled by its id like any other, and settled only by the server's answer about that id. */
export const plainCommand = <E extends StoredCommand>(kind: PlainCommand<E>): CommandKind<E> => {
  const readRow = rowReader<CommandRow<E>>(kind.row);
  return {
    waitsFor: kind.waitsFor,
    read: (row) => {
      const found = readRow(row);
      // With its two fields filled in, the row is E again; the compiler cannot infer that for a generic type.
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

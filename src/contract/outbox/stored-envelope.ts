// Fields of every command's row, of any kind: a visit's beginning and end need no more, and do not wait for the kinds.
import * as v from 'valibot';
import type { SessionId } from '#domain/ids.ts';
import { type Orderer, sessionOf } from '#domain/order/orderer.ts';
import { ordererOr } from '../order/orderer.ts';
import type { StoredCommand } from './command.ts';
import { commandEntries } from './command-entries.ts';

const envelope = v.looseObject({ ...commandEntries, orderType: v.optional(v.unknown()) });

/** The row as it lies, with its orderer; undefined where it is no command's, or nobody is named. */
export function readStoredEnvelope(row: unknown): StoredCommand | undefined {
  const parsed = v.safeParse(envelope, row);
  if (!parsed.success) return undefined;
  const found = parsed.output;
  const orderType = typeof found.orderType === 'string' ? found.orderType : '';
  const orderer = ordererOr(found.orderer as Orderer | undefined, found.sessionId as SessionId | undefined, orderType);
  // The parsed value is the type but for its brands, and for fields that its own kind fills in where an earlier build left
  // them out.
  return orderer && ({ ...found, orderer, sessionId: sessionOf(orderer) } as unknown as StoredCommand);
}

const taken = v.looseObject({ state: v.literal('received'), details: v.looseObject({ wantedAt: v.number() }) });

/** For which later time the row's order was taken, epoch ms; undefined: for none, or it was not taken. */
export const readWantedTime = (row: unknown): number | undefined => {
  const parsed = v.safeParse(taken, row);
  return parsed.success ? parsed.output.details.wantedAt : undefined;
};

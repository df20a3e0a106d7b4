// Row fields of commands of any kind: the begin and end of a visit need only these, and do not load the kinds.
import * as v from 'valibot';
import type { SessionId } from '#domain/ids.ts';
import { type Orderer, sessionOf } from '#domain/order/orderer.ts';
import { ordererOr } from '../order/orderer.ts';
import type { StoredCommand } from './command.ts';
import { commandEntries } from './command-entries.ts';

const envelope = v.looseObject({ ...commandEntries, orderType: v.optional(v.unknown()) });

/** The row with its orderer; undefined: not a command, or no orderer. */
export function readStoredEnvelope(row: unknown): StoredCommand | undefined {
  const parsed = v.safeParse(envelope, row);
  if (!parsed.success) return undefined;
  const found = parsed.output;
  const orderType = typeof found.orderType === 'string' ? found.orderType : '';
  const orderer = ordererOr(found.orderer as Orderer | undefined, found.sessionId as SessionId | undefined, orderType);
  // The parsed value equals the type except for brands, and for fields that its kind fills in for earlier builds.
  return orderer && ({ ...found, orderer, sessionId: sessionOf(orderer) } as unknown as StoredCommand);
}

const taken = v.looseObject({ state: v.literal('received'), details: v.looseObject({ wantedAt: v.number() }) });

/** Wanted later time of an accepted order, epoch ms; undefined: none, or not accepted. */
export const readWantedTime = (row: unknown): number | undefined => {
  const parsed = v.safeParse(taken, row);
  return parsed.success ? parsed.output.details.wantedAt : undefined;
};

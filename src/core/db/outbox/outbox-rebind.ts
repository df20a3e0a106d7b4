// A command that waits for a scan, when its guest has scanned the same table: whose it is from now on.
import type { StoredCommand } from '#contract/outbox/command.ts';
import { type Orderer, sessionOf } from '#domain/order/orderer.ts';

/** Without the secret that it was sent with nobody could say later whether the kitchen has it already. */
const isProven = ({ mayHaveArrived, sentToken }: StoredCommand): boolean => !mayHaveArrived || sentToken !== undefined;

/**
 * The command as the new sitting's, to be sent at once. What it was answered under the sitting before is its answer still:
 * the secrets that it was sent with go along. undefined: it stays as it is.
 */
export const rebound = (entry: StoredCommand, orderer: Orderer): StoredCommand | undefined => {
  if (!isProven(entry)) return undefined;
  const bound = { ...entry, orderer, sessionId: sessionOf(orderer) };
  return entry.askReason === 'session' ? { ...bound, state: 'saved', askReason: undefined, nextAt: 0 } : bound;
};

// Rebinds a command that waits for a scan to the new sitting when its guest scans the same table again.
import type { StoredCommand } from '#contract/outbox/command.ts';
import { type Orderer, sessionOf } from '#domain/order/orderer.ts';

/** Without the secret of its last attempt, the server could not tell whether the kitchen has it already. */
const isProven = ({ mayHaveArrived, sentToken }: StoredCommand): boolean => !mayHaveArrived || sentToken !== undefined;

/**
 * The command with the new sitting, ready to send. An answer to the earlier sitting still counts, so its earlier secrets are
 * kept. undefined: unchanged.
 */
export const rebound = (entry: StoredCommand, orderer: Orderer): StoredCommand | undefined => {
  if (!isProven(entry)) return undefined;
  const bound = { ...entry, orderer, sessionId: sessionOf(orderer) };
  return entry.askReason === 'session' ? { ...bound, state: 'saved', askReason: undefined, nextAt: 0 } : bound;
};

// Ages at which a waiting command is sent, asked about, or expired. Late food is worse than no food.

import type { Settings } from '../place/settings.ts';
import type { AgeLimits, CommandEnvelope } from './outbox.ts';

const MINUTE = 60_000;

/** Age limits of an order, from the place's settings. */
export const orderAges = (settings: Pick<Settings, 'orderSilentMinutes' | 'orderAskMinutes'>): AgeLimits => ({
  silentMinutes: settings.orderSilentMinutes,
  askMinutes: settings.orderAskMinutes,
});

/**
 * Age limits of an order for later: its wanted time decides, not its age, so the guest is not asked. `takenUntil`: the
 * latest moment to accept it; both in epoch ms.
 */
export const ordersForLater = (
  createdAt: number,
  takenUntil: number,
): Pick<Settings, 'orderSilentMinutes' | 'orderAskMinutes'> => {
  const minutes = Math.max(0, (takenUntil - createdAt) / MINUTE);
  return { orderSilentMinutes: minutes, orderAskMinutes: minutes };
};

/**
 * Age limits of a nameless order handed over by its label: its guest waits at the counter, and nobody would collect it
 * later.
 */
export const NUMBER_AGES: Pick<Settings, 'orderSilentMinutes' | 'orderAskMinutes'> = {
  orderSilentMinutes: 0.5,
  orderAskMinutes: 0.5,
};

/** Age limits of a bill request: after five minutes the guest may have paid at the bar. */
export const BILL_AGES: AgeLimits = { silentMinutes: 5, askMinutes: 20 };

/** Age limits of a call: after five minutes the guest has waved at a waiter, so none should come for nothing. */
export const CALL_AGES: AgeLimits = { silentMinutes: 5, askMinutes: 5 };

/** Age limits of a command that is never too late, such as feedback. Sent at any age, known or not. */
export const NO_AGES: AgeLimits = { silentMinutes: 10_000_000, askMinutes: 10_000_000 };

/**
 * Age limits of a staff command: never too old, never asked, because it records a completed action. The table of moves, not
 * its age, decides whether it still applies.
 */
export const STAFF_AGES: AgeLimits = {
  silentMinutes: Number.POSITIVE_INFINITY,
  askMinutes: Number.POSITIVE_INFINITY,
};

/**
 * Age of a waiting command, in ms, by the server's clock at both ends. Never negative; undefined when the device did not
 * know that clock at creation, or does not know it now.
 */
export const ageOf = (entry: Pick<CommandEnvelope, 'createdAt'>, serverNow: number | undefined): number | undefined =>
  entry.createdAt === undefined || serverNow === undefined ? undefined : Math.max(0, serverNow - entry.createdAt);

export type AgeVerdict = 'send' | 'ask' | 'expire';

/**
 * Verdict by age: sent silently up to the first limit, asked up to the second, then expired. A guest's "yes, still" holds up
 * to the second limit. An unknown age is asked once.
 */
export const ageVerdict = (ageMs: number | undefined, limits: AgeLimits, confirmed: boolean): AgeVerdict => {
  if (ageMs === undefined) return confirmed || limits.silentMinutes >= NO_AGES.silentMinutes ? 'send' : 'ask';
  if (ageMs <= Math.min(limits.silentMinutes, limits.askMinutes) * MINUTE) return 'send';
  if (ageMs > limits.askMinutes * MINUTE) return 'expire';
  return confirmed ? 'send' : 'ask';
};

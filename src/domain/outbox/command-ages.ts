// When a waiting order is sent, asked about, or given up. Late food is worse than no food.

import type { Settings } from '../place/settings.ts';
import type { AgeLimits, CommandEnvelope } from './outbox.ts';

const MINUTE = 60_000;

/** Age limits of an order, as the place has set them. */
export const orderAges = (settings: Pick<Settings, 'orderSilentMinutes' | 'orderAskMinutes'>): AgeLimits => ({
  silentMinutes: settings.orderSilentMinutes,
  askMinutes: settings.orderAskMinutes,
});

/**
 * Age limits of an order for later, as the place has set them: its time and not its age says whether it still counts, so its
 * guest is not asked. `takenUntil`: the last moment at which it can be taken for its time; both in epoch ms.
 */
export const ordersForLater = (
  createdAt: number,
  takenUntil: number,
): Pick<Settings, 'orderSilentMinutes' | 'orderAskMinutes'> => {
  const minutes = Math.max(0, (takenUntil - createdAt) / MINUTE);
  return { orderSilentMinutes: minutes, orderAskMinutes: minutes };
};

/**
 * Age limits of a nameless order that is handed over by its label: its guest stands there and waits, and after they have
 * gone it would be cooked for nobody.
 */
export const NUMBER_AGES: Pick<Settings, 'orderSilentMinutes' | 'orderAskMinutes'> = {
  orderSilentMinutes: 0.5,
  orderAskMinutes: 0.5,
};

/** Age limits of a request for the bill: a guest who still sits there after five minutes may have paid at the bar. */
export const BILL_AGES: AgeLimits = { silentMinutes: 5, askMinutes: 20 };

/** Age limits of a call: a guest who called five minutes ago has waved by now, so no waiter should come for nothing. */
export const CALL_AGES: AgeLimits = { silentMinutes: 5, askMinutes: 5 };

/** Age limits of a message that is never too late, such as feedback. Sent at any age, known or not. */
export const NO_AGES: AgeLimits = { silentMinutes: 10_000_000, askMinutes: 10_000_000 };

/**
 * Age limits of a staff action: never too old, and never asked about, because it says what they have done. The table of
 * moves, and not its age, says whether it still counts.
 */
export const STAFF_AGES: AgeLimits = {
  silentMinutes: Number.POSITIVE_INFINITY,
  askMinutes: Number.POSITIVE_INFINITY,
};

/**
 * How old a waiting order is, in ms, by the server's clock at both ends. Never negative; undefined where the device did
 * not know that clock when the order was made, or does not know it now.
 */
export const ageOf = (entry: Pick<CommandEnvelope, 'createdAt'>, serverNow: number | undefined): number | undefined =>
  entry.createdAt === undefined || serverNow === undefined ? undefined : Math.max(0, serverNow - entry.createdAt);

export type AgeVerdict = 'send' | 'ask' | 'expire';

/**
 * Verdict by age: sent silently up to the first limit, asked about up to the second, then given up. A guest's "yes, still"
 * counts up to the second limit. An unknown age is asked about, once.
 */
export const ageVerdict = (ageMs: number | undefined, limits: AgeLimits, confirmed: boolean): AgeVerdict => {
  if (ageMs === undefined) return confirmed || limits.silentMinutes >= NO_AGES.silentMinutes ? 'send' : 'ask';
  if (ageMs <= Math.min(limits.silentMinutes, limits.askMinutes) * MINUTE) return 'send';
  if (ageMs > limits.askMinutes * MINUTE) return 'expire';
  return confirmed ? 'send' : 'ask';
};

// How an order ends for an app that shows these pages and closes them: one of two addresses tells it. [S2.04, S8.12]
import type { OrderType } from '../place/place.ts';
import type { OutboxEntry } from './outbox.ts';

/** A failure says why: the server's own word, or one of these. */
export type OrderEnding = { readonly kind: 'thanks' } | { readonly kind: 'failed'; readonly why: string };

/** No table was scanned, or its time was over as the guest pressed. */
export const NO_TABLE = { kind: 'failed', why: 'no_table' } as const satisfies OrderEnding;

const SPOT: readonly OrderType[] = ['spot', 'served_on_spot', 'tablet_mode'];

type Ended = Pick<OutboxEntry, 'state' | 'askReason' | 'orderType' | 'refusal'>;

/**
 * undefined: it is under way, or still a matter between the guest and this page: taken back, asked about, changed so that
 * the guest accepts or leaves it, or an order that goes to no table, whose form is here to be mended.
 */
export function orderEnding({ state, askReason, orderType, refusal }: Ended): OrderEnding | undefined {
  if (state === 'received') return { kind: 'thanks' };
  if (!SPOT.includes(orderType)) return undefined;
  if (state === 'expired') return { kind: 'failed', why: 'order_expired' };
  if (state === 'asking' && askReason === 'session') return { kind: 'failed', why: 'session_closed' };
  if (state !== 'refused' || !refusal || refusal.quote || refusal.code === 'order_cancelled') return undefined;
  return { kind: 'failed', why: refusal.said ?? refusal.code };
}

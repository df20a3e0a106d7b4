// End of an order for an app that embeds these pages and closes them at one of two addresses. [S2.04, S8.12]
import type { OrderType } from '../place/place.ts';
import type { OutboxEntry } from './outbox.ts';

/** A failure has a cause: the server's code, or one of these. */
export type OrderEnding = { readonly kind: 'thanks' } | { readonly kind: 'failed'; readonly why: string };

/** No table was scanned, or the session had expired when the guest pressed send. */
export const NO_TABLE = { kind: 'failed', why: 'no_table' } as const satisfies OrderEnding;

const SPOT: readonly OrderType[] = ['spot', 'served_on_spot', 'tablet_mode'];

type Ended = Pick<OutboxEntry, 'state' | 'askReason' | 'orderType' | 'refusal'>;

/**
 * undefined: still being sent, or open between the guest and this page: withdrawn, asked about, changed so that the guest
 * must accept, or an order without a table whose form can be corrected here.
 */
export function orderEnding({ state, askReason, orderType, refusal }: Ended): OrderEnding | undefined {
  if (state === 'received') return { kind: 'thanks' };
  if (!SPOT.includes(orderType)) return undefined;
  if (state === 'expired') return { kind: 'failed', why: 'order_expired' };
  if (state === 'asking' && askReason === 'session') return { kind: 'failed', why: 'session_closed' };
  if (state !== 'refused' || !refusal || refusal.quote || refusal.code === 'order_cancelled') return undefined;
  return { kind: 'failed', why: refusal.said ?? refusal.code };
}

// An order without a table, for the holder of its link.
import type { FollowKey } from '#domain/ids.ts';
import { followedOrder, isFollowed } from '#domain/order/follow/follow-key.ts';
import type { PlacedOrder } from '#domain/order/order.ts';
import { findOrder } from '../../store/order/orders.ts';
import { detailsOfOrders, idOfFollowKey } from '../../store/order/own-orders.ts';
import { hashSecret } from '../../store/secrets.ts';
import type { PublishedPlace } from '../place/published-places.ts';
import type { Services } from '../services.ts';
import { tellOrders } from './tell-orders.ts';

/** `undefined` when no order has the link, the order was rejected, or its time is long over. */
export const followOrder = async (
  { store, clock }: Pick<Services, 'store' | 'clock'>,
  place: PublishedPlace,
  key: FollowKey,
): Promise<PlacedOrder | undefined> => {
  const id = await idOfFollowKey(store.read, place.id, hashSecret(key));
  const order = id === undefined ? undefined : await findOrder(store.read, place.id, id);
  if (!order) return undefined;
  const details = (await detailsOfOrders(store.read, place.id, [order.id])).get(order.id);
  const whole = details ? { ...order, details } : order;
  if (!isFollowed(whole, clock())) return undefined;
  const [told = whole] = await tellOrders({ store }, place, [whole]);
  return followedOrder(told);
};

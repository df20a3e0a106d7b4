// Orders without a table, found by the secrets that their devices created.
import type { PlacedOrder } from '#domain/order/order.ts';
import { findOrder } from '../../store/order/orders.ts';
import { detailsOfOrders, idsOfSecrets } from '../../store/order/own-orders.ts';
import { hashSecret } from '../../store/secrets.ts';
import type { PublishedPlace } from '../place/published-places.ts';
import type { Services } from '../services.ts';
import { tellOrders } from './tell-orders.ts';

/** Orders of these secrets, oldest first, with their details; a wrong secret finds none. */
export const ownOrders = async (
  { store }: Pick<Services, 'store'>,
  place: PublishedPlace,
  secrets: readonly string[],
): Promise<PlacedOrder[]> => {
  const ids = await idsOfSecrets(store.read, place.id, secrets.map(hashSecret));
  const found = await Promise.all(ids.map((id) => findOrder(store.read, place.id, id)));
  const orders = found
    .filter((order) => order !== undefined)
    .toSorted((one, other) => one.placedAt - other.placedAt || one.number - other.number);
  return withDetails({ store }, place, orders);
};

/** Adds an order's details and the facts that its guest may see. */
export const withDetails = async (
  { store }: Pick<Services, 'store'>,
  place: PublishedPlace,
  orders: readonly PlacedOrder[],
): Promise<PlacedOrder[]> => {
  const details = await detailsOfOrders(
    store.read,
    place.id,
    orders.map(({ id }) => id),
  );
  const whole = orders.map((order) => {
    const said = details.get(order.id);
    return said ? { ...order, details: said } : order;
  });
  return tellOrders({ store }, place, whole);
};

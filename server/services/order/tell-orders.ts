// Facts that guests see of their orders besides the status, as far as the venue allows.
import { LRUCache } from 'lru-cache';
import { type GuestFacts, guestFacts } from '#domain/order/guest-facts.ts';
import type { OrderStatus, PlacedOrder } from '#domain/order/order.ts';
import { type UsualMinutes, usualMinutes } from '#domain/order/usual-minutes.ts';
import { DEFAULT_DEVICE_SETTINGS } from '#domain/place/device-settings.ts';
import { firstName } from '#domain/staff/told-name.ts';
import { servedDurations } from '../../store/order/served-orders.ts';
import { findRecords, NO_RECORD, type OrderRecord } from '../../store/service/order-facts.ts';
import { peopleAt } from '../../store/staff/people.ts';
import type { Store } from '../../store/store.ts';
import { cardPaymentsOf } from '../payment/told-payments.ts';
import type { PublishedPlace } from '../place/published-places.ts';
import { unreachedOrders } from '../service/unreached-orders.ts';
import type { Services } from '../services.ts';
import { withdrawVerdict } from './withdraw-verdict.ts';

const KEPT_ORDERS = 5000;
/** States in which a guest still waits for the food. */
const EXPECTED: ReadonlySet<OrderStatus> = new Set([
  'ordered',
  'cooked_delivery',
  'on_the_way_delivery',
  'cooked_room',
]);
/**
 * By order id; "none" when the data is insufficient. The value never changes, because it depends only on orders served
 * before.
 */
const kept = new WeakMap<Store, LRUCache<string, UsualMinutes | 'none'>>();

/** Usual duration, from similar orders served before this one was placed; equal for every reader on every server. */
const usualOf = async (store: Store, order: PlacedOrder): Promise<UsualMinutes | undefined> => {
  const cache = kept.get(store) ?? new LRUCache<string, UsualMinutes | 'none'>({ max: KEPT_ORDERS });
  kept.set(store, cache);
  const key = `${order.placeId}/${order.id}`;
  const known = cache.get(key);
  if (known !== undefined) return known === 'none' ? undefined : known;
  const { placeId, orderType, placedAt } = order;
  const usual = usualMinutes(await servedDurations(store.read, { placeId, orderType, before: placedAt }));
  cache.set(key, usual ?? 'none');
  return usual;
};

/** First names of people only: a station's screen also has a name. */
const namesAt = async (store: Store, placeId: number): Promise<(by: string) => string | undefined> => {
  const names = new Set((await peopleAt(store.read, placeId)).map(({ name }) => name));
  return (by) => (names.has(by) ? firstName(by) || undefined : undefined);
};

/** A place's orders with the facts that their guests may see. */
export const tellOrders = async (
  { store }: Pick<Services, 'store'>,
  place: PublishedPlace,
  orders: readonly PlacedOrder[],
): Promise<PlacedOrder[]> => {
  const { tellsNames, tellsTimes } = place.document.house ?? DEFAULT_DEVICE_SETTINGS;
  const ids = orders.map(({ id }) => id);
  const said = await findRecords(store.read, place.id, ids);
  const nameOf = tellsNames && said.size > 0 ? await namesAt(store, place.id) : undefined;
  const isWaiting = ({ id, status }: PlacedOrder) =>
    status === 'ordered' && said.get(id)?.facts.seenAt === undefined && cards.get(id)?.awaits !== true;
  const cards = await cardPaymentsOf(store.read, place.id, orders);
  const isHeld = ({ id }: PlacedOrder) => cards.get(id)?.awaits === true;
  const unreached = await unreachedOrders(store.read, place, orders.filter(isWaiting));
  const factsOf = async (order: PlacedOrder, record: OrderRecord): Promise<GuestFacts> => {
    // A guest with a chosen time needs no estimate.
    const isSoon = EXPECTED.has(order.status) && !isHeld(order) && order.details?.wantedAt === undefined;
    const usual = tellsTimes && isSoon ? await usualOf(store, order) : undefined;
    const mayWithdraw = (await withdrawVerdict(store.read, order, record, cards.get(order.id))) === 'may';
    return {
      ...guestFacts(record.facts, record.reason, nameOf),
      ...(mayWithdraw && { mayWithdraw }),
      ...(unreached.has(order.id) && { unreached: true }),
      ...(!tellsTimes && { untimed: true }),
      ...(usual && { usual }),
    };
  };
  return Promise.all(
    orders.map(async (order) => {
      const record = said.get(order.id);
      const facts = await factsOf(order, record ?? NO_RECORD);
      const cardPayment = cards.get(order.id);
      return {
        ...order,
        ...((record || Object.keys(facts).length > 0) && { facts }),
        ...(cardPayment && { cardPayment }),
      };
    }),
  );
};

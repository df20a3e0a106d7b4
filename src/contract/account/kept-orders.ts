// A customer's orders in local storage, by place.
import * as v from 'valibot';
import type { KeptOrders } from '#domain/account/kept-orders.ts';
import type { PlaceId } from '#domain/ids.ts';
import { readStoredOrder } from '../order/stored-order.ts';
import { id } from '../stored-fields.ts';
import { accountSecret } from './account.ts';

/** The least recently loaded places are removed first. */
const MOST_PLACES = 5;

const keptSchema = v.object({
  /** Sign-in that loaded the orders. */
  secret: accountSecret,
  places: v.array(v.object({ place: id, loadedAt: v.number(), orders: v.array(v.unknown()) })),
});
type Kept = v.InferOutput<typeof keptSchema>;

const parse = (text: string | null, secret: string): Kept['places'] => {
  try {
    const parsed = v.safeParse(keptSchema, JSON.parse(text ?? 'null'));
    return parsed.success && parsed.output.secret === secret ? parsed.output.places : [];
  } catch {
    return [];
  }
};

/** Orders at a place that the sign-in `secret` loaded; undefined: none, or unreadable. Unreadable orders are left out. */
export const readKeptOrders = (text: string | null, secret: string, place: PlaceId): KeptOrders | undefined => {
  const found = parse(text, secret).find((one) => one.place === place);
  return found && { loadedAt: found.loadedAt, orders: found.orders.flatMap((order) => readStoredOrder(order) ?? []) };
};

/** The stored text with the orders of a place replaced; orders of another sign-in are dropped. */
export const withKeptOrders = (text: string | null, secret: string, place: PlaceId, kept: KeptOrders): string => {
  const others = parse(text, secret).filter((one) => one.place !== place);
  return JSON.stringify({ secret, places: [...others, { place, ...kept }].slice(-MOST_PLACES) });
};

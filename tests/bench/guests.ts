// Guests who order: real sessions of real tables, and carts of three dishes whose total our own pricing computes.
import { join } from 'node:path';
import * as v from 'valibot';
import { HEADERS } from '#contract/headers.ts';
import { orderLineToWire } from '#contract/order/order.ts';
import { sessionAnswerSchema } from '#contract/session/session.ts';
import { isOrderAllowed } from '#domain/order/verdict.ts';
import { formatAmountPlain } from '#domain/pricing/money.ts';
import { priceOrder } from '#domain/pricing/pricing.ts';
import { defaultChoice } from '#domain/product/ingredients.ts';
import { createPublishedPlaces, type PublishedPlace } from '../../server/services/place/published-places.ts';
import { findBreak, readJournal } from '../../server/store/journal.ts';
import { openStore } from '../../server/store/open-store.ts';
import type { Store } from '../../server/store/store.ts';
import type { Request } from './closed-loop.ts';
import { PLACE, tableCode } from './menu-to-venue.ts';

export interface Cart {
  readonly products: readonly unknown[];
  /** Total as text, like "19.80". */
  readonly total: string;
}

const withPlace = async <T>(dataDir: string, work: (store: Store, place: PublishedPlace) => Promise<T>): Promise<T> => {
  const store = await openStore({ url: undefined, file: join(dataDir, 'tabl.db') });
  try {
    const place = await createPublishedPlaces(store).find(PLACE);
    if (!place) throw new Error(`The venue ${PLACE} was not imported`);
    return await work(store, place);
  } finally {
    await store.close();
  }
};

/** Different carts: two portions of one dish and one of two others, like the order of the bench's simple server. */
export const readCarts = (dataDir: string, count: number): Promise<{ placeId: number; carts: Cart[] }> =>
  withPlace(dataDir, async (_store, { id, index, document }) => {
    const dishes = document.menu.products.filter((product) => isOrderAllowed(index, product) && product.inStock);
    const carts = Array.from({ length: count }, (_, at): Cart => {
      const lines = [2, 1, 1].flatMap((quantity, nth) => {
        const product = dishes[(at * 3 + nth) % dishes.length];
        const variant = product?.variants[0];
        if (!product || !variant) return [];
        const choice = defaultChoice(index, product);
        return [{ productId: product.id, variantId: variant.id, categoryId: product.categoryIds[0], quantity, choice }];
      });
      const { place, settings } = document;
      const { total } = priceOrder(index, lines, { place, settings, orderType: 'spot', now: Date.now() });
      return { products: lines.map(orderLineToWire), total: formatAmountPlain(total, place.currency) };
    });
    return { placeId: id, carts };
  });

/** Number of orders in the kitchen, and whether the journal is consistent. */
export const readLedger = (dataDir: string): Promise<{ orders: number; isWhole: boolean }> =>
  withPlace(dataDir, async (store, { id }) => {
    const rows = await readJournal(store, id);
    const ids = rows.flatMap((row) => (row.type === 'order.placed' ? [row.orderId] : []));
    return { orders: new Set(ids).size, isWhole: findBreak(rows) === undefined && new Set(ids).size === ids.length };
  });

/** Each table's guest scans the table's code; with more guests than tables, several guests share a table. */
export async function sitDown(port: number, tables: number, guests = tables): Promise<string[]> {
  const sessions: string[] = [];
  const scan = async (at: number): Promise<string> => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/tables/verify_token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': addressOf(at) },
      body: JSON.stringify({ token: tableCode(at % tables), placeSlug: PLACE }),
    });
    if (!answer.ok) throw new Error(`Scanning ended with ${answer.status} ${await answer.text()}`);
    return v.parse(sessionAnswerSchema, await answer.json()).session.token;
  };
  for (let at = 0; at < guests; at += 50) {
    const some = Array.from({ length: Math.min(50, guests - at) }, (_, nth) => scan(at + nth));
    sessions.push(...(await Promise.all(some)));
  }
  return sessions;
}

/** Every guest has their own IP address, like phones on mobile data, so the server's limits need no change. */
const addressOf = (guest: number): string => `10.${(guest >> 16) & 255}.${(guest >> 8) & 255}.${guest & 255}`;

/** Headers of a guest's event stream. */
export const streamHeaders = (placeId: number, session: string, guest: number): Readonly<Record<string, string>> => ({
  [HEADERS.place]: String(placeId),
  [HEADERS.session]: session,
  'x-forwarded-for': addressOf(guest),
});

/** Sends one order and returns its id; throws when the order was not accepted. */
export async function sendOrder(port: number, { path, headers, body }: Request): Promise<string> {
  const all = { ...headers, 'content-type': 'application/json' };
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers: all, body });
  if (answer.status !== 201) throw new Error(`An order ended with ${answer.status} ${await answer.text()}`);
  await answer.arrayBuffer();
  return headers[HEADERS.idempotencyKey] ?? '';
}

/** Endless orders: the tables take turns, and each order has its own id. */
export function orders(placeId: number, carts: readonly Cart[], sessions: readonly string[]): () => Request {
  let made = 0;
  const began = Date.now().toString(16).padStart(12, '0');
  return () => {
    const table = made % sessions.length;
    const cart = carts[made % carts.length];
    made += 1;
    const id = `${began.slice(0, 8)}-${began.slice(8)}-7000-8000-${made.toString(16).padStart(12, '0')}`;
    return {
      path: '/api/orders',
      headers: {
        [HEADERS.place]: String(placeId),
        [HEADERS.idempotencyKey]: id,
        [HEADERS.shownTotal]: cart?.total ?? '',
        [HEADERS.orderAge]: '0',
        [HEADERS.label]: `B1-${made % 1000}`,
        'x-forwarded-for': addressOf(table),
      },
      body: JSON.stringify({ session: sessions[table], products: cart?.products }),
    };
  };
}

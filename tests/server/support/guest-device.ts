// A guest's device at a running server, with its own rows, ordering machine and outbox. Only the network is replaced:
// requests reach the server without a port.
import 'fake-indexeddb/auto';
import { expect, onTestFinished, vi } from 'vitest';
import { readStoredEntry } from '#contract/outbox/commands.ts';
import type { StoredOrder } from '#contract/outbox/order-command.ts';
import { parseSessionAnswer } from '#contract/session/session.ts';
import { createHttp } from '#core/api/http.ts';
import { readCart } from '#core/db/cart/cart-table.ts';
import { TablDatabase } from '#core/db/database.ts';
import { storeSession } from '#core/db/session/store-session.ts';
import { createServerClock } from '#core/sync/clock.ts';
import { type CartLine, emptyCart } from '#domain/cart/cart.ts';
import { reconcileCart } from '#domain/cart/reconcile.ts';
import { NO_AVOIDANCE } from '#domain/diet/diet.ts';
import type { CategoryId, IngredientId, OffKey, PlaceId, ProductId, VariantId } from '#domain/ids.ts';
import { indexMenu } from '#domain/menu/menu-index.ts';
import type { OrderDetails } from '#domain/order/order-details.ts';
import type { DeviceId } from '#domain/order/orderer.ts';
import { isSettled } from '#domain/outbox/outbox.ts';
import { furtherDiscounts } from '#domain/pricing/further-discounts.ts';
import { minor } from '#domain/pricing/money.ts';
import { priceOrder } from '#domain/pricing/pricing.ts';
import type { PromoTerms } from '#domain/promotion/promo-code.ts';
import { createSnapshotBuilder } from '#shared/menu/menu-snapshot.ts';
import { startOrdering } from '#shared/order/start-ordering.ts';
import { createOutbox } from '#shared/outbox/outbox.ts';
import type { PublishedVenue } from '../../../server/store/place/published.ts';
import { patience } from '../../support/patience.ts';
import type { TestServer } from './server.ts';
import { CODE } from './venues.ts';

const until = (check: () => Promise<void>) => vi.waitFor(check, { timeout: patience(10_000) });

export interface Dish {
  readonly slug: string;
  readonly quantity?: number;
  readonly required?: string;
  readonly addable?: string;
  /** The server of another venue with this dish. */
  readonly of?: TestServer;
}

/** Request of an order. */
export interface Wire {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface GuestOptions {
  /** Dishes in the cart; default: one salad. */
  readonly dishes?: readonly Dish[];
  /** The guest's promo code. */
  readonly promo?: PromoTerms;
  /** The scanned table code. */
  readonly code?: string;
  /** Order details of a guest without a table; a delivery, unless `as` says otherwise. */
  readonly details?: OrderDetails;
  readonly as?: 'preorder' | 'room';
  /** Changes the device's request for an order; may throw like a network. */
  readonly onTheWay?: (call: Wire, on: TestServer) => Wire | Promise<Wire>;
  /** Changes the server's answer to an order. */
  readonly onTheWayBack?: (text: string) => string;
}

/** The guest's state after a refusal and a fresh menu. */
export interface Left {
  /** Slugs of dishes that can still be ordered. */
  readonly dishes: readonly string[];
  readonly code: string | undefined;
  readonly isSeated: boolean;
}

export interface GuestDevice {
  readonly id: DeviceId;
  /** Session token of the scanned table. */
  readonly token: string | undefined;
  /** Chooses, presses the button, and waits for an answer or a failure; a second call repeats the order. */
  readonly order: () => Promise<void>;
  /** Tries again what waits. */
  readonly tryAgain: () => Promise<void>;
  /** Withdraws the order. */
  readonly takeBack: () => Promise<void>;
  /** The order in the device's database. */
  readonly entry: () => Promise<StoredOrder>;
  /** State of its machine: "answered.refused". */
  readonly stands: () => string;
  /** The guest's state beside the order. */
  readonly left: () => Promise<Left>;
}

let devices = 0;
const DEVICE = '0199c0000000400080000000' as DeviceId;

/** Network from a device to this server. */
const wireTo =
  (on: TestServer, { onTheWay = (call) => call, onTheWayBack = (text) => text }: GuestOptions): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const text = await request.text();
    const own = { headers: Object.fromEntries(request.headers), body: text === '' ? {} : JSON.parse(text) };
    const isOrder = pathname.startsWith('/api/orders');
    const { headers, body } = isOrder ? await onTheWay(own, on) : own;
    const method = request.method === 'POST' ? 'POST' : 'GET';
    const answer = await on.app.inject({
      ...{ method, url: `${pathname}${search}`, headers: { ...headers } },
      ...(method === 'POST' && { payload: body }),
    });
    const told = Object.entries(answer.headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as [string, string]],
    );
    return new Response(isOrder ? onTheWayBack(answer.body) : answer.body, {
      status: answer.statusCode,
      headers: told,
    });
  };

const menuOf = async (on: TestServer): Promise<PublishedVenue> => {
  const places = on.store.read.selectFrom('places').select('document').where('id', '=', on.placeId);
  return JSON.parse((await places.executeTakeFirstOrThrow()).document) as PublishedVenue;
};

const scan = async (on: TestServer, code: string) => {
  const answer = await on.post('/api/tables/verify_token', { token: code, placeSlug: 'bistro' });
  const session = parseSessionAnswer(answer.status, answer.json);
  if (!session.ok) throw new Error(`Scanning ended with ${answer.status} ${answer.text}`);
  return session.value;
};

const lineOf = (on: TestServer, { slug, quantity = 1, required, addable, of: at = on }: Dish): CartLine => {
  const ingredient = (key: string) => at.id('ingredient', key) as IngredientId;
  return {
    lineId: `line-${slug}`,
    productId: at.id('product', slug) as ProductId,
    variantId: at.id('variant', slug) as VariantId,
    categoryId: 1 as CategoryId,
    choice: {
      required: required === undefined ? undefined : ingredient(required),
      addable: addable === undefined ? [] : [ingredient(addable)],
      removable: [],
    },
    quantity,
    addedAt: on.clock.now,
    seenPrice: minor(500),
    seenName: `${slug}!`,
    seenSize: '',
  };
};

/** Device of a guest who has read the present menu and chosen. */
export async function guestAt(on: TestServer, options: GuestOptions = {}): Promise<GuestDevice> {
  const { dishes = [{ slug: 'salad' }], promo, details } = options;
  const placeId = on.placeId as PlaceId;
  // The page's event target; the device has no other tab.
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', { locks: undefined });
  devices += 1;
  const db = new TablDatabase({ indexedDB, IDBKeyRange }, `guest-device-${devices}`);
  const deviceNow = () => on.clock.now;
  const clock = createServerClock(
    deviceNow,
    () => 0,
    () => undefined,
  );
  const http = createHttp({
    ...{ baseUrl: 'http://localhost/api', clientId: () => undefined, fetch: wireTo(on, options) },
  });
  const storage = { get: () => 'kept' as const };
  const outbox = createOutbox({ db, http, clock, deviceNow, storage, onSaved: () => undefined });
  const ordering = startOrdering({ database: async () => db, outbox }, placeId);
  onTestFinished(() => {
    ordering.stop();
    db.close();
    vi.unstubAllGlobals();
  });

  const source = { ...(await menuOf(on)), fetchedAt: on.clock.now };
  const now = on.clock.now;
  const snapshot = createSnapshotBuilder()({ source, language: 'en', words: undefined, rows: [], now });
  const isSeated = !details || options.as === 'room';
  const session = isSeated ? await scan(on, options.code ?? CODE.one) : undefined;
  if (session) await storeSession(db, session, now);
  await db.device.put({ key: 'device-id', value: DEVICE });
  const cart = { placeId, revision: 1, lines: dishes.map((dish) => lineOf(on, dish)), comments: {} };

  const orderType = details ? (options.as ?? ('delivery' as const)) : ('spot' as const);
  const price = priceOrder(snapshot.index, cart.lines, {
    ...{ place: snapshot.place, settings: snapshot.settings, orderType, now },
    further: furtherDiscounts({ promo }),
  });
  const stands = () => {
    const value = ordering.getSnapshot().children.table?.getSnapshot().value ?? 'choosing';
    return typeof value === 'string' ? value : Object.entries(value).flat().join('.');
  };
  const entry = async () => {
    const rows = (await db.outbox.toArray()).toSorted((a, b) => a.seq - b.seq);
    const found = readStoredEntry(rows.at(-1));
    if (found?.kind !== 'order') throw new Error('Nothing was sent');
    return found;
  };
  /** Whether the order is answered, or its guest is asked about it. */
  const isAnswered = async () => {
    const { state } = await entry();
    expect(isSettled(state) || state === 'asking', state).toBe(true);
  };
  return {
    id: DEVICE,
    token: session?.token,
    stands,
    entry,
    order: async () => {
      await db.carts.put({ ...cart, ...(promo && { promo }) });
      const before = await db.outbox.count();
      const order = { snapshot, session, orderType, details, cart, price, avoidance: NO_AVOIDANCE };
      ordering.send({ type: 'order.send', orderType, order });
      await until(async () => expect(await db.outbox.count()).toBeGreaterThan(before));
      await until(async () => ((await entry()).nextAt > 0 ? undefined : isAnswered()));
    },
    tryAgain: async () => {
      outbox.flush(true);
      await until(isAnswered);
    },
    takeBack: async () => {
      await outbox.decline((await entry()).id);
      await until(async () => expect(isSettled((await entry()).state)).toBe(true));
    },
    left: async () => {
      const cart = (await readCart(db, placeId)) ?? emptyCart(placeId);
      const { menu, settings } = await menuOf(on);
      const asking = { orderType, settings, off: new Set<OffKey>(), hasUser: false };
      const { lines, promo: held } = reconcileCart(cart, indexMenu(menu), asking).cart;
      const isSeated = session !== undefined && (await db.sessions.get([placeId, session.id])) !== undefined;
      return { dishes: lines.map(({ lineId }) => lineId.replace('line-', '')), code: held?.code, isSeated };
    },
  };
}

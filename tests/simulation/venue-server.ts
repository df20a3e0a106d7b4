// The real server with an in-memory SQLite and the simulation's clock. Shared by many schedules, each at a table in a period
// of its own.
import { tmpdir } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { HEADERS } from '#contract/headers.ts';
import type { RawAnswer } from '#contract/order/order-answer.ts';
import type { CommandCall } from '#contract/outbox/command.ts';
import { parseSessionAnswer } from '#contract/session/session.ts';
import type { PlaceId, ProductId, SessionId } from '#domain/ids.ts';
import type { Menu } from '#domain/menu/menu.ts';
import type { PlacedOrder } from '#domain/order/order.ts';
import type { TableSession } from '#domain/session/session.ts';
import { createApp } from '../../server/app.ts';
import { switchOff, switchOn } from '../../server/store/availability/availability.ts';
import { listOrders } from '../../server/store/order/orders.ts';
import type { PublishedVenue } from '../../server/store/place/published.ts';
import { closeSitting, findOpenSitting } from '../../server/store/session/sittings.ts';
import { openSqlite } from '../../server/store/sqlite.ts';
import type { Store } from '../../server/store/store.ts';
import { publishVenue } from '../support/publish-venue.ts';
import { clockedLimit } from './clocked-limit.ts';
import { BASE_PRICES, type Prices, SLUG, venueWith } from './venue.ts';

export interface BillAsked {
  readonly id: string;
  readonly sessionId: string;
  /** Epoch ms. */
  readonly at: number;
  /** No guest requested this bill here: the request moved to this table with an order. */
  readonly isBrought?: boolean;
}

export interface VenueServer {
  readonly app: FastifyInstance;
  /** The store without injected crashes, for observers. */
  readonly store: Store;
  readonly clock: () => number;
  readonly placeId: PlaceId;
  readonly menu: () => Menu;
  readonly prices: () => Prices;
  readonly order: (request: CommandCall) => Promise<RawAnswer>;
  readonly scan: (table: string) => Promise<TableSession>;
  readonly closeTable: (table: string) => Promise<void>;
  /** Ends all sessions at a table now. */
  readonly lapse: (table: string) => Promise<void>;
  readonly setPrices: (prices: Prices) => Promise<void>;
  /** Publishes the venue with these changes; without an argument, the original one. */
  readonly setRules: (rules?: (venue: PublishedVenue) => PublishedVenue) => Promise<void>;
  readonly setOff: (product: ProductId, off: boolean) => Promise<void>;
  /** The kitchen's orders of these sittings, in order of arrival. */
  readonly ledger: (sessions: Iterable<SessionId>) => Promise<readonly PlacedOrder[]>;
  /** Bill requests of these sittings, in order. */
  readonly bills: (sessions: Iterable<SessionId>) => Promise<readonly BillAsked[]>;
  /** The next order's transaction is rolled back at its end, like a crash before the commit. */
  readonly crashBeforeCommit: () => void;
  /** 1, 2, 3 …: separates the ids of schedules on this server. */
  readonly freshNumber: () => number;
  readonly close: () => Promise<void>;
}

const CONFIG = {
  clientId: 'sim',
  clientName: 'Simulation',
  dataDir: tmpdir(),
  frameAncestors: [],
  logLevel: 'silent',
  tlsCert: undefined,
  tlsKey: undefined,
  trustProxy: false,
} as const;

const menuOf = async (store: Store): Promise<Menu> => {
  const row = await store.read
    .selectFrom('places')
    .select('document')
    .where('slug', '=', SLUG)
    .executeTakeFirstOrThrow();
  return (JSON.parse(row.document) as { menu: Menu }).menu;
};

/** `clock`: epoch ms, read at every request. */
export async function openVenueServer(clock: () => number): Promise<VenueServer> {
  const real = await openSqlite(':memory:');
  let crashes = false;
  let scans = 1;
  let numbers = 0;
  const store: Store = {
    ...real,
    limit: clockedLimit(clock),
    write: (placeId, job) =>
      real.write(placeId, async (tx) => {
        const result = await job(tx);
        if (!crashes) return result;
        crashes = false;
        throw new Error('crash before commit');
      }),
  };
  const app = await createApp({ store, config: CONFIG, clock });
  let prices = BASE_PRICES;
  let rules = (venue: PublishedVenue) => venue;
  const publish = async (next: Prices) => {
    prices = next;
    const { place } = await publishVenue(real, SLUG, (idFor) => rules(venueWith(next, idFor)), clock());
    return place.id;
  };
  const placeId = await publish(BASE_PRICES);
  let menu = await menuOf(real);

  return {
    app,
    store: real,
    clock,
    placeId,
    menu: () => menu,
    prices: () => prices,
    order: (request) => inject(app, request),
    scan: async (table) => {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/tables/verify_token',
        // A new address for each scan, because rate limits are not tested here.
        remoteAddress: addressOf(scans++),
        payload: { token: `code-${table}`, placeSlug: SLUG },
      });
      const session = parseSessionAnswer(answer.statusCode, answer.json());
      if (!session.ok) throw new Error(`No session: ${answer.body}`);
      return session.value;
    },
    closeTable: async (table) => {
      await real.write(placeId, (tx) => closeSitting(tx, { placeId, table }, 'staff', clock()));
    },
    lapse: async (table) => {
      await real.write(placeId, async (tx) => {
        const open = await findOpenSitting(tx.db, placeId, table);
        if (!open) return;
        const tokens = tx.db.updateTable('session_tokens').set({ expires_at: clock() });
        await tokens.where('session_id', '=', open.sitting.id).execute();
      });
    },
    setPrices: async (next) => {
      await publish(next);
      menu = await menuOf(real);
    },
    setRules: async (next = (venue) => venue) => {
      rules = next;
      await publish(prices);
      menu = await menuOf(real);
    },
    setOff: (productId, off) =>
      real.write(placeId, (tx) =>
        off ? switchOff(tx, { placeId, productId, until: null, seq: 1 }) : switchOn(tx, placeId, productId),
      ),
    ledger: async (sessions) => {
      const orders = await Promise.all([...sessions].map((id) => listOrders(real.read, placeId, id)));
      return orders.flat().toSorted((a, b) => a.placedAt - b.placedAt || a.number - b.number);
    },
    bills: async (sessions) => {
      const rows = await real.read
        .selectFrom('journal')
        .select(['session_id', 'at', 'payload'])
        .where('place_id', '=', placeId)
        .where('type', '=', 'bill.wanted')
        .where('session_id', 'in', [...sessions])
        .orderBy('seq')
        .execute();
      return rows.map(({ session_id, at, payload }) => {
        const { commandId = '' } = JSON.parse(payload) as { commandId?: string };
        return { id: commandId, sessionId: session_id ?? '', at };
      });
    },
    crashBeforeCommit: () => {
      crashes = true;
    },
    freshNumber: () => ++numbers,
    close: async () => {
      await app.close();
      await real.close();
    },
  };
}

/** A separate address, because rate limits are not tested here. */
export const addressOf = (number: number): string =>
  `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;

async function inject(app: FastifyInstance, { place, method, path, headers, body }: CommandCall): Promise<RawAnswer> {
  const answer = await app.inject({
    method: method === 'put' ? 'PUT' : 'POST',
    url: `/api/${path}`,
    headers: { ...headers, [HEADERS.place]: String(place) },
    remoteAddress: addressOf(Number.parseInt(headers[HEADERS.idempotencyKey]?.slice(24) ?? '0', 16)),
    payload: body,
  });
  const type = answer.headers['content-type'];
  const retryAfter = answer.headers['retry-after'];
  return {
    status: answer.statusCode,
    contentType: typeof type === 'string' ? type : null,
    retryAfter: retryAfter === undefined ? null : String(retryAfter),
    body: answer.body === '' ? undefined : JSON.parse(answer.body),
  };
}

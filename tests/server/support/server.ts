// A test server without a port: guests scan, order and ask by injected requests.
import type { FastifyInstance } from 'fastify';
import type { DestinationStream } from 'pino';
import * as v from 'valibot';
import type { OrderBody } from '#contract/order/order.ts';
import { sessionAnswerSchema } from '#contract/session/session.ts';
import { createApp } from '../../../server/app.ts';
import type { Config } from '../../../server/config.ts';
import type { Payments } from '../../../server/payments/payments.ts';
import { readJournal } from '../../../server/store/journal.ts';
import type { Store } from '../../../server/store/store.ts';
import { CODE, publish, type VenueOptions } from './venues.ts';

/** A Tuesday noon in Sofia. */
export const NOON = Date.UTC(2026, 9, 6, 9, 0);
export const MINUTE = 60_000;
export const HOUR = 3_600_000;

let made = 0;
/** A new order id, like a device's. */
export const nextId = (): string => {
  made += 1;
  return `0199c000-0000-7000-8000-${String(made).padStart(12, '0')}`;
};

type Line = OrderBody['products'][number];

export interface OrderOptions {
  readonly session: string;
  readonly id?: string;
  readonly products?: unknown;
  readonly comments?: unknown;
  /** Further fields of the body. */
  readonly more?: object;
  /** Total shown to the guest; absent: the real price of one salad. */
  readonly total?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly place?: string;
}

export interface TestServer {
  readonly app: FastifyInstance;
  readonly store: Store;
  readonly placeId: number;
  readonly clock: { now: number };
  readonly id: (kind: string, key: string) => number;
  readonly line: (slug: string, over?: Partial<Line>) => Line;
  /** Session secret for a table's code. */
  readonly scan: (code?: string, place?: string) => Promise<string>;
  readonly order: (options: OrderOptions) => ReturnType<TestServer['post']>;
  readonly post: (url: string, body: unknown, headers?: Record<string, string>) => Promise<Answer>;
  readonly get: (url: string, headers?: Record<string, string>) => Promise<Answer>;
  /** Ids of the kitchen's orders. */
  readonly ledger: () => Promise<string[]>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  readonly text: string;
  /** `undefined` when it is not JSON. */
  readonly json: unknown;
}

/** Code of a refusal: "price_changed"; the whole answer when it is none. */
export const messageOf = (answer: Answer): unknown => {
  const refused = v.safeParse(v.object({ payload: v.object({ message: v.string() }) }), answer.json);
  return refused.success ? refused.output.payload.message : answer.text;
};

export const DEFAULTS = {
  clientId: 'tabl',
  clientName: 'Tabl',
  frameAncestors: [],
  logLevel: 'silent',
  tlsCert: undefined,
  tlsKey: undefined,
  trustProxy: false,
} as const;

export interface ServerOptions extends VenueOptions {
  /** Creates the payments with the server's clock. */
  readonly payments?: (clock: () => number, appOf: () => FastifyInstance | undefined) => Payments;
  readonly logStream?: DestinationStream;
  readonly logLevel?: 'info';
  /** true: one proxy. */
  readonly trustProxy?: boolean | readonly string[];
  /** Guests get mails; the test starts the sender. */
  readonly smtpUrl?: string | undefined;
  /** Demo venues, which write their booking mails as files without a mail server. */
  readonly demoSlugs?: readonly string[];
  /** The map services of the server. */
  readonly map?: Partial<Pick<Config, 'geocoderUrl' | 'tilesUrl' | 'tilesAttribution' | 'privateMap'>>;
}

export const startServer = async (store: Store, dataDir: string, options: ServerOptions = {}): Promise<TestServer> => {
  const clock = { now: NOON };
  const { place } = await publish(store, options);
  const ids = await store.read.selectFrom('menu_ids').selectAll().where('place', '=', place.slug).execute();
  const id = (kind: string, key: string): number => {
    const found = ids.find((row) => row.kind === kind && row.key === key);
    if (!found) throw new Error(`The venue has no ${kind} ${key}`);
    return found.id;
  };
  const made: { app?: FastifyInstance | undefined } = {};
  const payments = options.payments?.(
    () => clock.now,
    () => made.app,
  );
  const app = await createApp({
    store,
    ...(payments && { payments }),
    demoSlugs: options.demoSlugs ?? [],
    config: {
      ...DEFAULTS,
      dataDir,
      logLevel: options.logLevel ?? 'silent',
      trustProxy: options.trustProxy === true ? 1 : (options.trustProxy ?? false),
      smtpUrl: options.smtpUrl,
      ...options.map,
    },
    clock: () => clock.now,
    ...(options.logStream ? { logStream: options.logStream } : {}),
  });
  made.app = app;
  // A late notification of the bank double finds no server.
  app.addHook('onClose', async () => {
    made.app = undefined;
  });
  const toAnswer = (response: Awaited<ReturnType<FastifyInstance['inject']>>): Answer => ({
    status: response.statusCode,
    headers: response.headers,
    text: response.body,
    json: String(response.headers['content-type']).startsWith('application/json') ? response.json() : undefined,
  });
  const post: TestServer['post'] = async (url, body, headers = {}) =>
    toAnswer(
      await app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/json', 'x-place': String(place.id), ...headers },
        payload: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    );
  const line: TestServer['line'] = (slug, over = {}) => ({
    product_id: id('product', slug),
    product_variant_id: id('variant', slug),
    quantity: 1,
    ...over,
  });
  return {
    app,
    store,
    placeId: place.id,
    clock,
    id,
    line,
    post,
    get: async (url, headers = {}) =>
      toAnswer(await app.inject({ url, headers: { 'x-place': String(place.id), ...headers } })),
    scan: async (code = CODE.one, slug = place.slug) => {
      const answer = await post('/api/tables/verify_token', { token: code, placeSlug: slug });
      if (answer.status !== 200) throw new Error(`Scanning ended with ${answer.status} ${answer.text}`);
      return v.parse(sessionAnswerSchema, answer.json).session.token;
    },
    order: ({
      session,
      id: orderId = nextId(),
      products = [line('salad')],
      comments,
      more,
      total = '7.90',
      headers,
      place: at,
    }) =>
      post(
        '/api/orders',
        { session, products, ...(comments === undefined ? {} : { order_comment: comments }), ...more },
        {
          'idempotency-key': orderId,
          'x-shown-total': total,
          'x-order-age': '0',
          'x-order-label': 'K2-41',
          ...(at === undefined ? {} : { 'x-place': at }),
          ...headers,
        },
      ),
    ledger: async () =>
      (await readJournal(store, place.id)).flatMap((row) => (row.type === 'order.placed' ? [row.orderId ?? '?'] : [])),
  };
};

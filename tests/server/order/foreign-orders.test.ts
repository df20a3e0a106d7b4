// Foreign and unknown orders get equal answers, so that nobody can probe for orders.
import { expect, test } from 'vitest';
import { customer } from '../account/customers.ts';
import { send, taking, till } from '../payment/paying.ts';
import { withServer } from '../support/one-server.ts';
import { nextId, type TestServer } from '../support/server.ts';
import { signInAs } from '../support/staff.ts';
import { publish } from '../support/venues.ts';

const { start } = withServer();

interface Asker {
  readonly on: TestServer;
  readonly session: string;
  readonly guest: Readonly<Record<string, string>>;
  /** An owner of another place on the same server. */
  readonly owner: Readonly<Record<string, string>>;
}
type Method = 'GET' | 'POST' | 'DELETE';
type Ask = readonly [
  method: Method,
  url: (id: string) => string,
  body: (id: string) => object | undefined,
  'guest' | 'owner',
];

const nothing = () => undefined;
const post = (url: string, who: 'guest' | 'owner', body: (id: string) => object): Ask => ['POST', () => url, body, who];
const fact = (kind: string) =>
  post('/api/staff/commands/orderFact', 'owner', (orderId) => ({ orderId, fact: { kind } }));

const ASKS: Readonly<Record<string, Ask>> = {
  'what it was answered': ['GET', (id) => `/api/orders/by-client-id/${id}`, nothing, 'guest'],
  'a payment of it': post('/api/epay/initiateEpayOrder', 'guest', (orderKey) => ({ orderKey, provider: 'stripe' })),
  'a payment of it by a saved card': post('/api/epay/initiateEpayOrderOneTouch', 'guest', (orderKey) => ({
    ...{ orderKey, provider: 'epay_onetouch', payment_instrument: 'card-0001' },
  })),
  'how its payment stands': post('/api/epay/checkPaymentStatus', 'guest', (orderKey) => ({ orderKey })),
  'cancelling its payment': post('/api/payments/cancel', 'guest', (orderKey) => ({ orderKey })),
  'paying it on receipt': post('/api/payments/on-receipt', 'guest', (orderKey) => ({
    ...{ orderKey, payment_method: 'cash' },
  })),
  'its history': ['GET', (id) => `/api/staff/orders/history/${id}`, nothing, 'owner'],
  'accepting it': fact('accepted'),
  'confirming it': fact('confirmed'),
  'moving it on': post('/api/staff/commands/orderStatus', 'owner', (orderId) => ({ orderId, to: 'rejected' })),
  'a ban of its device': post('/api/staff/bans', 'owner', (orderId) => ({
    orderId,
    reason: 'noise',
    words: '',
    span: 'day',
  })),
};

const ask = async ({ on, guest, owner }: Asker, [method, url, body, who]: Ask, id: string) => {
  const payload = body(id);
  const answer = await on.app.inject({
    method,
    url: url(id),
    headers: { ...(who === 'guest' ? guest : owner), 'idempotency-key': nextId(), 'x-order-age': '0' },
    ...(payload && { payload }),
  });
  return [answer.statusCode, answer.body.replaceAll(id, 'the order').replace(/[0-9a-f-]{36}/g, 'an id')];
};

test.each(Object.keys(ASKS))('%s: gives a foreign order the same answer as an unknown one', async (what) => {
  const on = await start(taking(till()));
  const own = nextId();
  expect((await send(on, { id: own, body: { payment_method: 'cash' } })).status).toBe(201);
  const other = (await publish(on.store, { slug: 'other' })).place.id;
  const there = {
    ...on,
    placeId: other,
    post: (url: string, body: unknown) => on.post(url, body, { 'x-place': String(other) }),
  };
  const { headers } = await customer(on);
  const session = await on.scan();
  const asker: Asker = {
    ...{ on, session },
    guest: {
      'x-place': String(on.placeId),
      'x-session': session,
      'x-order-secrets': 'a-secret-of-somebody-else-1',
      ...headers,
    },
    owner: { 'x-place': String(other), ...(await signInAs(there, 'CLIENT_ADMIN')).headers },
  };
  const one = ASKS[what];
  if (!one) throw new Error(what);
  const [foreign, unknown] = [await ask(asker, one, own), await ask(asker, one, nextId())];
  expect(foreign).toEqual(unknown);
  expect(foreign[1]).toContain('unknown_order');
});

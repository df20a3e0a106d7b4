// A venue with card payments, a bank double, a pickup guest, and the bank's buttons.
import type { FastifyInstance } from 'fastify';
import type { DeviceSettings } from '#domain/place/device-settings.ts';
import type { Place } from '#domain/place/place.ts';
import { injecting } from '../../../server/payments/double/injecting.ts';
import { createPayments, type Payments } from '../../../server/payments/payments.ts';
import type { PaymentPort } from '../../../server/services/payment/payment-port.ts';
import { type Answer, nextId, type ServerOptions, type TestServer } from '../support/server.ts';

export const SECRET = 'Kx3-own-secret-of-an-order_1';
export const SECRETS = { 'x-order-secrets': SECRET };
export const WHOM = { client_name: 'Елена Петрова', client_phone: '+359888123456', payment_method: 'online' };

/** Payments of the running server: pages of the double, and a poll of all open payments. */
export interface Till {
  payments: Payments | undefined;
  look: () => Promise<void>;
}

export const till = (): Till => ({ payments: undefined, look: async () => undefined });

interface Wish {
  readonly house?: Partial<DeviceSettings>;
  readonly place?: Partial<Place>;
  readonly publicUrl?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Reuses another server's double with its memory. */
  readonly double?: Payments;
  /** Wraps each provider port. */
  readonly watch?: (port: PaymentPort) => PaymentPort;
}

/** A venue with the payment module and a double. */
export const taking = (at: Till, wish: Wish = {}): ServerOptions => ({
  house: wish.house ?? {},
  place: {
    modules: ['payments'],
    orderTypes: (['spot', 'delivery', 'preorder'] as const).map((type, id) => ({
      ...{ type, id: id + 1, discounts: [], prices: [], radiuses: [], shapes: [] },
      payments: ['cash', 'card', 'online'] as const,
    })),
    ...wish.place,
  },
  payments: (clock: () => number, appOf: () => FastifyInstance | undefined): Payments => {
    const made = createPayments({
      env: wish.env ?? {},
      publicUrl: wish.publicUrl,
      demoSlugs: ['bistro'],
      clock,
      deliver: injecting(appOf),
    });
    const { watch = (port: PaymentPort) => port } = wish;
    const { ports, ...rest } = wish.double ?? made;
    const payments = {
      ...rest,
      ports: (slug: string) => ports(slug).map(watch),
      follow: (look: () => Promise<void>) => {
        at.look = look;
      },
    };
    at.payments = payments;
    return payments;
  },
});

/** An order to fetch. */
export const send = (
  on: TestServer,
  over: {
    readonly id?: string;
    readonly body?: object;
    readonly total?: string;
    readonly headers?: Record<string, string>;
  } = {},
): Promise<Answer> =>
  on.post(
    '/api/orders/preorder',
    { token: SECRET, products: [on.line('salad')], ...WHOM, ...over.body },
    {
      'idempotency-key': over.id ?? nextId(),
      'x-shown-total': over.total ?? '7.90',
      'x-order-age': '0',
      'x-device': '0199c0000000400080000000',
      ...over.headers,
    },
  );

export interface Told {
  readonly success: boolean;
  readonly red?: string;
  readonly payload: {
    readonly payment_status: string;
    readonly payment_key: string;
    readonly amount: string;
    readonly refunded: string;
    readonly red?: string;
  };
}

export const start = async (
  on: TestServer,
  orderKey: string,
  { body = {}, headers = {} }: { readonly body?: object; readonly headers?: Record<string, string> } = {},
): Promise<{ readonly answer: Answer; readonly told: Told }> => {
  const answer = await on.post('/api/epay/initiateEpayOrder', { orderKey, ...body }, { ...SECRETS, ...headers });
  return { answer, told: answer.json as Told };
};

/** State of an order's payment, as its guest reads it. */
export const statusOf = async (on: TestServer, orderKey: string): Promise<string | undefined> => {
  const answer = await on.post('/api/epay/checkPaymentStatus', { orderKey }, SECRETS);
  return (answer.json as { payload: Told['payload'] | null }).payload?.payment_status;
};

/** Presses a button on the bank's page; returns the redirect. */
export const press = async (on: TestServer, page: string | undefined, action: string): Promise<string> => {
  const answer = await on.app.inject({
    method: 'POST',
    url: new URL(page ?? '').pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `action=${action}`,
  });
  return String(answer.headers.location);
};

/** The order as its guest reads it. */
export const ownOrder = async (on: TestServer): Promise<Record<string, unknown>> =>
  ((await on.get('/api/orders/own', SECRETS)).json as Record<string, unknown>[]).at(-1) ?? {};

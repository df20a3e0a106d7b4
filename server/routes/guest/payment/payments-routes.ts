// Card payments. [S7.21–S7.26, S7.32]
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as v from 'valibot';
import { HEADERS } from '#contract/headers.ts';
import { parseSecrets } from '#contract/order/order-secret.ts';
import {
  cardPaymentToWire,
  initiateBodySchema,
  initiatedSchema,
  initiateOneTouchBodySchema,
  instrumentDeletedSchema,
  instrumentKeyBodySchema,
  onReceiptBodySchema,
  onReceiptSchema,
  orderKeyBodySchema,
  paymentKeyBodySchema,
  paymentRefusalToWire,
  paymentRefusedSchema,
  paymentStatusSchema,
} from '#contract/payment/card-payment.ts';
import {
  instrumentsSchema,
  instrumentsToWire,
  paymentOfferSchema,
  paymentOfferToWire,
} from '#contract/payment/offer.ts';
import { PAYMENT_RATE_LIMITED, type PaymentRefusal } from '#domain/payment/payment-refusal.ts';
import { parseAmount, ZERO } from '#domain/pricing/money.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { freshToken } from '../../../services/account/customer.ts';
import { cancelPayment } from '../../../services/payment/cancel-payment.ts';
import { payableDeposit } from '../../../services/payment/deposit-rules.ts';
import { deleteInstrument, savedCards } from '../../../services/payment/instruments.ts';
import { offeredAt } from '../../../services/payment/offered.ts';
import { payableOrder } from '../../../services/payment/order-rules.ts';
import { payOnReceipt } from '../../../services/payment/pay-on-receipt.ts';
import { mayPay } from '../../../services/payment/payer.ts';
import { askNow, statusOfKey, statusOfOrder } from '../../../services/payment/payment-status.ts';
import { payableShare } from '../../../services/payment/share-rules.ts';
import { startCardPayment } from '../../../services/payment/start-payment.ts';
import { toldPayment } from '../../../services/payment/told-payments.ts';
import type { PublishedPlace } from '../../../services/place/published-places.ts';
import type { Services } from '../../../services/services.ts';
import { addressOf } from '../../call-address.ts';
import { placeHeaders, refusedSchema, secretHeaders } from '../../documented.ts';
import { headerOf, placeOf } from '../../place.ts';
import { personal, refusal } from '../../replies.ts';
import { customerBeside, customerOfCall } from '../account/guard.ts';

type InitiateBody = v.InferOutput<typeof initiateBodySchema> & { readonly payment_instrument?: string };

const REFUSED = 422;
const STATUSES: Readonly<Partial<Record<PaymentRefusal['code'], number>>> = {
  unknown_order: 404,
  unknown_instrument: 404,
  card_payment_requires_login: 401,
  already_paying: 409,
  provider_unreachable: 503,
};

const refuse = (reply: FastifyReply, place: PublishedPlace, why: PaymentRefusal): FastifyReply =>
  personal(reply, {
    status: STATUSES[why.code] ?? REFUSED,
    body: paymentRefusalToWire(why, place.document.place.currency),
  });

/** Public origin of the server: from the settings, otherwise from the request. */
const originOf = (request: FastifyRequest, publicUrl: string | undefined): string =>
  publicUrl ?? `${request.protocol}://${request.host}`;

const payerOf = async (services: Services, request: FastifyRequest) => ({
  secrets: parseSecrets(headerOf(request, HEADERS.orderSecrets)),
  customer: await customerBeside(services, request),
});

export const paymentRoutes = (app: FastifyInstance, services: Services, publicUrl: string | undefined): void => {
  const { places, limits } = services;

  /** Counts a payer's request by the order, others by IP address. Returns the seconds to wait, if any. */
  const limitPayment = (request: FastifyRequest, place: PublishedPlace, orderKey: string, isPayer: boolean) =>
    isPayer ? limits.payments.take(`${place.id} ${orderKey}`) : limits.unprovenPayments.take(addressOf(request));

  const start = async (request: FastifyRequest<{ Body: InitiateBody }>, reply: FastifyReply): Promise<FastifyReply> => {
    const place = await placeOf(places, request, reply);
    if (!place) return reply;
    const { body } = request;
    const { currency, defaultLanguage } = place.document.place;
    const payer = await payerOf(services, request);
    const isPayer = await mayPay(services, place.id, body.orderKey, payer);
    const wait = await limitPayment(request, place, body.orderKey, isPayer);
    if (wait !== undefined)
      return personal(reply, { status: 429, body: refusal(PAYMENT_RATE_LIMITED), retryAfter: wait });
    if (!isPayer) return refuse(reply, place, { code: 'unknown_order' });
    const [shown, tip] = [body.shown_total, body.tip].map((text) =>
      text === undefined ? undefined : parseAmount(text, currency),
    );
    const started = await startCardPayment(services, place, {
      claim: async (tx, { until }) => {
        const now = { until, at: services.clock() };
        return (
          (await payableShare(tx, place.id, body.orderKey, now)) ??
          (await payableDeposit(tx, place.id, body.orderKey, now)) ??
          payableOrder(tx, place.id, body.orderKey, until)
        );
      },
      provider: body.provider,
      shown,
      tip: tip ?? ZERO,
      customer: payer.customer,
      instrumentKey: body.payment_instrument,
      saves: body.save_card === true && payer.customer !== undefined,
      language: body.client_language ?? defaultLanguage,
      origin: originOf(request, publicUrl),
    });
    if (!started.ok) return refuse(reply, place, started.error);
    const payload = cardPaymentToWire(await toldPayment(services.store.read, started.value));
    return personal(reply, {
      status: 200,
      body: { success: true, ...(payload.red !== undefined && { red: payload.red }), payload },
    });
  };

  const answers = {
    200: initiatedSchema,
    401: paymentRefusedSchema,
    404: paymentRefusedSchema,
    409: paymentRefusedSchema,
    422: paymentRefusedSchema,
    429: refusedSchema,
    503: paymentRefusedSchema,
  };

  app.post<{ Body: InitiateBody }>(
    '/api/epay/initiateEpayOrder',
    {
      schema: {
        summary:
          'Starts the payment of an order by card, or leads back to the one that is open: `red` is where the guest pays',
        headers: secretHeaders,
        body: initiateBodySchema,
        response: answers,
      },
    },
    start,
  );

  app.post<{ Body: InitiateBody }>(
    '/api/epay/initiateEpayOrderOneTouch',
    {
      schema: {
        summary: 'Pays an order with a saved card; `red`, where there is one, is where the bank asks its holder',
        headers: secretHeaders,
        body: initiateOneTouchBodySchema,
        response: answers,
      },
    },
    start,
  );

  app.post<{ Body: v.InferOutput<typeof onReceiptBodySchema> }>(
    '/api/payments/on-receipt',
    {
      schema: {
        summary: 'An order that waits to be paid online is paid on receipt instead, and its kitchen gets it',
        headers: secretHeaders,
        body: onReceiptBodySchema,
        response: { ...answers, 200: onReceiptSchema },
      },
    },
    async (request, reply) => {
      const place = await placeOf(places, request, reply);
      if (!place) return reply;
      const { orderKey: orderId, payment_method: method } = request.body;
      const isPayer = await mayPay(services, place.id, orderId, await payerOf(services, request));
      const wait = await limitPayment(request, place, orderId, isPayer);
      if (wait !== undefined)
        return personal(reply, { status: 429, body: refusal(PAYMENT_RATE_LIMITED), retryAfter: wait });
      if (!isPayer) return refuse(reply, place, { code: 'unknown_order' });
      const done = await payOnReceipt(services, place, { orderId, method });
      return done.ok ? personal(reply, { status: 200, body: { success: true } }) : refuse(reply, place, done.error);
    },
  );

  app.post<{ Body: v.InferOutput<typeof orderKeyBodySchema> }>(
    '/api/payments/cancel',
    {
      schema: {
        summary: 'Shuts the provider’s page of an open payment; the answer is how the payment stands then',
        headers: secretHeaders,
        body: orderKeyBodySchema,
        response: { ...answers, 200: paymentStatusSchema },
      },
    },
    async (request, reply) => {
      const place = await placeOf(places, request, reply);
      if (!place) return reply;
      const { orderKey } = request.body;
      const isPayer = await mayPay(services, place.id, orderKey, await payerOf(services, request));
      const wait = await limitPayment(request, place, orderKey, isPayer);
      if (wait !== undefined)
        return personal(reply, { status: 429, body: refusal(PAYMENT_RATE_LIMITED), retryAfter: wait });
      if (!isPayer) return refuse(reply, place, { code: 'unknown_order' });
      const done = await cancelPayment(services, place, orderKey);
      if (!done.ok) return refuse(reply, place, done.error);
      const payload = cardPaymentToWire(await toldPayment(services.store.read, done.value));
      return personal(reply, { status: 200, body: { success: true, payload } });
    },
  );

  const status = async (
    request: FastifyRequest,
    reply: FastifyReply,
    find: (place: PublishedPlace) => Promise<Result<Awaited<ReturnType<typeof statusOfOrder>>, 'unknown'>>,
  ) => {
    const place = await placeOf(places, request, reply);
    if (!place) return reply;
    const found = await find(place);
    if (!found.ok) return refuse(reply, place, { code: 'unknown_order' });
    const payment = found.value && (await askNow(services, found.value));
    const payload = payment ? cardPaymentToWire(await toldPayment(services.store.read, payment)) : null;
    return personal(reply, { status: 200, body: { success: true, payload } });
  };

  const told = { 200: paymentStatusSchema, 404: paymentRefusedSchema };

  app.post<{ Body: v.InferOutput<typeof orderKeyBodySchema> }>(
    '/api/epay/checkPaymentStatus',
    {
      schema: {
        summary: 'How the payment of an order stands, by the word of its provider',
        headers: secretHeaders,
        body: orderKeyBodySchema,
        response: told,
      },
    },
    (request, reply) =>
      status(request, reply, async (place) => {
        const { orderKey } = request.body;
        const isTheirs = await mayPay(services, place.id, orderKey, await payerOf(services, request));
        return isTheirs ? ok(await statusOfOrder(services, place.id, orderKey)) : fail('unknown');
      }),
  );

  app.post<{ Body: v.InferOutput<typeof paymentKeyBodySchema> }>(
    '/api/epay/checkPaymentStatusOneTouch',
    {
      schema: {
        summary: 'How a payment stands, by its own key',
        headers: placeHeaders,
        body: paymentKeyBodySchema,
        response: told,
      },
    },
    (request, reply) =>
      status(request, reply, async (place) => {
        const payment = await statusOfKey(services, place.id, request.body.paymentKey);
        return payment ? ok(payment) : fail('unknown');
      }),
  );

  app.get(
    '/api/payments/offer',
    {
      schema: {
        summary: 'Through whom the place takes cards now',
        headers: placeHeaders,
        response: { 200: paymentOfferSchema, 404: refusedSchema },
      },
    },
    async (request, reply) => {
      const place = await placeOf(places, request, reply);
      if (!place) return reply;
      const body = paymentOfferToWire(offeredAt(services, place), place.document.place.currency);
      return personal(reply, { status: 200, body });
    },
  );

  app.get(
    '/api/users/payment-instruments',
    {
      schema: {
        summary: 'The customer’s saved cards that can be charged at the place',
        headers: placeHeaders,
        response: { 200: instrumentsSchema, 401: refusedSchema, 404: refusedSchema },
      },
    },
    async (request, reply) => {
      const place = await placeOf(places, request, reply);
      if (!place) return reply;
      const cards = await savedCards(services, place, customerOfCall(request).account.id);
      return personal(reply, { status: 200, body: instrumentsToWire(cards) });
    },
  );

  app.post<{ Body: v.InferOutput<typeof instrumentKeyBodySchema> }>(
    '/api/epay/deleteUserPaymentInstrument',
    {
      schema: {
        summary: 'Takes a saved card away, from its provider too; the token is renewed',
        headers: placeHeaders,
        body: instrumentKeyBodySchema,
        response: { 200: instrumentDeletedSchema, 401: refusedSchema, 404: paymentRefusedSchema },
      },
    },
    async (request, reply) => {
      const place = await placeOf(places, request, reply);
      if (!place) return reply;
      const customer = customerOfCall(request);
      const isGone = await deleteInstrument(services, place, customer.account.id, request.body.key);
      if (!isGone) return refuse(reply, place, { code: 'unknown_instrument' });
      const uToken = await freshToken(services, customer);
      return personal(reply, { status: 200, body: { success: true, payload: { uToken } } });
    },
  );
};

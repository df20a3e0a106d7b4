// Card payments and refunds for managers. Waiters issue fiscal receipts, and cancel payments that guests left open.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import {
  judgeBodySchema,
  receiptBodySchema,
  receiptsSchema,
  refundBodySchema,
  refundedSchema,
  staffPaymentsSchema,
} from '#contract/payment/staff-payments.ts';
import { isDay } from '#domain/owner/calendar-day.ts';
import { placeTime } from '#domain/place/hours.ts';
import { minor } from '#domain/pricing/money.ts';
import type { Result } from '#domain/result.ts';
import { type CancelRefusal, cancelByStaff } from '../../services/payment/cancel-payment.ts';
import { issueReceipt, listReceipts } from '../../services/payment/fiscal-receipts.ts';
import {
  type RefundRefusal,
  refundByStaff,
  sendRefunds,
  settleRefundTask,
} from '../../services/payment/refund-payment.ts';
import { judgePayment, staffPayment, staffPayments, toldToStaff } from '../../services/payment/staff-payments.ts';
import type { Services } from '../../services/services.ts';
import { placeHeaders, refusedSchema } from '../documented.ts';
import { placeOf } from '../place.ts';
import { personal, refusal } from '../replies.ts';
import { staffOf } from './guard.ts';

const CANCEL_STATUSES: Readonly<Record<CancelRefusal, number>> = {
  unknown_payment: 404,
  cannot_cancel: 422,
  provider_unreachable: 503,
};

const answers = { 401: refusedSchema, 403: refusedSchema, 404: refusedSchema, 422: refusedSchema };

export const staffPaymentRoutes = (app: FastifyInstance, services: Services): void => {
  app.get<{ Querystring: { day?: string | undefined } }>(
    '/api/staff/payments',
    {
      schema: {
        summary:
          'The card payments of a day, what its providers took in and sent back, and what a person has to see to',
        headers: placeHeaders,
        querystring: v.object({ day: v.optional(v.pipe(v.string(), v.check(isDay))) }),
        response: { 200: staffPaymentsSchema, ...answers },
      },
    },
    async (request, reply) => {
      const place = await placeOf(services.places, request, reply);
      if (!place) return reply;
      const day = request.query.day ?? placeTime(services.clock(), place.document.place.timeZone).date;
      return personal(reply, { status: 200, body: await staffPayments(services, place, day) });
    },
  );

  const done = async (
    request: FastifyRequest,
    reply: FastifyReply,
    work: (placeId: number, by: string) => Promise<Result<string, RefundRefusal>>,
  ): Promise<FastifyReply> => {
    const place = await placeOf(services.places, request, reply);
    if (!place) return reply;
    const asked = await work(place.id, staffOf(request).name);
    if (!asked.ok) {
      const status = asked.error === 'unknown_payment' ? 404 : 422;
      return personal(reply, { status, body: refusal(asked.error) });
    }
    // Sends at once, because the manager waits for the result; a slow provider is retried in the background.
    await sendRefunds(services);
    const payload = await staffPayment(services, place, asked.value);
    return personal(reply, { status: 200, body: { success: true, payload } });
  };

  app.post<{ Params: { key: string }; Body: v.InferOutput<typeof refundBodySchema> }>(
    '/api/staff/payments/:key/refund',
    {
      schema: {
        summary: 'Sends a card payment back, in part or whole, once under its id',
        headers: placeHeaders,
        body: refundBodySchema,
        response: { 200: refundedSchema, ...answers },
      },
    },
    (request, reply) =>
      done(request, reply, (placeId, by) => {
        const { id, amount, reason } = request.body;
        return refundByStaff(services, placeId, { key: request.params.key, id, amount: minor(amount), reason, by });
      }),
  );

  app.get(
    '/api/staff/payments/receipts',
    {
      schema: {
        summary: 'Card payments whose fiscal receipt staff issue: those that are still to be issued, and the last ones',
        headers: placeHeaders,
        response: { 200: receiptsSchema, ...answers },
      },
    },
    async (request, reply) => {
      const place = await placeOf(services.places, request, reply);
      if (!place) return reply;
      const payments = await listReceipts(services, place);
      return personal(reply, { status: 200, body: { currency: place.document.place.currency, payments } });
    },
  );

  app.post<{ Params: { key: string }; Body: v.InferOutput<typeof receiptBodySchema> }>(
    '/api/staff/payments/:key/receipt',
    {
      schema: {
        summary: 'Somebody has issued the fiscal receipt of a card payment, or has not after all',
        headers: placeHeaders,
        body: receiptBodySchema,
        response: { 200: refundedSchema, ...answers },
      },
    },
    (request, reply) =>
      done(request, reply, (placeId, by) =>
        issueReceipt(services, placeId, { key: request.params.key, isIssued: request.body.issued, by }),
      ),
  );

  app.post<{ Params: { key: string } }>(
    '/api/staff/payments/:key/cancel',
    {
      schema: {
        summary: 'Shuts the provider’s page of a guest’s share of a bill; the answer is how its payment stands then',
        headers: placeHeaders,
        response: { 200: refundedSchema, ...answers, 503: refusedSchema },
      },
    },
    async (request, reply) => {
      const place = await placeOf(services.places, request, reply);
      if (!place) return reply;
      const done = await cancelByStaff(services, place, { key: request.params.key, by: staffOf(request).name });
      if (!done.ok) return personal(reply, { status: CANCEL_STATUSES[done.error], body: refusal(done.error) });
      const [payload] = await toldToStaff(services, place.id, [done.value]);
      return personal(reply, { status: 200, body: { success: true, payload } });
    },
  );

  app.post<{ Params: { key: string }; Body: v.InferOutput<typeof judgeBodySchema> }>(
    '/api/staff/payments/:key/judge',
    {
      schema: {
        summary: 'A manager says whether a payment was paid whose provider contradicts itself',
        headers: placeHeaders,
        body: judgeBodySchema,
        response: { 200: refundedSchema, ...answers },
      },
    },
    (request, reply) =>
      done(request, reply, (placeId, by) =>
        judgePayment(services, placeId, { key: request.params.key, isPaid: request.body.paid, by }),
      ),
  );

  app.post<{ Params: { id: string } }>(
    '/api/staff/payments/refunds/:id/done',
    {
      schema: {
        summary: 'A person has sent back what its provider could not',
        headers: placeHeaders,
        response: { 200: refundedSchema, ...answers },
      },
    },
    (request, reply) => done(request, reply, (placeId) => settleRefundTask(services, placeId, request.params.id)),
  );
};

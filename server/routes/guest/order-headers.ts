// Strict parsers of an order's headers: an unreadable header rejects the order.
import type { FastifyRequest } from 'fastify';
import type { InferOutput } from 'valibot';
import { parseAvoidance } from '#contract/diet/avoidance.ts';
import { HEADERS } from '#contract/headers.ts';
import { spendFromWire } from '#contract/loyalty/spend-wire.ts';
import { commentsFromWire, hasTooManyLines, type orderBodySchema, toOrderLine } from '#contract/order/order.ts';
import { parseDeviceId } from '#contract/order/orderer.ts';
import { parseEarlier } from '#contract/session/earlier-sessions.ts';
import type { OrderId } from '#domain/ids.ts';
import { parseOrderId } from '#domain/order/order-id.ts';
import type { RefusalCode } from '#domain/order/refusal.ts';
import { type Currency, parseAmount } from '#domain/pricing/money.ts';
import type { OrderRequest } from '../../services/order/order-request.ts';
import { addressOf } from '../call-address.ts';
import { headerOf } from '../place.ts';

export const orderIdOf = (request: FastifyRequest): OrderId | undefined =>
  parseOrderId(headerOf(request, HEADERS.idempotencyKey) ?? '');

/** "K2-41", or another label that can be read aloud and printed. */
const labelOf = (request: FastifyRequest): string | undefined => {
  const label = headerOf(request, HEADERS.label);
  return label !== undefined && /^[A-Za-z0-9][A-Za-z0-9-]{0,15}$/.test(label) ? label : undefined;
};

/** Device id, as claimed. */
export const deviceOf = (request: FastifyRequest): string | undefined =>
  parseDeviceId(headerOf(request, HEADERS.device));

/** Secrets of earlier sittings of the same guest. */
export const earlierOf = (request: FastifyRequest) => parseEarlier(headerOf(request, HEADERS.earlierSession));

const ageOf = (request: FastifyRequest): number | undefined => {
  const age = headerOf(request, HEADERS.orderAge) ?? '';
  return /^\d{1,9}$/.test(age) ? Number(age) * 1000 : undefined;
};

/** Common headers of every device command; `undefined` without an id. */
export const commandOf = (request: FastifyRequest) => {
  const id = orderIdOf(request);
  return (
    id && {
      id,
      earlier: earlierOf(request),
      device: deviceOf(request),
      ageMs: ageOf(request),
      confirmed: headerOf(request, HEADERS.confirmed) === '1',
      address: addressOf(request),
    }
  );
};

/** `undefined` without an id or a shown total. */
export const readOrder = (
  request: FastifyRequest,
  body: InferOutput<typeof orderBodySchema>,
  currency: Currency,
): OrderRequest | undefined => {
  const command = commandOf(request);
  const shownTotal = parseAmount(headerOf(request, HEADERS.shownTotal) ?? '', currency);
  if (!command || shownTotal === undefined) return undefined;
  return {
    ...command,
    token: body.session,
    lines: body.products.map(toOrderLine),
    comments: commentsFromWire(body.order_comment),
    ...(body.products.some(({ comment }) => typeof comment === 'string') && {
      lineComments: body.products.map(({ comment }) => comment ?? undefined),
    }),
    avoidance: parseAvoidance(headerOf(request, HEADERS.avoid), headerOf(request, HEADERS.diet)),
    shownTotal,
    label: labelOf(request),
    replaces: parseOrderId(headerOf(request, HEADERS.replaces) ?? ''),
    promoCode: body.promo_code || undefined,
    orderNumber: body.order_number ?? undefined,
    spend: spendFromWire(body, currency),
    isRegistered: body.registered_discount === true,
  };
};

/** Refusal of an unreadable order that its guest can correct. */
export const unreadableOrder = (body: unknown): RefusalCode | undefined =>
  hasTooManyLines(body) ? 'too_many_dishes' : undefined;

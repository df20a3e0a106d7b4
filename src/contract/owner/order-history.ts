// Orders of a day, and a single order in full, on the wire.
import * as v from 'valibot';
import { ORDER_STATUSES } from '#domain/order/order.ts';
import { isDay } from '#domain/owner/calendar-day.ts';
import type { OrdersOfDay, WholeOrder } from '#domain/owner/order-history.ts';
import { paymentsSchema } from '../bill/payment.ts';
import { staffOrderSchema } from '../service/board.ts';
import { orderFactSchema, rejectReasonSchema } from '../service/order-facts.ts';
import { typedReader } from '../staff/staff-answers.ts';
import { maybe, name, whole } from '../stored-fields.ts';
import { figuresSchema } from './today.ts';

/** "2026-10-03" */
export const daySchema = v.pipe(v.string(), v.check(isDay, 'Not a day'));

/** A search text may be as long as a dish's name. */
export const searchSchema = v.pipe(v.string(), v.maxLength(200));

export const ordersOfDaySchema = v.object({
  day: name,
  page: whole,
  pages: whole,
  found: whole,
  orders: v.array(staffOrderSchema),
  figures: figuresSchema,
});

const done = { at: v.number(), by: v.string() };

const step = v.variant('kind', [
  v.object({ ...done, kind: v.literal('placed'), table: maybe(v.string()) }),
  v.object({
    ...done,
    kind: v.literal('status'),
    to: v.picklist(ORDER_STATUSES),
    reason: maybe(rejectReasonSchema),
    approvedBy: maybe(v.string()),
  }),
  v.object({ ...done, kind: v.literal('fact'), fact: orderFactSchema, approvedBy: maybe(v.string()) }),
  v.object({ ...done, kind: v.literal('moved'), from: maybe(v.string()), to: v.string() }),
]);

export const wholeOrderSchema = v.object({
  order: staffOrderSchema,
  steps: v.array(step),
  payments: paymentsSchema,
});

export const readOrdersOfDay = typedReader<OrdersOfDay>(ordersOfDaySchema);

export const readWholeOrder = typedReader<WholeOrder>(wholeOrderSchema);

// Answers to staff commands. Our own format.
import * as v from 'valibot';
import { ORDER_STATUSES } from '#domain/order/order.ts';
import { STAFF_REFUSALS } from '#domain/service/staff-command.ts';

export const staffAcceptedSchema = v.object({ success: v.literal(true), id: v.string() });

export const staffRefusedSchema = v.object({
  success: v.literal(false),
  id: v.nullable(v.string()),
  payload: v.object({
    message: v.picklist(STAFF_REFUSALS),
    by: v.optional(v.string()),
    at: v.optional(v.number()),
    status: v.optional(v.picklist(ORDER_STATUSES)),
    rest: v.optional(v.pipe(v.number(), v.safeInteger())),
  }),
});

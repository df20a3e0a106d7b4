// Payments of a bill, for staff.
import * as v from 'valibot';
import { REVERSAL_REASONS, TENDERS } from '#domain/bill/payment.ts';
import { fiscalReceiptSchema } from '../payment/fiscal-receipt.ts';
import { maybe, whole } from '../stored-fields.ts';

const done = { by: v.string(), at: v.number() };

export const paymentsSchema = v.array(
  v.object({
    id: v.optional(v.string(), ''),
    amount: whole,
    rounding: maybe(whole),
    tip: maybe(whole),
    tender: v.fallback(v.picklist(TENDERS), 'other'),
    room: maybe(v.string()),
    ...done,
    receipt: maybe(fiscalReceiptSchema),
    reversed: maybe(v.object({ ...done, reason: v.picklist(REVERSAL_REASONS), approvedBy: maybe(v.string()) })),
  }),
);

// A place's card payments, for its manager.
import * as v from 'valibot';
import type { StaffPayment } from '#domain/payment/staff-payment.ts';
import { typedReader } from '../staff/staff-answers.ts';
import {
  receiptsSchema,
  refundedSchema,
  type StaffPayments,
  type StaffReceipts,
  staffPaymentsSchema,
} from './staff-payments.ts';

export const readPaymentsOfDay = typedReader<StaffPayments>(staffPaymentsSchema);

export const readReceipts = typedReader<StaffReceipts>(receiptsSchema);

/** The payment after its refund. */
export const readRefunded = typedReader<StaffPayment>(
  v.pipe(
    refundedSchema,
    v.transform(({ payload }) => payload),
  ),
);

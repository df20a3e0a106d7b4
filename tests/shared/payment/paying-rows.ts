// Payments and their rows, for tests.
import type { OrderId, OrderSecret, PaymentKey, PlaceId } from '#domain/ids.ts';
import type { CardPayment } from '#domain/payment/card-payment.ts';
import type { Paying } from '#domain/payment/paying.ts';
import { type Currency, minor, ZERO } from '#domain/pricing/money.ts';

export const cardPayment = (rest: Partial<CardPayment> = {}): CardPayment => ({
  key: 'payment-key-payment-key-1' as PaymentKey,
  provider: 'stripe',
  state: 'redirected',
  amount: minor(2084),
  tip: ZERO,
  currency: 'EUR' as Currency,
  refunded: ZERO,
  startedAt: 1,
  endsAt: 900_001,
  isDemo: true,
  ...rest,
});

export const payingRow = (rest: Partial<Paying> = {}): Paying => ({
  id: '0199c000-0000-7000-8000-000000000001' as OrderId,
  placeId: 1 as PlaceId,
  secret: 'secret-secret-secret-secret-1234' as OrderSecret,
  amount: minor(2084),
  way: { kind: 'page' },
  attempt: 1,
  at: 1,
  ...rest,
});

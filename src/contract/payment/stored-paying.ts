// A card payment in its row on the guest's device.
import * as v from 'valibot';
import { CARD_DECLINES } from '#domain/payment/card-decline.ts';
import { CARD_PAYMENT_STATES } from '#domain/payment/card-payment.ts';
import type { Paying } from '#domain/payment/paying.ts';
import { PAYMENT_REFUSALS } from '#domain/payment/payment-refusal.ts';
import { PAYMENT_PROVIDERS } from '#domain/payment/providers.ts';
import { maybe, name, id as rowId, rowReader, whole } from '../stored-fields.ts';

const provider = v.picklist(PAYMENT_PROVIDERS);

const told = v.object({
  key: name,
  provider,
  state: v.picklist(CARD_PAYMENT_STATES),
  amount: whole,
  tip: whole,
  currency: name,
  refunded: whole,
  startedAt: v.number(),
  endsAt: v.number(),
  page: maybe(v.string()),
  declined: maybe(v.picklist(CARD_DECLINES)),
  isDemo: v.boolean(),
});

const failure = v.variant('kind', [
  v.object({ kind: v.picklist(['offline', 'order']) }),
  v.object({
    kind: v.literal('refused'),
    refusal: v.object({
      code: v.picklist(PAYMENT_REFUSALS),
      minimum: maybe(whole),
      due: maybe(whole),
      declined: maybe(v.picklist(CARD_DECLINES)),
    }),
  }),
  v.object({ kind: v.literal('other'), words: maybe(v.string()) }),
]);

/** undefined: unreadable. */
export const readStoredPaying = rowReader<Paying>(
  v.looseObject({
    id: name,
    isShare: maybe(v.boolean()),
    bookingKey: maybe(name),
    secret: maybe(name),
    placeId: rowId,
    visitId: maybe(name),
    amount: whole,
    way: v.variant('kind', [
      v.object({ kind: v.literal('page'), provider: maybe(provider), saves: maybe(v.boolean()) }),
      v.object({ kind: v.literal('instrument'), provider, key: name, name: v.string() }),
    ]),
    attempt: v.pipe(whole, v.minValue(1)),
    at: v.number(),
    told: maybe(v.nullable(told)),
    failure: maybe(failure),
    isUnheard: maybe(v.boolean()),
    hasLeft: maybe(v.boolean()),
  }),
);

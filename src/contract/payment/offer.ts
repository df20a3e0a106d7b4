// GET payments/offer: payment providers of a place now. Ours: not part of the settings, which devices cache, since it may
// change by the hour. GET users/payment-instruments. [S7.32]
import * as v from 'valibot';
import { INSTRUMENT_KINDS, type PaymentInstrument } from '#domain/payment/instrument.ts';
import { type OfferedProvider, PAYMENT_PROVIDERS } from '#domain/payment/providers.ts';
import { type Currency, formatAmountPlain, parseAmount } from '#domain/pricing/money.ts';
import { amountText, maybeText } from '../wire.ts';

const providerSchema = v.object({
  key: v.picklist(PAYMENT_PROVIDERS),
  needs_login: v.boolean(),
  saves_cards: v.boolean(),
  min_amount: amountText,
  tips: v.optional(v.boolean(), false),
  demo: v.optional(v.boolean(), false),
});
/** The first one is the default; empty: no card can be charged now. */
export const paymentOfferSchema = v.object({ providers: v.array(providerSchema) });

/** Unknown providers are skipped. undefined: unreadable. */
export function parsePaymentOffer(body: unknown, currency: Currency): readonly OfferedProvider[] | undefined {
  const parsed = v.safeParse(v.object({ providers: v.array(v.unknown()) }), body);
  if (!parsed.success) return undefined;
  return parsed.output.providers.flatMap((one) => {
    const read = v.safeParse(providerSchema, one);
    const minimum = read.success ? parseAmount(read.output.min_amount, currency) : undefined;
    if (!read.success || minimum === undefined) return [];
    const { key, needs_login: needsLogin, saves_cards: savesCards, demo: isDemo, tips } = read.output;
    return [{ key, needsLogin, savesCards, minimum, isDemo, ...(tips && { takesTips: tips }) }];
  });
}

export const paymentOfferToWire = (
  providers: readonly OfferedProvider[],
  currency: Currency,
): v.InferInput<typeof paymentOfferSchema> => ({
  providers: providers.map(({ key, needsLogin, savesCards, minimum, isDemo, takesTips }) => ({
    key,
    needs_login: needsLogin,
    saves_cards: savesCards,
    min_amount: formatAmountPlain(minimum, currency),
    ...(takesTips && { tips: true }),
    ...(isDemo && { demo: true }),
  })),
});

const instrumentSchema = v.object({
  key: v.pipe(v.string(), v.minLength(8), v.maxLength(128)),
  provider: v.picklist(PAYMENT_PROVIDERS),
  type: v.picklist(INSTRUMENT_KINDS),
  name: v.string(),
  /** "2028-03" */
  expires: maybeText,
  demo: v.optional(v.boolean(), false),
});
export const instrumentsSchema = v.array(instrumentSchema);

/** Readable cards, others are skipped; undefined: no list. */
export function parseInstruments(body: unknown): readonly PaymentInstrument[] | undefined {
  if (!Array.isArray(body)) return undefined;
  return body.flatMap((one: unknown) => {
    const read = v.safeParse(instrumentSchema, one);
    if (!read.success) return [];
    const { type: kind, demo: isDemo, expires, ...rest } = read.output;
    return [{ ...rest, kind, isDemo, ...(expires !== undefined && { expires }) }];
  });
}

export const instrumentsToWire = (instruments: readonly PaymentInstrument[]): v.InferInput<typeof instrumentsSchema> =>
  instruments.map(({ kind, isDemo, expires, ...rest }) => ({
    ...rest,
    type: kind,
    ...(expires !== undefined && { expires }),
    ...(isDemo && { demo: true }),
  }));

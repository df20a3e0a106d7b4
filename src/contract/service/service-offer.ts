// A venue's service at tables, as a part of its pages.
import * as v from 'valibot';
import {
  type BillPaymentMethod,
  MOST_NEED_DAYS,
  MOST_NEED_NOTICE,
  NEED_ICONS,
  NEED_PLACES,
  NEED_STEPS,
  type Need,
  type NeedTimes,
  NOTHING_NAMED,
  type Question,
  type ServiceOffer,
} from '#domain/service/service-offer.ts';
import { parseTranslated, translatedSchema, translatedToWire } from '../language/translated.ts';

const COIN = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000));
const KEY = v.pipe(v.string(), v.minLength(1), v.maxLength(80));

const minute = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1440));
const timesSchema = v.object({
  hours: v.optional(v.object({ from: minute, to: minute })),
  step: v.picklist(NEED_STEPS),
  daysAhead: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_NEED_DAYS)),
  notice: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_NEED_NOTICE)),
  soonest: v.boolean(),
});
const timesToWire = ({ hours, step, daysAhead, notice, soonest }: NeedTimes) => ({
  ...(hours && { hours: { from: hours.from, to: hours.to } }),
  ...{ step, daysAhead, notice, soonest },
});

export const serviceOfferSchema = v.object({
  needs: v.array(
    v.object({
      ...{ key: KEY, name: translatedSchema, icon: v.string(), at: v.optional(v.picklist(NEED_PLACES)) },
      when: v.optional(v.object({ ...timesSchema.entries, step: v.number() })),
    }),
  ),
  questions: v.array(
    v.object({
      key: KEY,
      title: translatedSchema,
      low: v.nullish(translatedSchema),
      high: v.nullish(translatedSchema),
      options: v.optional(v.array(translatedSchema), []),
    }),
  ),
  payments: v.array(v.object({ key: KEY, name: translatedSchema })),
  coin: v.optional(COIN),
});
export type WireServiceOffer = v.InferInput<typeof serviceOfferSchema>;

const looseSchema = v.object({
  needs: v.nullish(v.array(v.unknown())),
  questions: v.nullish(v.array(v.unknown())),
  payments: v.nullish(v.array(v.unknown())),
  coin: v.fallback(v.optional(COIN), undefined),
});
/** An unknown icon of a newer server becomes a bell. */
const looseNeed = v.object({
  key: KEY,
  name: v.unknown(),
  icon: v.fallback(v.picklist(NEED_ICONS), 'bell'),
  at: v.fallback(v.optional(v.picklist(NEED_PLACES)), undefined),
  when: v.fallback(v.optional(timesSchema), undefined),
});
const looseQuestion = v.object({
  key: KEY,
  title: v.unknown(),
  low: v.optional(v.unknown()),
  high: v.optional(v.unknown()),
  options: v.nullish(v.array(v.unknown())),
});
const loosePaymentMethod = v.object({ key: KEY, name: v.unknown() });

/** Unreadable parts are left out; the rest stays. */
export function parseServiceOffer(body: unknown): ServiceOffer {
  const parsed = v.safeParse(looseSchema, body);
  if (!parsed.success) return NOTHING_NAMED;
  const { needs, questions, payments, coin } = parsed.output;
  return {
    needs: (needs ?? []).flatMap((item): Need[] => {
      const one = v.safeParse(looseNeed, item);
      return one.success ? [{ ...one.output, name: parseTranslated(one.output.name) }] : [];
    }),
    questions: (questions ?? []).flatMap((item): Question[] => {
      const one = v.safeParse(looseQuestion, item);
      if (!one.success) return [];
      const { key, title, low, high, options } = one.output;
      return [
        {
          key,
          title: parseTranslated(title),
          low: parseTranslated(low),
          high: parseTranslated(high),
          options: (options ?? []).map(parseTranslated),
        },
      ];
    }),
    payments: (payments ?? []).flatMap((item): BillPaymentMethod[] => {
      const one = v.safeParse(loosePaymentMethod, item);
      return one.success ? [{ key: one.output.key, name: parseTranslated(one.output.name) }] : [];
    }),
    ...(coin !== undefined && { coin }),
  };
}

export const serviceOfferToWire = ({ needs, questions, payments, coin }: ServiceOffer): WireServiceOffer => ({
  needs: needs.map(({ key, name, icon, at, when }) => ({
    ...{ key, name: translatedToWire(name), icon },
    ...(at && { at }),
    ...(when && { when: timesToWire(when) }),
  })),
  questions: questions.map(({ key, title, low, high, options }) => ({
    key,
    title: translatedToWire(title),
    low: translatedToWire(low),
    high: translatedToWire(high),
    options: options.map(translatedToWire),
  })),
  payments: payments.map(({ key, name }) => ({ key, name: translatedToWire(name) })),
  ...(coin !== undefined && coin > 1 && { coin }),
});

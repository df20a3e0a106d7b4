// Price steps in a refusal and on the device: one format for both, amounts in minor units. A list is accepted only as a
// whole, since steps that do not sum explain nothing; the total stands without it.
import * as v from 'valibot';
import { MAX_QUANTITY } from '#domain/cart/cart.ts';
import { ORDER_TYPES } from '#domain/place/place.ts';
import type { Minor } from '#domain/pricing/money.ts';
import {
  dishesTotal,
  type PriceStep,
  type StepCauses,
  type StepKind,
  stepOf,
  totalOf,
} from '#domain/pricing/price-steps.ts';
import { STEP_KINDS } from '#domain/pricing/step-kinds.ts';

/** Keeps the sum of a whole list in the safe integer range. */
const LIMIT = 10_000_000_000;
const LONGEST = 200;

const whole = v.pipe(v.number(), v.safeInteger());
const amount = v.pipe(whole, v.minValue(-LIMIT), v.maxValue(LIMIT));
const quantity = v.pipe(whole, v.minValue(1), v.maxValue(MAX_QUANTITY));
const discount = { valueType: v.picklist(['percent', 'money']), value: v.number() };
const clock = v.optional(v.string());

/** Fields of each kind of step. */
const CAUSES: { readonly [K in StepKind]: v.GenericSchema<unknown, Plain<StepCauses[K]>> } = {
  lines: v.object({
    dishes: v.pipe(
      v.array(v.object({ productId: whole, variantId: whole, quantity, each: amount })),
      v.maxLength(LONGEST),
    ),
  }),
  tier: v.object({ priceOver: amount, ...discount, activeFrom: clock, activeTo: clock }),
  orderNumberDiscount: v.object({ orderNumber: whole, ...discount }),
  registered: v.object(discount),
  promo: v.object({ code: v.string(), ...discount }),
  points: v.object({ points: whole }),
  accumulated: v.object({ balance: amount }),
  delivery: v.variant('by', [
    v.object({ by: v.literal('amount'), priceOver: amount }),
    v.object({ by: v.literal('radius'), start: v.number(), end: v.number() }),
    v.object({ by: v.literal('shape'), id: whole }),
    v.object({ by: v.literal('region'), id: whole }),
  ]),
  service: v.object(discount),
  boxes: v.object({ orderType: v.picklist(ORDER_TYPES) }),
  cutlery: v.object({ sets: whole, each: amount }),
  rounding: v.object({ to: amount }),
};

/** A value as JSON and a database return it: without brands, and undefined fields may be missing. */
type Plain<T> = T extends number
  ? number
  : T extends string | undefined
    ? T
    : T extends readonly (infer One)[]
      ? Plain<One>[]
      : { -readonly [K in keyof T as undefined extends T[K] ? never : K]: Plain<T[K]> } & {
          -readonly [K in keyof T as undefined extends T[K] ? K : never]?: T[K];
        };

const steps = v.pipe(
  v.array(
    v.variant(
      'kind',
      STEP_KINDS.map((kind) => v.object({ kind: v.literal(kind), amount, cause: CAUSES[kind] })),
    ),
  ),
  v.maxLength(STEP_KINDS.length),
);

/** The steps of a total; undefined: unreadable, or they do not sum to it. */
export const readPriceSteps = (value: unknown, total: Minor): readonly PriceStep[] | undefined => {
  const parsed = v.safeParse(steps, value);
  if (!parsed.success) return undefined;
  // The schemas above list the steps field by field; brands and readonly exist only for the compiler.
  const found = parsed.output as unknown as readonly PriceStep[];
  const lines = stepOf(found, 'lines');
  const addsUp = totalOf(found) === total && (!lines || dishesTotal(lines.cause.dishes) === lines.amount);
  return addsUp && new Set(found.map(({ kind }) => kind)).size === found.length ? found : undefined;
};

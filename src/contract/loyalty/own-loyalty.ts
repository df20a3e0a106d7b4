// A customer's points and money at a place, on the wire. Our own endpoint; money in minor units of the place's currency.
import * as v from 'valibot';
import { LOYALTY_KINDS, LOYALTY_UNITS } from '#domain/loyalty/ledger.ts';
import type { OwnLoyalty } from '#domain/loyalty/own-loyalty.ts';
import { minor } from '#domain/pricing/money.ts';

const whole = v.pipe(v.number(), v.safeInteger());
const least = v.pipe(whole, v.minValue(0));
const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

const loyalty = v.object({
  is_verified: v.boolean(),
  points: whole,
  /** Points that expire next; null: none expire. */
  next: v.nullable(v.object({ points: least, at: v.number() })),
  money: whole,
  terms: v.object({
    /** Points per whole unit of the currency paid; `days`: until a point expires, 0: never. */
    points: least,
    days: least,
    /** Value of one point. */
    worth: least,
    /** Percentage of the paid amount. */
    percent,
    from: least,
    most_percent: percent,
  }),
  history: v.array(
    v.object({
      unit: v.picklist(LOYALTY_UNITS),
      kind: v.picklist([...LOYALTY_KINDS, 'expired']),
      amount: whole,
      at: v.number(),
      expires_at: v.optional(v.number()),
    }),
  ),
});

/** null: the place has no loyalty programme, and the customer has no balance. */
export const ownLoyaltySchema = v.object({ success: v.literal(true), loyalty: v.nullable(loyalty) });
/** Points and money in a customer's data export. */
export const loyaltySchema = loyalty;

export const loyaltyToWire = ({
  isVerified,
  points,
  next,
  money,
  terms,
  history,
}: OwnLoyalty): v.InferInput<typeof loyalty> => ({
  is_verified: isVerified,
  points,
  next: next ? { points: next.amount, at: next.at } : null,
  money,
  terms: {
    ...{ points: terms.earning.points, days: terms.earning.days, percent: terms.earning.percent },
    ...{ worth: terms.worth, from: terms.from, most_percent: terms.mostPercent },
  },
  history: history.map(({ unit, kind, amount, at, expiresAt }) => ({
    ...{ unit, kind, amount, at },
    ...(expiresAt !== undefined && { expires_at: expiresAt }),
  })),
});

const read = ({ terms, next, history, ...of }: v.InferOutput<typeof loyalty>): OwnLoyalty => ({
  isVerified: of.is_verified,
  points: of.points,
  next: next ? { amount: next.points, at: next.at } : undefined,
  money: minor(of.money),
  terms: {
    earning: { points: terms.points, days: terms.days, percent: terms.percent },
    worth: minor(terms.worth),
    from: minor(terms.from),
    mostPercent: terms.most_percent,
  },
  history: history.map(({ expires_at: expiresAt, ...row }) => ({
    ...row,
    ...(expiresAt !== undefined && { expiresAt }),
  })),
});

/** undefined: unreadable; `loyalty` undefined: no loyalty programme. */
export const readOwnLoyalty = (body: unknown): { readonly loyalty: OwnLoyalty | undefined } | undefined => {
  const parsed = v.safeParse(ownLoyaltySchema, body);
  if (!parsed.success) return undefined;
  return { loyalty: parsed.output.loyalty ? read(parsed.output.loyalty) : undefined };
};

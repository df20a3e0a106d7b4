// Promo codes and discounts by order number, as an owner enters them into the venue's file. [S3.26, S3.27, S9.04]
import { ORDER_TYPES, type OrderType } from '../place/place.ts';
import { parseAmount } from '../pricing/money.ts';
import { isPlaceMinute, readPromoCode } from '../promotion/promo-code.ts';
import { type FileTier, type TierFault, valueFault } from './discount-tiers.ts';
import type { FieldChange } from './draft-edit.ts';
import { isSame, type Json, type JsonObject, listOf, type VenueFile, valueAt } from './venue-file.ts';

type FileValue = Pick<FileTier, 'valueType' | 'value'>;

/** As in the file, which leaves out empty texts. */
export interface FilePromo extends FileValue {
  readonly code: string;
  /** Empty: all. */
  readonly orderTypes: readonly OrderType[];
  readonly from: string;
  readonly until: string;
  readonly minimum: string;
  readonly uses: string;
  readonly usesPerGuest: string;
  readonly ignoresOtherDiscounts: boolean;
  readonly off: boolean;
}

/** Whether guests get a discount now. waits: it begins later · over: it has ended · off: switched off */
export type DiscountState = 'runs' | 'waits' | 'over' | 'off';

/** `minute`: of the place's clock, like `from` and `until`. */
export const promoStateAt = (
  { off, from, until }: Pick<FilePromo, 'off' | 'from' | 'until'>,
  minute: string,
): DiscountState => {
  if (off) return 'off';
  if (from !== '' && minute < from) return 'waits';
  return until !== '' && minute >= until ? 'over' : 'runs';
};

export interface FileOrderNumber extends FileValue {
  readonly onOrderNumber: string;
}

type ValueFault = Extract<TierFault, { readonly field: 'value' }>;
export type PromoEntryFault =
  | ValueFault
  | { readonly field: 'code'; readonly kind: 'spelt' | 'twice' }
  | { readonly field: 'minimum'; readonly kind: 'amount' }
  | { readonly field: 'until'; readonly kind: 'clock' | 'no-length' }
  | { readonly field: 'uses' | 'usesPerGuest'; readonly kind: 'whole' };
export type OrderNumberFault = ValueFault | { readonly field: 'onOrderNumber'; readonly kind: 'whole' | 'twice' };

const CODES = 'promoCodes';
const NUMBERS = 'orderNumberDiscounts';

const text = (value: Json | undefined): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const valueType = (one: JsonObject): FileTier['valueType'] => (one.valueType === 'money' ? 'money' : 'percent');
const isOrderType = (name: Json): name is OrderType => ORDER_TYPES.some((type) => type === name);

/** Promo codes of a file, in its order. */
export const promosIn = (file: VenueFile): readonly FilePromo[] =>
  listOf(file, CODES).map((one) => ({
    code: text(one.code),
    valueType: valueType(one),
    value: text(one.value),
    orderTypes: Array.isArray(one.orderTypes) ? one.orderTypes.filter(isOrderType) : [],
    from: text(one.from),
    until: text(one.until),
    minimum: text(one.minimum) || '0',
    uses: text(one.uses),
    usesPerGuest: text(one.usesPerGuest),
    ignoresOtherDiscounts: one.ignoresOtherDiscounts === true,
    off: one.off === true,
  }));

/** Discounts on a guest's n-th order, in file order. */
export const orderNumbersIn = (file: VenueFile): readonly FileOrderNumber[] =>
  listOf(file, NUMBERS).map((one) => ({
    onOrderNumber: text(one.onOrderNumber),
    valueType: valueType(one),
    value: text(one.value),
  }));

const promoToJson = (promo: FilePromo): Json => ({
  code: promo.code,
  valueType: promo.valueType,
  value: promo.value,
  ...(promo.orderTypes.length > 0 && { orderTypes: [...promo.orderTypes] }),
  ...(promo.from !== '' && { from: promo.from }),
  ...(promo.until !== '' && { until: promo.until }),
  ...(Number(promo.minimum) > 0 && { minimum: promo.minimum }),
  ...(promo.uses !== '' && { uses: Number(promo.uses) }),
  ...(promo.usesPerGuest !== '' && { usesPerGuest: Number(promo.usesPerGuest) }),
  ...(promo.ignoresOtherDiscounts && { ignoresOtherDiscounts: true }),
  ...(promo.off && { off: true }),
});

/** The change that replaces a promo code; without `to` it is removed, without `was` it is new. */
export const promoChange = (
  file: VenueFile,
  was: string | undefined,
  to: FilePromo | undefined,
): readonly FieldChange[] => {
  const changeOf = (code: string, json: Json | undefined): FieldChange => ({
    path: [CODES, code],
    was: valueAt(file, [CODES, code]),
    to: json,
  });
  // The first promo code creates the list.
  if (to && valueAt(file, [CODES]) === undefined) return [{ path: [CODES], was: undefined, to: [promoToJson(to)] }];
  const gone = was !== undefined && was !== to?.code ? [changeOf(was, undefined)] : [];
  return [...gone, ...(to ? [changeOf(to.code, promoToJson(to))] : [])];
};

/** The change that sets the discounts by order number. */
export const orderNumbersChange = (file: VenueFile, to: readonly FileOrderNumber[]): FieldChange => ({
  path: [NUMBERS],
  was: valueAt(file, [NUMBERS]),
  to:
    to.length === 0
      ? undefined
      : to
          .toSorted((one, other) => Number(one.onOrderNumber) - Number(other.onOrderNumber))
          .map((one) => ({ ...one, onOrderNumber: Number(one.onOrderNumber) })),
});

/** Whether promo codes, or discounts by number, differ between two files. */
export const areChanged = (
  was: VenueFile,
  now: VenueFile,
): { readonly promos: boolean; readonly orderNumbers: boolean } => ({
  promos: !isSame(valueAt(was, [CODES]), valueAt(now, [CODES])),
  orderNumbers: !isSame(valueAt(was, [NUMBERS]), valueAt(now, [NUMBERS])),
});

const isWhole = (typed: string, most: number): boolean => /^[1-9]\d{0,6}$/.test(typed) && Number(typed) <= most;

/** First fault of a promo code beside the others; undefined: valid. */
export function checkFilePromo(
  currency: string,
  promo: FilePromo,
  others: readonly string[],
): PromoEntryFault | undefined {
  const { code, from, until, minimum, uses, usesPerGuest } = promo;
  if (readPromoCode(code) !== code) return { field: 'code', kind: 'spelt' };
  if (others.includes(code)) return { field: 'code', kind: 'twice' };
  const wrong = valueFault(currency, promo);
  if (wrong) return wrong;
  if (parseAmount(minimum, currency) === undefined) return { field: 'minimum', kind: 'amount' };
  if ([from, until].some((end) => end !== '' && !isPlaceMinute(end))) return { field: 'until', kind: 'clock' };
  if (from !== '' && until !== '' && from >= until) return { field: 'until', kind: 'no-length' };
  if (uses !== '' && !isWhole(uses, 1_000_000)) return { field: 'uses', kind: 'whole' };
  return usesPerGuest !== '' && !isWhole(usesPerGuest, 1_000_000)
    ? { field: 'usesPerGuest', kind: 'whole' }
    : undefined;
}

/** Validates a discount by order number; `others`: the other numbers. */
export function checkFileOrderNumber(
  currency: string,
  one: FileOrderNumber,
  others: readonly string[],
): OrderNumberFault | undefined {
  if (!isWhole(one.onOrderNumber, 10_000)) return { field: 'onOrderNumber', kind: 'whole' };
  if (others.includes(one.onOrderNumber)) return { field: 'onOrderNumber', kind: 'twice' };
  return valueFault(currency, one);
}

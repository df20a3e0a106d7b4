// Discounts as an owner enters them: the tiers of an order type in the venue's file. [S3.21]
import { canOrder } from '../order/order-type.ts';
import { clockMinutes } from '../place/hours.ts';
import { type DiscountTier, ORDER_TYPES, type OrderType } from '../place/place.ts';
import { parseFileAmount } from '../pricing/file-amount.ts';
import { type Minor, minor, parseAmount } from '../pricing/money.ts';
import { tierFor } from '../pricing/order-discount.ts';
import { typedAmountText } from '../pricing/typed-amount.ts';
import type { FieldChange } from './draft-edit.ts';
import { isObject, isSame, type Json, type JsonObject, listOf, type VenueFile, valueAt } from './venue-file.ts';

/** As in the file: amounts with a decimal point, hours in wall-clock form. */
export interface FileTier {
  readonly priceOver: string;
  readonly valueType: DiscountTier['valueType'];
  readonly value: string;
  readonly activeFrom?: string | undefined;
  readonly activeTo?: string | undefined;
}

export type TierFault =
  | { readonly field: 'priceOver'; readonly kind: 'amount' }
  | { readonly field: 'value'; readonly kind: 'amount' | 'percent' | 'nothing' }
  /** Only one end of the window, an invalid time, or zero length. */
  | { readonly field: 'window'; readonly kind: 'half' | 'clock' | 'no-length' }
  /** Another discount has the same amount and hours: guests would get only the better one. */
  | { readonly field: 'priceOver'; readonly kind: 'twice' };

const pathOf = (type: OrderType) => ['orderTypes', type, 'discounts'];
const isOrderType = (name: Json | undefined): name is OrderType => ORDER_TYPES.some((type) => type === name);
/** Order types of this place on which a discount has an effect. */
export const discountedTypes = (file: VenueFile): readonly OrderType[] =>
  listOf(file, 'orderTypes')
    .map(({ type }) => type)
    .filter(isOrderType)
    .filter(canOrder);

const text = (value: Json | undefined): string | undefined => (typeof value === 'string' ? value : undefined);

/** Discounts of an order type, in file order. */
export function tiersIn(file: VenueFile, type: OrderType): readonly FileTier[] {
  const list = valueAt(file, pathOf(type));
  if (!Array.isArray(list)) return [];
  const all: readonly Json[] = list;
  return all.filter(isObject).map((one) => ({
    priceOver: text(one.priceOver) ?? '0',
    valueType: one.valueType === 'money' ? 'money' : 'percent',
    value: text(one.value) ?? '0',
    ...(text(one.activeFrom) !== undefined && { activeFrom: text(one.activeFrom) }),
    ...(text(one.activeTo) !== undefined && { activeTo: text(one.activeTo) }),
  }));
}

const toJson = ({ priceOver, valueType, value, activeFrom, activeTo }: FileTier): Json => ({
  priceOver,
  valueType,
  value,
  ...(activeFrom !== undefined && { activeFrom }),
  ...(activeTo !== undefined && { activeTo }),
});

/** Whether a published list lacks a discount as it is. */
export const isNewAmong = <T extends object>(live: readonly T[], one: T): boolean =>
  !live.some((other) => isSame({ ...other } as JsonObject, { ...one } as JsonObject));

/** The change that sets the discounts of an order type. */
export const tiersChange = (file: VenueFile, type: OrderType, tiers: readonly FileTier[]): FieldChange => ({
  path: pathOf(type),
  was: valueAt(file, pathOf(type)),
  to: tiers.length === 0 ? undefined : tiers.map(toJson),
});

function windowFault({ activeFrom: from, activeTo: to }: FileTier): TierFault | undefined {
  if (from === undefined && to === undefined) return undefined;
  if (from === undefined || to === undefined) return { field: 'window', kind: 'half' };
  if (clockMinutes(from) === undefined || clockMinutes(to) === undefined) return { field: 'window', kind: 'clock' };
  return from === to ? { field: 'window', kind: 'no-length' } : undefined;
}

/** Fault of a discount's value; undefined: none. */
export function valueFault(
  currency: string,
  { valueType, value }: Pick<FileTier, 'valueType' | 'value'>,
): Extract<TierFault, { readonly field: 'value' }> | undefined {
  if (valueType === 'percent') {
    const isPercent = /^\d{1,3}(?:\.\d{1,2})?$/.test(value) && Number(value) <= 100;
    if (!isPercent) return { field: 'value', kind: 'percent' };
  } else if (parseFileAmount(value, currency) === undefined) return { field: 'value', kind: 'amount' };
  return Number(value) === 0 ? { field: 'value', kind: 'nothing' } : undefined;
}

/** First fault of a discount beside the others of its order type; undefined: valid. */
export function checkTier(currency: string, tier: FileTier, others: readonly FileTier[]): TierFault | undefined {
  const over = parseFileAmount(tier.priceOver, currency);
  if (over === undefined) return { field: 'priceOver', kind: 'amount' };
  const wrong = valueFault(currency, tier) ?? windowFault(tier);
  if (wrong) return wrong;
  const isEqual = (other: FileTier) =>
    parseAmount(other.priceOver, currency) === over &&
    other.activeFrom === tier.activeFrom &&
    other.activeTo === tier.activeTo;
  return others.some(isEqual) ? { field: 'priceOver', kind: 'twice' } : undefined;
}

/** Example order without and with the discount, as guests pay it; undefined while the input is invalid. */
export function tierExample(
  currency: string,
  tier: FileTier,
): { readonly before: Minor; readonly after: Minor } | undefined {
  const priceOver = parseAmount(tier.priceOver, currency);
  const value = tier.valueType === 'percent' ? Number(tier.value) : parseAmount(tier.value, currency);
  if (priceOver === undefined || value === undefined || checkTier(currency, tier, [])) return undefined;
  // For a discount from any amount the example uses a round sum.
  const before = priceOver > 0 ? priceOver : (parseAmount('20', currency) ?? minor(0));
  const always = { priceOver, valueType: tier.valueType, value, activeFrom: undefined, activeTo: undefined };
  const place = {
    orderTypes: [{ type: 'spot' as const, id: 1, discounts: [always], prices: [], radiuses: [], shapes: [] }],
  };
  const found = tierFor({ ...place, timeZone: 'UTC' }, 'spot', { subtotal: before, packaging: minor(0) }, 0);
  return { before, after: minor(before - (found?.amount ?? 0)) };
}

/** The typed value of a discount, in the file's format. */
export const valueText = ({ valueType, value }: Pick<FileTier, 'valueType' | 'value'>, currency: string): string =>
  valueType === 'percent' ? value.trim().replace(',', '.') : typedAmountText(value, currency);

// Changes many prices by a percentage or amount: a preview of each new price, then one edit for all.
import { formatAmountPlain, type Minor, minor, parseAmount } from '../pricing/money.ts';
import { plusPercent } from '../pricing/owner-money.ts';
import { readTypedAmount } from '../pricing/typed-amount.ts';
import type { DraftEdit } from './draft-edit.ts';
import { orderOf } from './list-order.ts';
import { wordsOf } from './menu-outline.ts';
import { modifiersOf, type PricedModifier, usersOf } from './priced-modifiers.ts';
import {
  currencyIn,
  defaultLanguageOf,
  type FieldPath,
  isObject,
  type JsonObject,
  listOf,
  nameOf,
  type VenueFile,
} from './venue-file.ts';

/** Dishes that get new prices. */
export type PriceScope =
  | { readonly kind: 'menu' }
  | { readonly kind: 'category'; readonly slug: string }
  | { readonly kind: 'dishes'; readonly slugs: readonly string[] };

/** Negative: lowers prices. */
export type PriceRule =
  | { readonly by: 'percent'; readonly percent: number }
  | { readonly by: 'amount'; readonly amount: Minor };

export interface BulkPrices {
  readonly scope: PriceScope;
  readonly rule: PriceRule;
  readonly step: Minor;
  /** Ingredients and options of groups too. */
  readonly modifiers: boolean;
}

export interface NewPrice {
  readonly path: FieldPath;
  /** Name of the dish, ingredient or option, in the venue's language. */
  readonly name: string;
  /** The dish's size, or the option's group; empty: none. */
  readonly part: string;
  readonly isModifier: boolean;
  /** In the file's format. */
  readonly was: string;
  readonly to: string;
  readonly old: Minor;
  readonly now: Minor;
  /** Number of other dishes that have this modifier too. */
  readonly others: number;
}

/** Rounding steps, as text and in minor units; only those that the currency has. */
export const priceSteps = (currency: string): readonly { readonly text: string; readonly amount: Minor }[] =>
  ['0.01', '0.05', '0.10', '0.50', '1'].flatMap((text) => {
    const amount = parseAmount(text, currency);
    return amount === undefined ? [] : [{ text, amount }];
  });

const MOST_PERCENT = 500;

/** Parses a typed rule; undefined: invalid for prices. */
export function readRule(
  by: PriceRule['by'],
  text: string,
  direction: 'raise' | 'lower',
  currency: string,
): PriceRule | undefined {
  const sign = direction === 'raise' ? 1 : -1;
  if (by === 'amount') {
    const amount = readTypedAmount(text, currency);
    return amount ? { by, amount: minor(sign * amount) } : undefined;
  }
  const typed = text.trim().replace(',', '.');
  const percent = /^\d{1,3}(?:\.\d{1,2})?$/.test(typed) ? Number(typed) : 0;
  const most = direction === 'raise' ? MOST_PERCENT : 100;
  return percent > 0 && percent <= most ? { by, percent: sign * percent } : undefined;
}

/** A price after a rule, rounded once to whole steps, half up; never negative. */
export const newPrice = (price: Minor, rule: PriceRule, step: Minor): Minor => {
  const raised =
    rule.by === 'percent'
      ? plusPercent(price, rule.percent, step)
      : plusPercent(minor(Math.max(0, price + rule.amount)), 0, step);
  return minor(Math.max(0, raised));
};

const chosenDishes = (file: VenueFile, scope: PriceScope): readonly JsonObject[] => {
  const all = listOf(file, 'products');
  if (scope.kind === 'menu') return all;
  const slugs = new Set(scope.kind === 'category' ? orderOf(file, 'products', scope.slug) : scope.slugs);
  return all.filter((dish) => slugs.has(nameOf(dish) ?? ''));
};

type Priced = Omit<NewPrice, 'to' | 'old' | 'now'>;

const sizesOf = (file: VenueFile, dish: JsonObject): readonly Priced[] => {
  const own = defaultLanguageOf(file);
  const slug = nameOf(dish) ?? '';
  const variants = Array.isArray(dish.variants) ? dish.variants.filter(isObject) : [];
  return variants.flatMap((variant) => {
    const { key, price } = variant;
    if (typeof key !== 'string' || typeof price !== 'string') return [];
    const name = wordsOf(dish.name, own, own) || slug;
    const path = ['products', slug, 'variants', key, 'price'];
    return [{ path, name, part: wordsOf(variant.size, own, own), isModifier: false, was: price, others: 0 }];
  });
};

const modifiersIn = (file: VenueFile, scope: PriceScope, dishes: readonly JsonObject[]): readonly Priced[] => {
  const slugs = new Set(dishes.flatMap((dish) => nameOf(dish) ?? []));
  const others = ({ shared }: PricedModifier) =>
    shared === undefined ? 0 : [...usersOf(file, shared)].filter((slug) => !slugs.has(slug)).length;
  return modifiersOf(file, scope.kind === 'menu' ? undefined : slugs).map((one) => ({
    path: one.path,
    name: one.name,
    part: one.group,
    isModifier: true,
    was: one.price,
    others: others(one),
  }));
};

/** Preview of all new prices, with the number of unchanged ones; free items and items without a price are left out. */
export function bulkPrices(
  file: VenueFile,
  { scope, rule, step, modifiers }: BulkPrices,
): { readonly changed: readonly NewPrice[]; readonly same: number } {
  const currency = currencyIn(file);
  const dishes = chosenDishes(file, scope);
  const priced = [
    ...dishes.flatMap((dish) => sizesOf(file, dish)),
    ...(modifiers ? modifiersIn(file, scope, dishes) : []),
  ];
  const all = priced.flatMap((one): NewPrice[] => {
    const old = parseAmount(one.was, currency);
    if (!old) return [];
    const now = newPrice(old, rule, step);
    return [{ ...one, old, now, to: formatAmountPlain(now, currency) }];
  });
  const changed = all.filter(({ old, now }) => old !== now);
  return { changed, same: all.length - changed.length };
}

/** One edit that sets all these prices; undefined: no price changes. */
export function pricesEdit(changed: readonly NewPrice[]): DraftEdit | undefined {
  if (changed.length === 0) return undefined;
  const changes = changed.flatMap(({ path: [, product, , variant], isModifier, was, to }) =>
    isModifier || product === undefined || variant === undefined ? [] : [{ product, variant, was, to }],
  );
  const modifiers = changed.flatMap(({ path, isModifier, was, to }) => (isModifier ? [{ path, was, to }] : []));
  return { kind: 'prices', changes, ...(modifiers.length > 0 && { modifiers }) };
}

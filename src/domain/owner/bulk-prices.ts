// Many prices at once: by percent or by an amount, rounded to a step, each as it will be before anything is done.
import { formatAmountPlain, type Minor, minor, parseAmount, percentOf } from '../pricing/money.ts';
import type { PriceChange } from './draft-edit.ts';
import { isObject, listOf, nameOf, type VenueFile } from './venue-file.ts';

export interface BulkPrices {
  /** The slug of a category; undefined: the whole menu. */
  readonly category: string | undefined;
  /** Percent as a number (-10, 7.5); an amount in minor units; either may be below zero. */
  readonly by: { readonly percent: number } | { readonly amount: Minor };
  /** Minor units that each new price is a multiple of; 1 leaves it. */
  readonly step: number;
}

const isWithin = (categories: unknown, asked: string | undefined): boolean =>
  asked === undefined || (Array.isArray(categories) && categories.includes(asked));

/** To the nearest multiple, a half up; never below zero. */
const rounded = (price: number, step: number): Minor => minor(Math.max(0, Math.floor(price / step + 0.5) * step));

const signedPercent = (price: Minor, percent: number): number =>
  percent < 0 ? -percentOf(price, -percent) : percentOf(price, percent);

/**
 * The prices that would change, old and new; a dish without a fixed price has none.
 * @internal The sheet that asks for them comes next; what it publishes is an edit of the kind `prices`.
 */
export function bulkPrices(file: VenueFile, { category, by, step }: BulkPrices): readonly PriceChange[] {
  const currency = typeof file.currency === 'string' ? file.currency : '';
  return listOf(file, 'products').flatMap((product) => {
    if (!isWithin(product.categories, category) || !Array.isArray(product.variants)) return [];
    return product.variants.flatMap((variant): PriceChange[] => {
      if (!isObject(variant) || typeof variant.price !== 'string') return [];
      const price = parseAmount(variant.price, currency);
      const [slug, key] = [nameOf(product), nameOf(variant)];
      if (price === undefined || slug === undefined || key === undefined) return [];
      const dearer = price + ('percent' in by ? signedPercent(price, by.percent) : by.amount);
      const to = rounded(dearer, step);
      if (to === price) return [];
      return [{ product: slug, variant: key, was: variant.price, to: formatAmountPlain(to, currency) }];
    });
  });
}

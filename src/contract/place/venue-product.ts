// A dish in a venue file.
import * as v from 'valibot';
import { DIETS } from '#domain/menu/menu.ts';
import { venueVat } from '../pricing/venue-charges.ts';
import { dishGroup } from '../product/venue-group.ts';
import { productBooking } from './venue-bookings.ts';
import { amount, key, picture, slug, translatedFrom, whole, words } from './venue-fields.ts';

/** Suitable diets. Absent: undeclared. */
export const diets = v.array(v.picklist(DIETS));

const variant = v.strictObject({
  key,
  size: v.optional(words, ''),
  /** null: no fixed price, "ask the waiter". */
  price: v.nullable(amount),
  additionalPrice: v.optional(amount, '0'),
  bookingMinutes: v.optional(whole(5, 1440)),
});

export const product = v.strictObject({
  slug,
  name: words,
  description: v.optional(words),
  type: v.optional(v.picklist(['normal', 'booking']), 'normal'),
  /** Slugs; the first is the home category. */
  categories: v.pipe(v.array(slug), v.minLength(1)),
  /** Key of a subcategory of its home category. */
  subcategory: v.optional(key),
  label: v.optional(words),
  images: v.optional(v.array(picture), []),
  variants: v.array(variant),
  /** Absent: undeclared, and guests see that. An empty list: declared free of all. */
  allergens: v.optional(v.array(key)),
  /** Traces. */
  mayContain: v.optional(v.array(key), []),
  diets: v.optional(diets),
  ingredients: v.optional(
    v.strictObject({
      /** Keys of this file's ingredients. */
      required: v.optional(v.array(key), []),
      addable: v.optional(v.array(key), []),
      removable: v.optional(v.array(key), []),
      min: v.optional(whole(0, 50), 0),
      max: v.optional(whole(0, 50)),
      /** Whether the guest must choose: no `required` ingredient is preselected. */
      ask: v.optional(v.boolean(), false),
    }),
  ),
  /** Further groups, in display order: a key of the file's `groups`, optionally with own values, or an own group. */
  groups: v.optional(v.array(dishGroup), []),
  /** Slugs of suggested dishes before an order is sent. */
  goesWith: v.optional(v.array(slug), []),
  /** Booking terms, with the type "booking". */
  booking: v.optional(productBooking),
  /** Covered by the EU's right of withdrawal: a voucher, a souvenir. */
  withdrawalRight: v.optional(v.boolean(), false),
  commentPlaceholder: v.optional(words),
  inStock: v.optional(v.boolean(), true),
  hideForOrdering: v.optional(v.boolean(), false),
  liquid: v.optional(v.boolean(), false),
  hideVariants: v.optional(v.boolean(), false),
  discountPercent: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100)), 0),
  discountMoney: v.optional(amount, '0'),
  /** Absent: the rate of the category, else of the venue. */
  vat: v.optional(venueVat),
  /** Hours that the dish keeps after preparation. */
  minimumDurability: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100_000))),
  onlySpotBrowse: v.optional(v.boolean(), false),
  hideSpotBrowse: v.optional(v.boolean(), false),
  translatedFrom,
});

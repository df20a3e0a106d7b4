// A dish in a venue file.
import * as v from 'valibot';
import { DIETS } from '#domain/menu/menu.ts';
import { venueVat } from '../pricing/venue-charges.ts';
import { dishGroup } from '../product/venue-group.ts';
import { productBooking } from './venue-bookings.ts';
import { amount, key, picture, slug, translatedFrom, whole, words } from './venue-fields.ts';

/** Diets that it suits. Left out: not declared. */
export const diets = v.array(v.picklist(DIETS));

const variant = v.strictObject({
  key,
  size: v.optional(words, ''),
  /** null: the price is not fixed, "ask the waiter". */
  price: v.nullable(amount),
  additionalPrice: v.optional(amount, '0'),
  bookingMinutes: v.optional(whole(5, 1440)),
});

export const product = v.strictObject({
  slug,
  name: words,
  description: v.optional(words),
  type: v.optional(v.picklist(['normal', 'booking']), 'normal'),
  /** Slugs; the first is its home. */
  categories: v.pipe(v.array(slug), v.minLength(1)),
  /** A key of its home's subcategories. */
  subcategory: v.optional(key),
  label: v.optional(words),
  images: v.optional(v.array(picture), []),
  variants: v.array(variant),
  /** Left out: not declared, and guests are told so. An empty list: declared free of all. */
  allergens: v.optional(v.array(key)),
  /** Traces. */
  mayContain: v.optional(v.array(key), []),
  diets: v.optional(diets),
  ingredients: v.optional(
    v.strictObject({
      /** Keys of the ingredients of this file. */
      required: v.optional(v.array(key), []),
      addable: v.optional(v.array(key), []),
      removable: v.optional(v.array(key), []),
      min: v.optional(whole(0, 50), 0),
      max: v.optional(whole(0, 50)),
      /** Whether the guest is asked: none of `required` is chosen for them. */
      ask: v.optional(v.boolean(), false),
    }),
  ),
  /** Further choices, in the order of the screen: a key of the file's `groups`, with what differs here, or an own group. */
  groups: v.optional(v.array(dishGroup), []),
  /** Slugs of dishes that are offered with it, before an order is sent. */
  goesWith: v.optional(v.array(slug), []),
  /** How it is booked, with the type "booking". */
  booking: v.optional(productBooking),
  /** The EU's right of withdrawal covers it: a voucher, a souvenir. */
  withdrawalRight: v.optional(v.boolean(), false),
  commentPlaceholder: v.optional(words),
  inStock: v.optional(v.boolean(), true),
  hideForOrdering: v.optional(v.boolean(), false),
  liquid: v.optional(v.boolean(), false),
  hideVariants: v.optional(v.boolean(), false),
  discountPercent: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100)), 0),
  discountMoney: v.optional(amount, '0'),
  /** Left out: its category's, else the venue's. */
  vat: v.optional(venueVat),
  /** Hours that it keeps after preparation. */
  minimumDurability: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100_000))),
  onlySpotBrowse: v.optional(v.boolean(), false),
  hideSpotBrowse: v.optional(v.boolean(), false),
  translatedFrom,
});

// A group of choices in a venue file: a dish's own, or a shared one.
import * as v from 'valibot';
import { DIETS } from '#domain/menu/menu.ts';
import { amount, key, nameTranslatedFrom, titleTranslatedFrom, whole, words } from '../place/venue-fields.ts';

const groupFields = {
  title: words,
  min: v.optional(whole(0, 50), 0),
  max: v.optional(whole(1, 50)),
  /** Whether the guest must choose: no default is set. */
  ask: v.optional(v.boolean(), false),
  /** Keys of preselected options. */
  defaults: v.optional(v.array(key), []),
};

/** Refers to an ingredient of this file by key, or is an option of only this group with its own name. */
const optionFields = {
  key,
  name: v.optional(words),
  /** Absent: the ingredient's. */
  price: v.optional(amount),
  /** Prices by variant key, for sizes with their own. */
  prices: v.optional(v.record(key, amount), {}),
  active: v.optional(v.boolean(), true),
  /** Maximum units of the option. */
  max: v.optional(whole(1, 20), 1),
  /** The dish includes one unit: it may be left out, and only further units cost. */
  included: v.optional(v.boolean(), false),
  /** Allergens of an option with its own name. */
  allergens: v.optional(v.array(key)),
  diets: v.optional(v.array(v.picklist(DIETS))),
};

export const group = v.strictObject({
  ...groupFields,
  options: v.pipe(
    v.array(
      v.strictObject({
        ...optionFields,
        /** Key of a group in `groups` that this option opens. */
        opens: v.optional(key),
        translatedFrom: nameTranslatedFrom,
      }),
    ),
    v.minLength(1),
  ),
  translatedFrom: titleTranslatedFrom,
});
export type VenueGroup = v.InferOutput<typeof group>;

/** A dish's own group. */
export const ownGroup = v.strictObject({ key, ...group.entries });

/**
 * A shared group with a dish's own values: its key, and the differences. Just as an option without a name is an ingredient,
 * a group without a title is one of the file's.
 */
export const groupHere = v.strictObject({
  key,
  title: v.optional(v.never()),
  min: v.optional(whole(0, 50)),
  max: v.optional(whole(1, 50)),
  ask: v.optional(v.boolean()),
  defaults: v.optional(v.array(key)),
  options: v.optional(
    v.array(
      v.strictObject({
        key,
        price: v.optional(amount),
        prices: v.optional(v.record(key, amount)),
        active: v.optional(v.boolean()),
      }),
    ),
    [],
  ),
});
export type GroupHere = v.InferOutput<typeof groupHere>;

/** A group in a dish's list. */
export const dishGroup = v.union([key, v.variant('title', [ownGroup, groupHere])], 'the key of a group, or a group');
export type DishGroup = v.InferOutput<typeof dishGroup>;

// A group of choices in a venue file: a dish's own, or one that several dishes share.
import * as v from 'valibot';
import { DIETS } from '#domain/menu/menu.ts';
import { amount, key, nameTranslatedFrom, titleTranslatedFrom, whole, words } from '../place/venue-fields.ts';

const groupFields = {
  title: words,
  min: v.optional(whole(0, 50), 0),
  max: v.optional(whole(1, 50)),
  /** Whether the guest is asked: nothing is chosen for them. */
  ask: v.optional(v.boolean(), false),
  /** Keys of options that are chosen before the guest touches anything. */
  defaults: v.optional(v.array(key), []),
};

/** Names an ingredient of this file by its key; or is one that stands only here, with a name of its own. */
const optionFields = {
  key,
  name: v.optional(words),
  /** Left out: that of the ingredient. */
  price: v.optional(amount),
  /** By the key of a variant: what it costs with that size. */
  prices: v.optional(v.record(key, amount), {}),
  active: v.optional(v.boolean(), true),
  /** How often it may be chosen. */
  max: v.optional(whole(1, 20), 1),
  /** The dish comes with one of it: it may be left out, and only more of it costs. */
  included: v.optional(v.boolean(), false),
  /** Allergens of an option with a name of its own. */
  allergens: v.optional(v.array(key)),
  diets: v.optional(v.array(v.picklist(DIETS))),
};

export const group = v.strictObject({
  ...groupFields,
  options: v.pipe(
    v.array(
      v.strictObject({
        ...optionFields,
        /** The key of a group among `groups`, asked for where this is chosen. */
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
 * A shared group as one dish has it: its key, and what differs here. As an option without a name is an ingredient, a group
 * without a title is one of the file's.
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

/** A group as a dish names it. */
export const dishGroup = v.union([key, v.variant('title', [ownGroup, groupHere])], 'the key of a group, or a group');
export type DishGroup = v.InferOutput<typeof dishGroup>;

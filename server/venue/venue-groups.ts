// Modifier groups of a venue's dishes, each with the key that keeps its id over imports.

import type { Venue } from '#contract/place/venue.ts';
import type { DishGroup, GroupHere, VenueGroup } from '#contract/product/venue-group.ts';
import { optionKey } from './compile-input.ts';
import type { Path } from './problem.ts';

export interface PlacedGroup {
  /** Key of the group's id. A shared group has one id wherever it is used; a group opened by options has one per option. */
  readonly key: string;
  readonly group: VenueGroup;
  /** Key of the group in the file: its named options are the same wherever it is used. */
  readonly home: string;
  /** Path in the file. */
  readonly path: Path;
  /** True for a group that no option opens. */
  readonly isOuter: boolean;
}

const isOwn = (one: Exclude<DishGroup, string>): one is Extract<DishGroup, VenueGroup> => one.title !== undefined;

/** A shared group with a dish's differences applied. */
export const withDifferences = (group: VenueGroup, here: GroupHere): VenueGroup => {
  const differing = new Map(here.options.map((option) => [option.key, option]));
  return {
    ...group,
    min: here.min ?? group.min,
    max: here.max ?? group.max,
    ask: here.ask ?? group.ask,
    defaults: here.defaults ?? group.defaults,
    options: group.options.map((option) => {
      const own = differing.get(option.key);
      if (!own) return option;
      // A price of this dish overrides the shared prices by size.
      const prices = own.prices ?? (own.price === undefined ? option.prices : {});
      return { ...option, price: own.price ?? option.price, prices, active: own.active ?? option.active };
    }),
  };
};

/** Groups of a dish, in its order; unknown ones are skipped. */
export const groupsOfProduct = (venue: Venue, product: Venue['products'][number], at: Path): PlacedGroup[] =>
  product.groups.flatMap((one, i): PlacedGroup[] => {
    if (typeof one !== 'string' && isOwn(one)) {
      const own = `${product.slug}/${one.key}`;
      return [{ key: own, home: own, group: one, path: [...at, 'groups', i], isOuter: true }];
    }
    const key = typeof one === 'string' ? one : one.key;
    const shared = Object.hasOwn(venue.groups, key) ? venue.groups[key] : undefined;
    if (!shared) return [];
    const group = typeof one === 'string' ? shared : withDifferences(shared, one);
    return [{ key, home: key, group, path: ['groups', key], isOuter: true }];
  });

/** Group opened by an option. */
export const openedBy = (
  venue: Venue,
  outer: Pick<PlacedGroup, 'key'>,
  option: VenueGroup['options'][number],
): PlacedGroup | undefined => {
  const { opens } = option;
  const group = opens !== undefined && Object.hasOwn(venue.groups, opens) ? venue.groups[opens] : undefined;
  if (opens === undefined || !group) return undefined;
  return {
    key: `${optionKey(outer.key, option.key)}/${opens}`,
    home: opens,
    group,
    path: ['groups', opens],
    isOuter: false,
  };
};

/** All groups of a dish, followed by those that its options open. */
export const allGroupsOf = (venue: Venue, product: Venue['products'][number], at: Path): PlacedGroup[] =>
  groupsOfProduct(venue, product, at).flatMap((outer) => [
    outer,
    ...outer.group.options.flatMap((option) => openedBy(venue, outer, option) ?? []),
  ]);

/** All used groups of the file, once per id. */
export const usedGroups = (venue: Venue): PlacedGroup[] => {
  const byKey = new Map<string, PlacedGroup>();
  for (const [i, product] of venue.products.entries()) {
    for (const one of allGroupsOf(venue, product, ['products', i])) byKey.set(one.key, one);
  }
  return [...byKey.values()];
};

// The groups of a venue's dishes, each with the key by which its id is kept over every import.

import type { Venue } from '#contract/place/venue.ts';
import type { DishGroup, GroupHere, VenueGroup } from '#contract/product/venue-group.ts';
import { optionKey } from './compile-input.ts';
import type { Path } from './problem.ts';

export interface PlacedGroup {
  /**
   * Key of the group's id. A shared group is one wherever it is used; one that an option opens is one for each such option.
   */
  readonly key: string;
  readonly group: VenueGroup;
  /** Key of the group as it is written: options with names of their own are the same wherever it is used. */
  readonly home: string;
  /** Where it stands in the file. */
  readonly path: Path;
  /** True of a group that no option opens. */
  readonly isOuter: boolean;
}

const isOwn = (one: Exclude<DishGroup, string>): one is Extract<DishGroup, VenueGroup> => one.title !== undefined;

/** A shared group with what differs on one dish laid over it. */
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
      // A price of this dish goes before the shared ones by size.
      const prices = own.prices ?? (own.price === undefined ? option.prices : {});
      return { ...option, price: own.price ?? option.price, prices, active: own.active ?? option.active };
    }),
  };
};

/** The groups that a dish names or has, in its order; those that there are not are passed over. */
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

/** The group that an option opens. */
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

/** Every group of a dish, those that its options open after their own. */
export const allGroupsOf = (venue: Venue, product: Venue['products'][number], at: Path): PlacedGroup[] =>
  groupsOfProduct(venue, product, at).flatMap((outer) => [
    outer,
    ...outer.group.options.flatMap((option) => openedBy(venue, outer, option) ?? []),
  ]);

/** Every group of the file that a dish uses, once for each id. */
export const usedGroups = (venue: Venue): PlacedGroup[] => {
  const byKey = new Map<string, PlacedGroup>();
  for (const [i, product] of venue.products.entries()) {
    for (const one of allGroupsOf(venue, product, ['products', i])) byKey.set(one.key, one);
  }
  return [...byKey.values()];
};

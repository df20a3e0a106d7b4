// The groups of a venue's dishes, each with the key by which its id is kept over every import.

import type { Venue } from '#contract/place/venue.ts';
import type { VenueGroup } from '#contract/product/venue-group.ts';
import { optionKey } from './compile-input.ts';
import type { Path } from './problem.ts';

export interface PlacedGroup {
  /** Of its id. A shared group is one wherever it is used; one that an option opens is one for each such option. */
  readonly key: string;
  readonly group: VenueGroup;
  /** Of the group as it is written: options with names of their own are the same wherever it is used. */
  readonly home: string;
  /** Where it stands in the file. */
  readonly path: Path;
  /** Of a group that no option opens. */
  readonly isOuter: boolean;
}

/** The groups that a dish names or has, in its order; those that there are not are passed over. */
export const groupsOfProduct = (venue: Venue, product: Venue['products'][number], at: Path): PlacedGroup[] =>
  product.groups.flatMap((one, i): PlacedGroup[] => {
    if (typeof one !== 'string') {
      const own = `${product.slug}/${one.key}`;
      return [{ key: own, home: own, group: one, path: [...at, 'groups', i], isOuter: true }];
    }
    const group = Object.hasOwn(venue.groups, one) ? venue.groups[one] : undefined;
    return group ? [{ key: one, home: one, group, path: ['groups', one], isOuter: true }] : [];
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

// Removals from the menu, with all references, as one edit.
import type { DraftEdit, FieldChange } from '../draft-edit.ts';
import { hasGroup, objectsIn } from '../groups/group-outline.ts';
import { homesOf, orderOf } from '../list-order.ts';
import {
  type FieldPath,
  isObject,
  isSame,
  type Json,
  type JsonObject,
  listOf,
  nameOf,
  type VenueFile,
  valueAt,
  withValue,
} from '../venue-file.ts';

type Wanted = readonly [path: FieldPath, to?: Json | undefined];

/** Prices by size of an option, without these sizes. */
const pricesWithout = (
  options: Json | undefined,
  at: FieldPath,
  isThere: (size: string) => boolean,
): readonly Wanted[] =>
  objectsIn(options).flatMap((option) =>
    Object.keys(isObject(option.prices) ? option.prices : {})
      .filter((size) => !isThere(size))
      .map((size): Wanted => [[...at, 'options', nameOf(option) ?? '', 'prices', size]]),
  );

const sizesOf = (dish: JsonObject): readonly string[] => objectsIn(dish.variants).flatMap((one) => nameOf(one) ?? []);

/** Option prices of sizes that no dish has any more: the import would reject them. */
const loosePrices = (file: VenueFile, after: VenueFile): readonly Wanted[] => {
  const shared = isObject(after.groups) ? after.groups : {};
  const ofDishes = listOf(after, 'products').flatMap((dish) =>
    objectsIn(dish.groups).flatMap((group) =>
      pricesWithout(group.options, ['products', nameOf(dish) ?? '', 'groups', nameOf(group) ?? ''], (size) =>
        sizesOf(dish).includes(size),
      ),
    ),
  );
  const ofShared = Object.entries(shared).flatMap(([key, group]) => {
    const users = listOf(after, 'products').filter((dish) => hasGroup(after, dish, key));
    if (users.length === 0 || !isObject(group)) return [];
    const sizes = new Set(users.flatMap(sizesOf));
    return pricesWithout(group.options, ['groups', key], (size) => sizes.has(size));
  });
  return [...ofDishes, ...ofShared].filter(([path]) => valueAt(file, path) !== undefined);
};

/** Removes the removed dishes from other dishes' suggestions. */
const unoffered = (file: VenueFile, wanted: readonly Wanted[]): readonly Wanted[] => {
  const going = new Set(wanted.flatMap(([[list, slug, ...rest]]) => (list === 'products' && !rest.length ? slug : [])));
  return listOf(file, 'products').flatMap((dish): readonly Wanted[] => {
    const slug = nameOf(dish) ?? '';
    const offered: Json | undefined = dish.goesWith;
    if (going.has(slug) || !Array.isArray(offered)) return [];
    const left = offered.filter((one: Json) => typeof one !== 'string' || !going.has(one));
    const to = left.length === 0 ? undefined : left;
    return left.length === offered.length ? [] : [[['products', slug, 'goesWith'], to]];
  });
};

const removal = (file: VenueFile, things: readonly Wanted[]): DraftEdit => {
  const wanted = [...things, ...unoffered(file, things)];
  const after = wanted.reduce((at, [path, to]) => withValue(at, path, to), file);
  const changes = [...wanted, ...loosePrices(file, after)].map(
    ([path, to]): FieldChange => ({ path, was: valueAt(file, path), ...(to !== undefined && { to }) }),
  );
  return { kind: 'removed', changes };
};

/** Removes a dish from all its categories; undefined: already gone. */
export const withoutDish = (file: VenueFile, slug: string): DraftEdit | undefined =>
  valueAt(file, ['products', slug]) === undefined ? undefined : removal(file, [[['products', slug]]]);

/** Removes a size of a dish; undefined: already gone, or the dish's last size. */
export function withoutSize(file: VenueFile, slug: string, key: string): DraftEdit | undefined {
  const dish = valueAt(file, ['products', slug]);
  const sizes = isObject(dish) ? sizesOf(dish) : [];
  return sizes.includes(key) && sizes.length > 1 ? removal(file, [[['products', slug, 'variants', key]]]) : undefined;
}

/** Dishes that are only in this category; removing the category removes these dishes. */
export const dishesAlone = (file: VenueFile, category: string): readonly string[] =>
  listOf(file, 'products').flatMap((dish) => (isSame(homesOf(dish), [category]) ? (nameOf(dish) ?? []) : []));

/** A dish that stays in its other categories loses the removed category and its subcategory. */
const leaving = (file: VenueFile, dish: JsonObject, category: string): readonly Wanted[] => {
  const path = ['products', nameOf(dish) ?? ''];
  const homes = homesOf(dish).filter((one) => one !== category);
  const tag = typeof dish.subcategory === 'string' ? dish.subcategory : undefined;
  const isStray =
    tag !== undefined && valueAt(file, ['categories', homes[0] ?? '', 'subcategories', tag]) === undefined;
  return [[[...path, 'categories'], homes], ...(isStray ? [[[...path, 'subcategory']] as const] : [])];
};

/** Removes a category with the dishes that are only in it; undefined: already gone, or it has subcategories. */
export function withoutCategory(file: VenueFile, category: string): DraftEdit | undefined {
  if (valueAt(file, ['categories', category]) === undefined) return undefined;
  if (orderOf(file, 'categories', category).length > 0) return undefined;
  const alone = new Set(dishesAlone(file, category));
  const dishes = listOf(file, 'products').filter((dish) => homesOf(dish).includes(category));
  const stations = listOf(file, 'stations').flatMap((station): readonly Wanted[] => {
    const cooked = Array.isArray(station.categories) ? station.categories : [];
    const left = cooked.filter((one: Json) => one !== category);
    return left.length === cooked.length ? [] : [[['stations', nameOf(station) ?? '', 'categories'], left]];
  });
  return removal(file, [
    ...dishes.flatMap((dish): readonly Wanted[] =>
      alone.has(nameOf(dish) ?? '') ? [[['products', nameOf(dish) ?? '']]] : leaving(file, dish, category),
    ),
    ...stations,
    [['categories', category]],
  ]);
}

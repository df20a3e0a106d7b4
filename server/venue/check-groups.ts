// Checks of modifier groups: references must exist, and the required choices must be possible.

import type { Venue } from '#contract/place/venue.ts';
import type { GroupHere, VenueGroup } from '#contract/product/venue-group.ts';
import type { Diet } from '#domain/menu/menu.ts';
import { checkAmount, checkUnique } from './check-place.ts';
import type { ReadableVenue } from './parse-venue.ts';
import type { Path, Report } from './problem.ts';
import { allGroupsOf, withDifferences } from './venue-groups.ts';

type Declared = { readonly allergens?: readonly string[] | undefined; readonly diets?: readonly Diet[] | undefined };
export type CheckDeclared = (of: Declared, at: Path) => void;

export function checkGroups(readable: ReadableVenue, checkDeclared: CheckDeclared, report: Report): void {
  const { venue, indexes } = readable;
  for (const [key, group] of Object.entries(venue.groups)) {
    checkGroup(group, ['groups', key], readable, checkDeclared, report);
    checkOpened(group, ['groups', key], readable, report);
    // Sizes belong to dishes: a dish with the shared group must have the size. A group without a dish is not checked.
    const users = venue.products.filter((product) => allGroupsOf(venue, product, []).some(({ home }) => home === key));
    const sizes = new Set(users.flatMap((product) => [...sizesOf(product)]));
    if (users.length > 0) checkSizes(group, ['groups', key], sizes, 'no dish with this group has a variant', report);
  }
  for (const [i, product] of venue.products.entries()) {
    const at: Path = ['products', indexes.products[i] ?? i];
    checkUnique(
      product.groups.map((one, j) => [typeof one === 'string' ? one : one.key, [...at, 'groups', j]]),
      'key',
      report,
    );
    checkEverySize(venue, product, at, report);
    for (const [j, group] of product.groups.entries()) {
      const path: Path = [...at, 'groups', j];
      if (typeof group === 'string' || group.title === undefined) {
        checkShared(group, path, product, readable, report);
        continue;
      }
      checkGroup(group, path, readable, checkDeclared, report);
      checkOpened(group, path, readable, report);
      checkSizes(group, path, sizesOf(product), 'the dish has no variant', report);
    }
  }
}

type Product = ReadableVenue['venue']['products'][number];

const sizesOf = ({ variants }: Product): ReadonlySet<string> => new Set(variants.map(({ key }) => key));

/** Shared group of a dish: it must exist, and the group with the dish's differences must be valid. */
function checkShared(
  here: string | GroupHere,
  at: Path,
  product: Product,
  { venue, unread }: ReadableVenue,
  report: Report,
): void {
  const key = typeof here === 'string' ? here : here.key;
  const shared = Object.hasOwn(venue.groups, key) ? venue.groups[key] : undefined;
  if (!shared) {
    const hint = typeof here === 'string' ? '' : '; one of this dish alone needs a title';
    if (!unread.groups.has(key)) report(at, `there is no group "${key}"${hint}`);
    return;
  }
  if (typeof here === 'string') return;
  checkUnique(
    here.options.map((option, i) => [option.key, [...at, 'options', i, 'key']]),
    'key',
    report,
  );
  const sizes = sizesOf(product);
  for (const [i, option] of here.options.entries()) {
    const path: Path = [...at, 'options', i];
    if (!shared.options.some((one) => one.key === option.key)) report(path, `there is no option "${option.key}"`);
    checkPrices(option, path, venue.currency, report);
  }
  checkSizes(
    { options: here.options.map(({ prices = {} }) => ({ prices })) },
    at,
    sizes,
    'the dish has no variant',
    report,
  );
  // Errors of the shared group itself are reported once, at the group.
  let isSharedWrong = false;
  checkCounts(shared, [], () => {
    isSharedWrong = true;
  });
  if (!isSharedWrong) checkCounts(withDifferences(shared, here), at, report);
}

function checkGroup(
  group: VenueGroup,
  at: Path,
  { venue, unread }: ReadableVenue,
  checkDeclared: CheckDeclared,
  report: Report,
): void {
  const { options } = group;
  checkUnique(
    options.map(({ key }, i) => [key, [...at, 'options', i, 'key']]),
    'key',
    report,
  );
  checkCounts(group, at, report);
  for (const [i, option] of options.entries()) {
    const path: Path = [...at, 'options', i];
    checkDeclared(option, path);
    checkPrices(option, path, venue.currency, report);
    if (option.name !== undefined) continue;
    if (!Object.hasOwn(venue.ingredients, option.key) && !unread.ingredients.has(option.key)) {
      report([...path, 'key'], `there is no ingredient "${option.key}"; an option of its own needs a name`);
    }
    for (const field of ['allergens', 'diets'] as const) {
      if (option[field] !== undefined) report([...path, field], `are those of the ingredient "${option.key}"`);
    }
  }
}

/** The number of choices must be possible. */
function checkCounts({ min, max, ask, defaults, options }: VenueGroup, at: Path, report: Report): void {
  const most = options.reduce((sum, option) => sum + option.max, 0);
  if (min > most) report([...at, 'min'], `asks for ${min} where ${most} can be chosen`);
  if (max !== undefined && max < min) report([...at, 'max'], `${max} is less than min, which is ${min}`);
  const begins = defaults.length + options.filter(({ included, key }) => included && !defaults.includes(key)).length;
  if (max !== undefined && begins > max) report([...at, 'defaults'], `${begins} begin chosen, and max is ${max}`);
  if (ask && min === 0) report([...at, 'ask'], 'needs a min: where nothing must be chosen, nobody is asked');
  if (ask && begins > 0) report([...at, 'ask'], 'nothing may begin chosen in a group that asks');
  for (const [i, key] of defaults.entries()) {
    if (!options.some((option) => option.key === key)) report([...at, 'defaults', i], `there is no option "${key}"`);
  }
  checkUnique(
    defaults.map((key, i) => [key, [...at, 'defaults', i]]),
    'key',
    report,
  );
}

interface Priced {
  readonly price?: string | undefined;
  readonly prices?: Readonly<Record<string, string>> | undefined;
}

function checkPrices({ price, prices = {} }: Priced, at: Path, currency: string, report: Report): void {
  if (price !== undefined) checkAmount(price, currency, [...at, 'price'], report);
  for (const [size, one] of Object.entries(prices)) checkAmount(one, currency, [...at, 'prices', size], report);
}

/** One level only: a group opened by an option cannot open another one. */
function checkOpened(group: VenueGroup, at: Path, { venue, unread }: ReadableVenue, report: Report): void {
  for (const [i, { opens }] of group.options.entries()) {
    if (opens === undefined) continue;
    const path: Path = [...at, 'options', i, 'opens'];
    const opened = Object.hasOwn(venue.groups, opens) ? venue.groups[opens] : undefined;
    if (!opened && !unread.groups.has(opens)) report(path, `there is no group "${opens}"`);
    else if (opened?.options.some((option) => option.opens !== undefined)) {
      report(path, `"${opens}" opens a group itself; only one level may be opened`);
    }
  }
}

function checkSizes(
  { options }: { readonly options: readonly { readonly prices: Readonly<Record<string, string>> }[] },
  at: Path,
  sizes: ReadonlySet<string>,
  what: string,
  report: Report,
): void {
  for (const [i, { prices }] of options.entries()) {
    for (const size of Object.keys(prices)) {
      if (!sizes.has(size)) report([...at, 'options', i, 'prices', size], `${what} "${size}"`);
    }
  }
}

/** An option priced by size needs a price for each size of its dish; a missing one would be free. */
function checkEverySize(venue: Venue, product: Product, at: Path, report: Report): void {
  for (const { key: group, group: its, path } of allGroupsOf(venue, product, at)) {
    for (const { key, name, price, prices } of its.options) {
      const own =
        price ??
        (name === undefined && Object.hasOwn(venue.ingredients, key) ? venue.ingredients[key]?.price : undefined);
      const missing = product.variants.filter((size) => !Object.hasOwn(prices, size.key)).map((size) => size.key);
      if (own !== undefined || Object.keys(prices).length === 0 || missing.length === 0) continue;
      const of = path[0] === 'products' ? '' : ` of "${product.slug}"`;
      report(path, `"${key}" in "${group}" has no price on the size "${missing.join('", "')}"${of}: say one, or "0"`);
    }
  }
}

interface Facts {
  readonly price: string;
  readonly allergens: string;
  readonly diets: string;
}

/** Default choices that affect allergens, diet or price: one sentence each, with its path. A hint, not an error. */
export const unaskedChoices = (venue: Venue): readonly string[] => {
  const ingredientFacts = (key: string): Facts => {
    const one = Object.hasOwn(venue.ingredients, key) ? venue.ingredients[key] : undefined;
    return factsOf({ ...one, price: one?.price ?? '0' });
  };
  const notes = venue.products.flatMap((product) => {
    const required = product.ingredients?.ask ? [] : (product.ingredients?.required ?? []);
    const groups = allGroupsOf(venue, product, [])
      .filter(({ group }) => group.min > 0 && !group.ask)
      .map(({ group }) => ({
        what: `"${titleOf(group, venue)}"`,
        facts: group.options.map((option): Facts => {
          const own = option.name === undefined ? ingredientFacts(option.key) : factsOf({ price: '0', ...option });
          const price = JSON.stringify([option.price ?? own.price, option.prices]);
          return { ...own, price };
        }),
      }));
    return [{ what: 'its required ingredients', facts: required.map(ingredientFacts) }, ...groups].flatMap(
      ({ what, facts }) => {
        const differing = (['allergens', 'diets', 'price'] as const).filter(
          (field) => new Set(facts.map((one) => one[field])).size > 1,
        );
        if (differing.length === 0) return [];
        return [
          `products "${product.slug}": the first of ${what} is chosen unasked, and they differ in ${differing.join(' and ')}; "ask": true asks the guest`,
        ];
      },
    );
  });
  return [...new Set(notes)];
};

const factsOf = (one: Declared & { readonly price?: string | undefined }): Facts => ({
  price: String(Number(one.price ?? '0')),
  allergens: JSON.stringify(one.allergens?.toSorted() ?? null),
  diets: JSON.stringify(one.diets?.toSorted() ?? null),
});

const titleOf = ({ title }: VenueGroup, { defaultLanguage }: Venue): string =>
  typeof title === 'string' ? title : (title[defaultLanguage] ?? '');

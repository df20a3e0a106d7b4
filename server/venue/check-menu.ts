// Checks of a menu: references must exist, and required choices must be possible.
import type { Venue } from '#contract/place/venue.ts';
import { contradicts } from '#domain/diet/diet.ts';
import type { Diet } from '#domain/menu/menu.ts';
import { RESERVED_CATEGORY_SLUGS } from '#domain/slug.ts';
import { isEuAllergen } from '../texts/allergen-names.ts';
import { type CheckDeclared, checkGroups } from './check-groups.ts';
import { checkAmount, checkUnique } from './check-place.ts';
import { checkCategoryHours } from './hours/category-hours.ts';
import type { ReadableVenue } from './parse-venue.ts';
import type { Path, Report } from './problem.ts';
import { checkGoesWith } from './upsell/check-goes-with.ts';

type Category = Venue['categories'][number];
type Product = Venue['products'][number];

/** Maximum depth of categories; the app cuts deeper trees. */
const DEEPEST = 12;
const LINK_SCHEMES: readonly string[] = ['https:', 'http:', 'mailto:', 'tel:'];

export function checkMenu(readable: ReadableVenue, pictures: ReadonlySet<string>, report: Report): void {
  const { venue, indexes, unread } = readable;
  const checkAllergens = (codes: readonly string[], at: Path) => {
    for (const [i, code] of codes.entries()) {
      if (isEuAllergen(code) || Object.hasOwn(venue.allergens, code) || unread.allergens.has(code)) continue;
      report([...at, i], `"${code}" is neither one of the fourteen of the law nor among the allergens of this file`);
    }
    checkUnique(
      codes.map((code, i) => [code, [...at, i]]),
      'code',
      report,
    );
  };
  const checkDiets = (
    of: { readonly allergens?: readonly string[] | undefined; readonly diets?: readonly Diet[] | undefined },
    at: Path,
  ) => {
    checkUnique(
      (of.diets ?? []).map((diet, i) => [diet, [...at, i]]),
      'diet',
      report,
    );
    for (const [i, diet] of (of.diets ?? []).entries()) {
      const against = (of.allergens ?? []).find((code) => contradicts(diet, code));
      if (against !== undefined) report([...at, i], `"${diet}" and the allergen "${against}" cannot both be true`);
    }
  };
  const checkPicture = (picture: { readonly name: string } | undefined, at: Path) => {
    if (picture && !pictures.has(picture.name)) {
      report([...at, 'name'], `there is no picture "${picture.name}" in pictures.json`);
    }
  };

  checkPicture(venue.logo, ['logo']);
  checkPicture(venue.picture, ['picture']);
  for (const [i, { picture }] of venue.gallery.entries()) checkPicture(picture, ['gallery', i, 'picture']);
  for (const code of Object.keys(venue.allergens)) {
    if (isEuAllergen(code)) report(['allergens', code], 'is one of the fourteen of the law, whose names are known');
  }
  for (const [code, image] of Object.entries(venue.allergenImages)) {
    if (!Object.hasOwn(venue.allergens, code) && !unread.allergens.has(code)) {
      report(['allergenImages', code], 'is none of the allergens of this file');
    }
    checkPicture(image, ['allergenImages', code]);
  }
  for (const [key, ingredient] of Object.entries(venue.ingredients)) {
    checkAmount(ingredient.price, venue.currency, ['ingredients', key, 'price'], report);
    checkAllergens(ingredient.allergens ?? [], ['ingredients', key, 'allergens']);
    checkDiets(ingredient, ['ingredients', key, 'diets']);
  }
  const checkDeclared: CheckDeclared = (of, where) => {
    checkAllergens(of.allergens ?? [], [...where, 'allergens']);
    checkDiets(of, [...where, 'diets']);
  };
  checkGroups(readable, checkDeclared, report);
  checkCategories(readable, checkPicture, report);

  const at = (i: number): Path => ['products', indexes.products[i] ?? i];
  checkUnique(
    venue.products.map(({ slug }, i) => [slug, [...at(i), 'slug']]),
    'slug',
    report,
  );
  for (const [i, product] of venue.products.entries()) {
    checkCategoriesOf(product, readable, at(i), report);
    checkVariants(product, venue.currency, at(i), report);
    if (product.variants.length === 0 && !isBanner(product, readable)) {
      report([...at(i), 'variants'], NO_VARIANT);
    }
    checkIngredients(product, readable, at(i), report);
    checkAllergens(product.allergens ?? [], [...at(i), 'allergens']);
    checkAllergens(product.mayContain, [...at(i), 'mayContain']);
    for (const [j, code] of product.mayContain.entries()) {
      if (product.allergens?.includes(code)) report([...at(i), 'mayContain', j], `the dish contains "${code}" already`);
    }
    checkDiets(product, [...at(i), 'diets']);
    checkGoesWith(product, venue, at(i), report);
    for (const [j, image] of product.images.entries()) checkPicture(image, [...at(i), 'images', j]);
  }
}

const NO_VARIANT = 'is empty: a dish needs one variant at least, with "price": null where there is no fixed price';

/** Whether the dish is in an info category, where it cannot be ordered. Counts an unreadable category as one. */
const isBanner = ({ categories }: Product, { venue, unread }: ReadableVenue): boolean =>
  categories.every(
    (slug) => unread.categories.has(slug) || venue.categories.some((one) => one.slug === slug && one.type === 'info'),
  );

function checkCategories(
  { venue, indexes, unread }: ReadableVenue,
  checkPicture: (picture: Category['image'], at: Path) => void,
  report: Report,
): void {
  const bySlug = new Map(venue.categories.map((category) => [category.slug, category]));
  const at = (i: number): Path => ['categories', indexes.categories[i] ?? i];
  checkUnique(
    venue.categories.map(({ slug }, i) => [slug, [...at(i), 'slug']]),
    'slug',
    report,
  );
  for (const [i, category] of venue.categories.entries()) {
    if (RESERVED_CATEGORY_SLUGS.includes(category.slug)) {
      report([...at(i), 'slug'], `"${category.slug}" is an address of the app itself`);
    }
    if (category.hours !== undefined) checkCategoryHours(category.hours, [...at(i), 'hours'], report);
    const { parent } = category;
    if (parent !== undefined && !bySlug.has(parent) && !unread.categories.has(parent)) {
      report([...at(i), 'parent'], `there is no category "${parent}"`);
    }
    const depth = depthOf(category, bySlug);
    if (depth === undefined) report([...at(i), 'parent'], `"${category.slug}" hangs under itself`);
    else if (depth > DEEPEST) report([...at(i), 'parent'], `lies deeper than ${DEEPEST} levels`);
    for (const [j, link] of category.links.entries()) {
      const addresses: [Path, string][] =
        typeof link === 'string'
          ? [[[...at(i), 'links', j], link]]
          : Object.entries(link).map(([language, address]) => [[...at(i), 'links', j, language], address]);
      for (const [path, address] of addresses) {
        if (!LINK_SCHEMES.includes(new URL(address).protocol)) {
          report(path, 'must begin with https, http, mailto or tel');
        }
      }
    }
    if (category.type === 'link' && category.links.length === 0 && !category.opensCallWaiter) {
      report([...at(i), 'links'], 'a category of the type link needs a link');
    }
    checkPicture(category.image, [...at(i), 'image']);
  }
}

/** 1 at the top; `undefined` for a category that is its own ancestor. */
function depthOf(category: Category, bySlug: ReadonlyMap<string, Category>): number | undefined {
  const seen = new Set<string>();
  let depth = 1;
  let parent = category.parent;
  while (parent !== undefined && !seen.has(parent)) {
    if (parent === category.slug) return undefined;
    seen.add(parent);
    depth += 1;
    parent = bySlug.get(parent)?.parent;
  }
  return depth;
}

function checkCategoriesOf(product: Product, { venue, unread }: ReadableVenue, at: Path, report: Report): void {
  for (const [i, slug] of product.categories.entries()) {
    if (unread.categories.has(slug) || venue.categories.some((category) => category.slug === slug)) continue;
    report([...at, 'categories', i], `there is no category "${slug}"`);
  }
  checkUnique(
    product.categories.map((slug, i) => [slug, [...at, 'categories', i]]),
    'slug',
    report,
  );
  const home = venue.categories.find(({ slug }) => slug === product.categories[0]);
  if (home && product.subcategory !== undefined && !Object.hasOwn(home.subcategories, product.subcategory)) {
    report([...at, 'subcategory'], `"${home.slug}" has no subcategory "${product.subcategory}"`);
  }
}

function checkVariants(product: Product, currency: string, at: Path, report: Report): void {
  checkUnique(
    product.variants.map(({ key }, i) => [key, [...at, 'variants', i, 'key']]),
    'key',
    report,
  );
  for (const [i, variant] of product.variants.entries()) {
    if (variant.price !== null) checkAmount(variant.price, currency, [...at, 'variants', i, 'price'], report);
    checkAmount(variant.additionalPrice, currency, [...at, 'variants', i, 'additionalPrice'], report);
  }
  checkAmount(product.discountMoney, currency, [...at, 'discountMoney'], report);
}

function checkIngredients(product: Product, { venue, unread }: ReadableVenue, at: Path, report: Report): void {
  const { ingredients } = product;
  if (!ingredients) return;
  const path: Path = [...at, 'ingredients'];
  const named: [string, Path][] = (['required', 'addable', 'removable'] as const).flatMap((role) =>
    ingredients[role].map((key, i): [string, Path] => [key, [...path, role, i]]),
  );
  for (const [key, where] of named) {
    if (!Object.hasOwn(venue.ingredients, key) && !unread.ingredients.has(key))
      report(where, `there is no ingredient "${key}"`);
  }
  // An ingredient cannot be both part of the dish and an extra, because the cart could not distinguish them.
  checkUnique(named, 'key', report);
  const { min, max, addable } = ingredients;
  if (min > addable.length) report([...path, 'min'], `asks for ${min} extras of ${addable.length}`);
  if (max !== undefined && max < min) report([...path, 'max'], `${max} is less than min, which is ${min}`);
  if (ingredients.ask && ingredients.required.length === 0)
    report([...path, 'ask'], 'there is nothing required to ask for');
  if (max === 0) report([...path, 'max'], 'leave addable out where nothing may be added');
}

// Assembles the answers of several calls into one menu and its translations.
import type { PlaceId } from '#domain/ids.ts';
import type { Language } from '#domain/language/language.ts';
import type { Menu, MenuTexts } from '#domain/menu/menu.ts';
import type { IngredientWithTexts } from '../product/ingredient.ts';
import type { ParsedProduct } from '../product/product.ts';
import type { CategoryWithTexts } from './category.ts';

export interface MenuParts {
  readonly placeId: PlaceId;
  /** Common version of all answers: parts of different versions are never combined. */
  readonly version: string;
  readonly categories: readonly CategoryWithTexts[];
  readonly products: readonly ParsedProduct[];
  readonly ingredients: readonly IngredientWithTexts[];
}

/** The menu in its default language, with translations of all languages in the answers. */
export function assembleMenu(parts: MenuParts): { menu: Menu; texts: MenuTexts[] } {
  const menu: Menu = {
    placeId: parts.placeId,
    version: parts.version,
    categories: parts.categories.map(({ category }) => category),
    products: parts.products.map(({ product }) => product),
    ingredients: parts.ingredients.map(({ ingredient }) => ingredient),
  };
  const languages = new Set(
    [...parts.categories, ...parts.products, ...parts.ingredients].flatMap(
      ({ words }) => Object.keys(words) as Language[],
    ),
  );
  return { menu, texts: [...languages].map((language) => textsIn(language, parts)) };
}

function textsIn(language: Language, parts: MenuParts): MenuTexts {
  const categories: Record<number, MenuTexts['categories'][number]> = {};
  const products: Record<number, MenuTexts['products'][number]> = {};
  const variants: Record<number, MenuTexts['variants'][number]> = {};
  const ingredients: Record<number, MenuTexts['ingredients'][number]> = {};
  const groups: Record<number, { title?: string }> = {};
  const allergens: [string, MenuTexts['allergens'][string]][] = [];
  for (const { category, words } of parts.categories) {
    const own = words[language];
    if (own) categories[category.id] = own;
  }
  for (const { ingredient, words } of parts.ingredients) {
    const own = words[language];
    if (own) ingredients[ingredient.id] = own;
  }
  for (const { product, words } of parts.products) {
    const own = words[language];
    if (!own) continue;
    products[product.id] = own.product;
    Object.assign(variants, own.variants);
    Object.assign(groups, own.groups);
    allergens.push(...Object.entries(own.allergens));
  }
  return {
    language,
    version: parts.version,
    categories,
    products,
    variants,
    ingredients,
    ...(Object.keys(groups).length > 0 && { groups }),
    allergens: Object.fromEntries(allergens),
  };
}

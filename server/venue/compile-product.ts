// One dish of a venue file, in the published form.
import type { Venue } from '#contract/place/venue.ts';
import type { CategoryId, IngredientId, ProductId, SubcategoryId, VariantId } from '#domain/ids.ts';
import type { Allergen, Product, ProductIngredient } from '#domain/menu/menu.ts';
import type { IdFor } from '../store/place/published.ts';
import { ALLERGEN_NAMES, isEuAllergen } from '../texts/allergen-names.ts';
import { vatOfDish } from './charges/compile-charges.ts';
import { groupCompiler } from './compile-groups.ts';
import { allergenImage, amountOf, type CompileInput, pictureOf, subcategoryKey, variantKey } from './compile-input.ts';
import { wordsIn } from './venue-text.ts';

/** Compiles the venue's dishes; `priority` is the position in the file. */
export function productCompiler(
  input: CompileInput,
  idFor: IdFor,
): (one: Venue['products'][number], priority: number) => Product {
  const { venue } = input;
  const language = venue.defaultLanguage;
  const groupsOf = groupCompiler(venue, idFor);
  const say = (words: Venue['name'] | undefined) => wordsIn(words, language, language);
  const categoryId = (slug: string) => idFor('category', slug) as CategoryId;
  const ingredientId = (key: string) => idFor('ingredient', key) as IngredientId;
  const money = (text: string) => amountOf(text, venue.currency);

  const allergen = (code: string): Allergen => {
    const own = venue.allergens[code];
    const name = isEuAllergen(code) ? ALLERGEN_NAMES[code][language] : say(own);
    return { code, name: name ?? code, image: allergenImage(input, code) };
  };

  const subcategoryOf = (one: Venue['products'][number]): Product['subcategory'] => {
    const home = venue.categories.find(({ slug }) => slug === one.categories[0]);
    if (home === undefined || one.subcategory === undefined) return undefined;
    return {
      id: idFor('subcategory', subcategoryKey(home.slug, one.subcategory)) as SubcategoryId,
      name: say(home.subcategories[one.subcategory]) ?? one.subcategory,
    };
  };
  const ingredientsOf = (one: Venue['products'][number]): ProductIngredient[] =>
    (['required', 'addable', 'removable'] as const).flatMap((role) =>
      (one.ingredients?.[role] ?? []).map((key, priority) => ({ ingredientId: ingredientId(key), role, priority })),
    );

  return (one, priority) => ({
    id: idFor('product', one.slug) as ProductId,
    slug: one.slug,
    type: one.type,
    name: say(one.name) ?? one.slug,
    description: say(one.description) ?? '',
    textLanguage: language,
    label: say(one.label),
    subcategory: subcategoryOf(one),
    categoryIds: one.categories.map(categoryId),
    priority,
    variants: one.variants.map((variant) => ({
      id: idFor('variant', variantKey(one.slug, variant.key)) as VariantId,
      size: say(variant.size) ?? '',
      price: variant.price === null ? null : money(variant.price),
      additionalPrice: money(variant.additionalPrice),
      bookingMinutes: variant.bookingMinutes,
    })),
    images: one.images.flatMap((image) => pictureOf(input, image)),
    allergens: one.allergens?.map(allergen),
    mayContain: one.mayContain.map(allergen),
    diets: one.diets,
    ingredients: ingredientsOf(one),
    ...vatOfDish(venue, one),
    ...(one.goesWith.length > 0 && { goesWith: one.goesWith.map((slug) => idFor('product', slug) as ProductId) }),
    ...(one.ingredients?.ask && { asksRequired: true as const }),
    ...(one.withdrawalRight && { withdrawalRight: true as const }),
    ...groupsOf(one),
    minAddable: one.ingredients?.min ?? 0,
    // A file without options means none; on the wire, 0 means no limit.
    maxAddable: one.ingredients?.max || undefined,
    commentPlaceholder: say(one.commentPlaceholder),
    inStock: one.inStock,
    hideForOrdering: one.hideForOrdering,
    isLiquid: one.liquid,
    hideVariants: one.hideVariants,
    discountPercent: one.discountPercent,
    discountMoney: money(one.discountMoney),
    minimumDurability: one.minimumDurability,
    visibility: {
      onlySpot: false,
      hideSpot: false,
      onlySpotBrowse: one.onlySpotBrowse,
      hideSpotBrowse: one.hideSpotBrowse,
      onlyDelivery: false,
      hideDelivery: false,
    },
  });
}

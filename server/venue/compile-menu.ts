import type { Venue } from '#contract/venue.ts';
import type { CategoryId, IngredientId, PlaceId, ProductId, SubcategoryId, VariantId } from '#domain/ids.ts';
import type { Allergen, Category, Menu, Product, ProductIngredient } from '#domain/menu.ts';
import type { Picture } from '#domain/picture.ts';
import type { IdFor } from '../store/published.ts';
import { ALLERGEN_NAMES, isEuAllergen } from './allergen-names.ts';
import { amountOf, type CompileInput, subcategoryKey, variantKey } from './compile-input.ts';
import { wordsIn } from './venue-words.ts';

type VenuePicture = Venue['products'][number]['images'][number];

/** The menu in the venue's default language, without a version: the store gives it. The file's order is the menu's. */
export function compileMenu(input: CompileInput, placeId: PlaceId, idFor: IdFor): Menu {
  const { venue, pictures, hashes } = input;
  const language = venue.defaultLanguage;
  const say = (words: Venue['name'] | undefined) => wordsIn(words, language, language);
  const categoryId = (slug: string) => idFor('category', slug) as CategoryId;
  const ingredientId = (key: string) => idFor('ingredient', key) as IngredientId;
  const money = (text: string) => amountOf(text, venue.currency);

  const picture = (one: VenuePicture): Picture[] => {
    const file = pictures[one.name];
    const hash = hashes.get(one.name);
    if (!file || hash === undefined) return [];
    return [
      {
        path: `/pictures/${hash}`,
        width: file.width,
        height: file.height,
        widths: [...file.widths].sort((a, b) => a - b),
        placeholder: file.placeholder,
        positionY: one.positionY,
        scale: one.scale,
      },
    ];
  };
  const allergen = (code: string): Allergen => {
    const own = venue.allergens[code];
    const name = isEuAllergen(code) ? ALLERGEN_NAMES[code][language] : say(own);
    return { code, name: name ?? code, image: undefined };
  };

  const category = (one: Venue['categories'][number], priority: number): Category => ({
    id: categoryId(one.slug),
    slug: one.slug,
    name: say(one.name) ?? one.slug,
    description: say(one.description) ?? '',
    textLanguage: language,
    type: one.type,
    links: one.links,
    cloth: one.cloth,
    image: one.image && picture(one.image)[0],
    video: one.video,
    parentId: one.parent === undefined ? undefined : categoryId(one.parent),
    childIds: venue.categories.filter(({ parent }) => parent === one.slug).map(({ slug }) => categoryId(slug)),
    priority,
    opensCallWaiter: one.opensCallWaiter,
    orderAllowed: one.orderAllowed,
    visibility: {
      onlySpot: one.onlySpot,
      hideSpot: one.hideSpot,
      onlySpotBrowse: one.onlySpotBrowse,
      hideSpotBrowse: one.hideSpotBrowse,
      onlyDelivery: one.onlyDelivery,
      hideDelivery: one.hideDelivery,
    },
  });

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

  const product = (one: Venue['products'][number], priority: number): Product => ({
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
    images: one.images.flatMap(picture),
    allergens: one.allergens.map(allergen),
    ingredients: ingredientsOf(one),
    minAddable: one.ingredients?.min ?? 0,
    // None at all is written by offering none; on the wire 0 means no limit.
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

  return {
    placeId,
    version: '',
    categories: venue.categories.map(category),
    products: venue.products.map(product),
    ingredients: Object.entries(venue.ingredients).map(([key, one]) => ({
      id: ingredientId(key),
      name: say(one.name) ?? key,
      price: money(one.price),
      active: one.active,
      allergens: one.allergens,
    })),
  };
}

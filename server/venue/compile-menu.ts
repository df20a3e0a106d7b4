import type { Venue } from '#contract/place/venue.ts';
import type { CategoryId, IngredientId, PlaceId } from '#domain/ids.ts';
import type { Category, Menu } from '#domain/menu/menu.ts';
import type { IdFor } from '../store/place/published.ts';
import { optionIngredients } from './compile-groups.ts';
import { amountOf, type CompileInput, pictureOf } from './compile-input.ts';
import { productCompiler } from './compile-product.ts';
import { categoryHours } from './hours/category-hours.ts';
import { wordsIn } from './venue-text.ts';

/** The menu in the venue's default language, in file order. The store adds the version. */
export function compileMenu(input: CompileInput, placeId: PlaceId, idFor: IdFor): Menu {
  const { venue } = input;
  const language = venue.defaultLanguage;
  const say = (words: Venue['name'] | undefined) => wordsIn(words, language, language);
  const categoryId = (slug: string) => idFor('category', slug) as CategoryId;
  const ingredientId = (key: string) => idFor('ingredient', key) as IngredientId;
  const money = (text: string) => amountOf(text, venue.currency);

  const category = (one: Venue['categories'][number], priority: number): Category => ({
    id: categoryId(one.slug),
    slug: one.slug,
    name: say(one.name) ?? one.slug,
    description: say(one.description) ?? '',
    textLanguage: language,
    type: one.type,
    links: one.links.flatMap((link) => say(link) ?? []),
    cloth: one.cloth,
    image: one.image && pictureOf(input, one.image)[0],
    video: one.video === undefined ? undefined : input.videos.get(one.video),
    parentId: one.parent === undefined ? undefined : categoryId(one.parent),
    childIds: venue.categories.filter(({ parent }) => parent === one.slug).map(({ slug }) => categoryId(slug)),
    priority,
    opensCallWaiter: one.opensCallWaiter,
    orderAllowed: one.orderAllowed,
    ...(one.hours !== undefined && { hours: categoryHours(one.hours) }),
    visibility: {
      onlySpot: one.onlySpot,
      hideSpot: one.hideSpot,
      onlySpotBrowse: one.onlySpotBrowse,
      hideSpotBrowse: one.hideSpotBrowse,
      onlyDelivery: one.onlyDelivery,
      hideDelivery: one.hideDelivery,
    },
  });

  return {
    placeId,
    version: '',
    categories: venue.categories.map(category),
    products: venue.products.map(productCompiler(input, idFor)),
    ingredients: [
      ...Object.entries(venue.ingredients).map(([key, one]) => ({
        id: ingredientId(key),
        name: say(one.name) ?? key,
        price: money(one.price),
        active: one.active,
        allergens: one.allergens,
        diets: one.diets,
      })),
      ...optionIngredients(venue, idFor),
    ],
  };
}

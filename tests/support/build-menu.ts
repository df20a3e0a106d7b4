// Builds complete typed dishes and categories for tests, with defaults.
import type { CategoryId, IngredientId, PlaceId, ProductId, VariantId } from '#domain/ids.ts';
import type { Category, Ingredient, Menu, Product, Variant, Visibility } from '#domain/menu/menu.ts';
import { indexMenu, type MenuIndex } from '#domain/menu/menu-index.ts';
import { minor } from '#domain/pricing/money.ts';

const ALWAYS: Visibility = {
  onlySpot: false,
  hideSpot: false,
  onlySpotBrowse: false,
  hideSpotBrowse: false,
  onlyDelivery: false,
  hideDelivery: false,
};

export const buildVariant = (over: Partial<Variant> = {}): Variant => ({
  id: 11 as VariantId,
  size: '350 g',
  price: minor(790),
  additionalPrice: minor(0),
  bookingMinutes: undefined,
  ...over,
});

export const buildProduct = (over: Partial<Product> = {}): Product => ({
  id: 1 as ProductId,
  slug: 'shopska',
  type: 'normal',
  name: 'Shopska salad',
  description: 'Tomatoes, cucumbers, roast peppers and white cheese',
  textLanguage: 'en',
  label: undefined,
  subcategory: undefined,
  categoryIds: [1 as CategoryId],
  priority: 1,
  variants: [buildVariant()],
  images: [],
  allergens: [],
  mayContain: [],
  diets: undefined,
  ingredients: [],
  minAddable: 0,
  maxAddable: undefined,
  commentPlaceholder: undefined,
  inStock: true,
  hideForOrdering: false,
  isLiquid: false,
  hideVariants: false,
  discountPercent: 0,
  discountMoney: minor(0),
  minimumDurability: undefined,
  visibility: ALWAYS,
  ...over,
});

export const buildCategory = (over: Partial<Category> = {}): Category => ({
  id: 1 as CategoryId,
  slug: 'salads',
  name: 'Salads',
  description: 'Picked this morning.',
  textLanguage: 'en',
  type: 'normal',
  links: [],
  cloth: 'salad',
  image: undefined,
  video: undefined,
  parentId: undefined,
  childIds: [],
  priority: 1,
  opensCallWaiter: false,
  orderAllowed: true,
  visibility: ALWAYS,
  ...over,
});

export const buildIngredient = (id: number, name: string, over: Partial<Ingredient> = {}): Ingredient => ({
  id: id as IngredientId,
  name,
  price: minor(0),
  active: true,
  allergens: [],
  diets: undefined,
  ...over,
});

/** An indexed menu; default: one category and one dish. */
export const buildIndex = (over: Partial<Menu> = {}): MenuIndex =>
  indexMenu({
    placeId: 1 as PlaceId,
    version: '1',
    categories: [buildCategory()],
    products: [buildProduct()],
    ingredients: [],
    ...over,
  });

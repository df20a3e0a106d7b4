// Builds menus for tests of the domain; fields that a test does not set have harmless values.
import type { CartLine, IngredientChoice } from '#domain/cart/cart.ts';
import type { CategoryId, IngredientId, PlaceId, ProductId, VariantId } from '#domain/ids.ts';
import type { Category, Ingredient, IngredientRole, Menu, Product, Variant, Visibility } from '#domain/menu/menu.ts';
import { indexMenu, type MenuIndex } from '#domain/menu/menu-index.ts';
import type { DiscountTier, OrderType, PlaceOrderType } from '#domain/place/place.ts';
import { type Minor, minor } from '#domain/pricing/money.ts';
import { emptyChoice } from '#domain/product/ingredients.ts';

export const place = 1 as PlaceId;
export const cat = (id: number): CategoryId => id as CategoryId;
export const dish = (id: number): ProductId => id as ProductId;
export const size = (id: number): VariantId => id as VariantId;
export const ing = (id: number): IngredientId => id as IngredientId;
export const ings = (...ids: readonly number[]): readonly IngredientId[] => ids.map(ing);

export const visibleToAll: Visibility = {
  onlySpot: false,
  hideSpot: false,
  onlySpotBrowse: false,
  hideSpotBrowse: false,
  onlyDelivery: false,
  hideDelivery: false,
};

export const category = (
  id: number,
  parent?: number,
  more: Partial<Omit<Category, 'visibility'>> & { readonly visibility?: Partial<Visibility> } = {},
): Category => ({
  id: cat(id),
  slug: `category-${id}`,
  name: `Category ${id}`,
  description: '',
  textLanguage: 'bg',
  type: 'normal',
  links: [],
  cloth: undefined,
  image: undefined,
  video: undefined,
  parentId: parent === undefined ? undefined : cat(parent),
  childIds: [],
  priority: 0,
  opensCallWaiter: false,
  orderAllowed: true,
  ...more,
  visibility: { ...visibleToAll, ...more.visibility },
});

export const variant = (id: number, price: number | null, more: Partial<Variant> = {}): Variant => ({
  id: size(id),
  size: '',
  price: price === null ? null : minor(price),
  additionalPrice: minor(0),
  bookingMinutes: undefined,
  ...more,
});

export const ingredient = (id: number, price = 0, more: Partial<Ingredient> = {}): Ingredient => ({
  id: ing(id),
  name: `Ingredient ${id}`,
  price: minor(price),
  active: true,
  allergens: [],
  diets: undefined,
  ...more,
});

/** A dish of category 1 with one variant, whose id is ten times the dish's, for 10.00. */
export const product = (
  id: number,
  more: Partial<Omit<Product, 'visibility' | 'ingredients'>> & {
    readonly visibility?: Partial<Visibility>;
    readonly ingredients?: readonly (readonly [id: number, role: IngredientRole, priority?: number])[];
  } = {},
): Product => ({
  id: dish(id),
  slug: `dish-${id}`,
  type: 'normal',
  name: `Dish ${id}`,
  description: '',
  textLanguage: 'bg',
  label: undefined,
  subcategory: undefined,
  categoryIds: [cat(1)],
  priority: 0,
  variants: [variant(id * 10, 1000)],
  images: [],
  allergens: [],
  mayContain: [],
  diets: undefined,
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
  ...more,
  ingredients: (more.ingredients ?? []).map(([ingredientId, role, priority = 0]) => ({
    ingredientId: ing(ingredientId),
    role,
    priority,
  })),
  visibility: { ...visibleToAll, ...more.visibility },
});

export const menu = (parts: Partial<Menu> = {}): Menu => ({
  placeId: place,
  version: 'v1',
  categories: [category(1)],
  products: [],
  ingredients: [],
  ...parts,
});

export const indexed = (parts: Partial<Menu> = {}): MenuIndex => indexMenu(menu(parts));

export const choice = (parts: {
  readonly required?: number;
  readonly addable?: readonly number[];
  readonly removable?: readonly number[];
}): IngredientChoice => ({
  ...emptyChoice,
  required: parts.required === undefined ? undefined : ing(parts.required),
  addable: ings(...(parts.addable ?? [])),
  removable: ings(...(parts.removable ?? [])),
});

/** A cart line of the dish's only variant. */
export const line = (productId: number, more: Partial<CartLine> = {}): CartLine => ({
  lineId: `line-${productId}`,
  productId: dish(productId),
  variantId: size(productId * 10),
  categoryId: cat(1),
  choice: emptyChoice,
  quantity: 1,
  addedAt: 0,
  seenPrice: minor(1000),
  seenName: `Dish ${productId}`,
  seenSize: '',
  ...more,
});

export const tier = (priceOver: number, more: Partial<DiscountTier> = {}): DiscountTier => ({
  priceOver: minor(priceOver) as Minor,
  valueType: 'percent',
  value: 10,
  activeFrom: undefined,
  activeTo: undefined,
  ...more,
});

export const orderType = (type: OrderType, discounts: readonly DiscountTier[] = []): PlaceOrderType => ({
  type,
  id: 1,
  discounts,
  prices: [],
  radiuses: [],
  shapes: [],
});

// The part of a menu that one page shows, small enough to be embedded in the page.
import type { CategoryId, ProductId } from '../ids.ts';
import { ZERO } from '../pricing/money.ts';
import type { Category, Ingredient, Menu, ModifierGroup, Product, Visibility } from './menu.ts';
import type { MenuIndex } from './menu-index.ts';

/** Flags that hide an item from all audiences. */
const NOBODY: Visibility = {
  onlySpot: true,
  hideSpot: true,
  onlySpotBrowse: false,
  hideSpotBrowse: true,
  onlyDelivery: false,
  hideDelivery: true,
};

/**
 * Placeholder for all dishes of a category: the category is non-empty and has a picture. Its id belongs to no dish, no
 * address leads to it, and it is never shown.
 */
const stubOf = ({ id }: Category, dishes: readonly Product[]): Product => ({
  id: -id as ProductId,
  slug: '',
  type: 'normal',
  name: '',
  description: '',
  textLanguage: dishes[0]?.textLanguage ?? 'bg',
  label: undefined,
  subcategory: undefined,
  categoryIds: [id],
  priority: 0,
  variants: [],
  images: (dishes.find(({ images }) => images[0])?.images ?? []).slice(0, 1),
  allergens: undefined,
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
  discountMoney: ZERO,
  minimumDurability: undefined,
  visibility: NOBODY,
});

/** All categories, the dishes of those in `whole`, a stub for each other non-empty category, and the used ingredients. */
export function sliceMenu({ menu, productsOf, categoryById }: MenuIndex, whole: ReadonlySet<CategoryId>): Menu {
  const categories = [...categoryById.values()];
  const dishes = new Set(categories.filter(({ id }) => whole.has(id)).flatMap(({ id }) => productsOf(id)));
  const stubs = categories.flatMap((category) => {
    const under = productsOf(category.id);
    return whole.has(category.id) || under.length === 0 ? [] : [stubOf(category, under)];
  });
  const used = new Set([...dishes].flatMap(ingredientsOf));
  return {
    ...menu,
    // In menu order: equal ranks keep their sequence.
    products: [...menu.products.filter((product) => dishes.has(product)), ...stubs],
    ingredients: menu.ingredients.filter(({ id }) => used.has(id)),
  };
}

const ingredientsOf = ({ ingredients, groups = [] }: Product): readonly Ingredient['id'][] => [
  ...ingredients.map(({ ingredientId }) => ingredientId),
  ...groups.flatMap(ingredientsOfGroup),
];

const ingredientsOfGroup = ({ options }: ModifierGroup): readonly Ingredient['id'][] =>
  options.flatMap(({ ingredientId, opens }) => [ingredientId, ...(opens ? ingredientsOfGroup(opens) : [])]);

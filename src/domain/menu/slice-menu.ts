// The part of a menu that one page shows, small enough to be sent with it.
import type { CategoryId, ProductId } from '../ids.ts';
import { ZERO } from '../pricing/money.ts';
import type { Category, Ingredient, Menu, ModifierGroup, Product, Visibility } from './menu.ts';
import type { MenuIndex } from './menu-index.ts';

/** No flag lets anybody see it. */
const NOBODY: Visibility = {
  onlySpot: true,
  hideSpot: true,
  onlySpotBrowse: false,
  hideSpotBrowse: true,
  onlyDelivery: false,
  hideDelivery: true,
};

/**
 * Stands in a slice for all dishes of a category: the category has dishes, and its picture is theirs. Its id is no dish's,
 * no address leads to it, and nobody is shown it.
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

/** All categories, the dishes of those in `whole`, a stub for each other category with dishes, the used ingredients. */
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
    // In the menu's own order: equal ranks keep their place.
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

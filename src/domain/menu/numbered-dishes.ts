// The menu for staff who take orders: each dish has a number, in menu order.
import type { OrderType } from '../place/place.ts';
import type { Category, Product } from './menu.ts';
import type { MenuIndex } from './menu-index.ts';
import { type VisibilitySettings, visibleCategories, visibleProducts } from './visibility.ts';

export interface NumberedDish {
  /** From 1, in menu order; a dish in several categories has its first number. */
  readonly number: number;
  readonly product: Product;
}

export interface DishSection {
  readonly category: Category;
  /** The top-level category above a category, or the category when it is at the top level. */
  readonly root: Category;
  readonly dishes: readonly NumberedDish[];
}

/** Deeper than any real menu; stops at a broken tree. */
const DEEPEST = 12;

/** Sections with dishes, in menu order. Bookable and read-only products are left out. */
export const numberedDishes = (
  index: MenuIndex,
  { orderType, settings }: { readonly orderType: OrderType; readonly settings: VisibilitySettings },
): readonly DishSection[] => {
  const numbers = new Map<number, NumberedDish>();
  const sections: DishSection[] = [];
  const walk = (category: Category, root: Category, depth: number): void => {
    if (category.type !== 'info') {
      const dishes = visibleProducts(index, category.id, orderType, settings, false)
        .filter(({ type }) => type !== 'booking')
        .map((product) => {
          const dish = numbers.get(product.id) ?? { number: numbers.size + 1, product };
          numbers.set(product.id, dish);
          return dish;
        });
      if (dishes.length > 0) sections.push({ category, root, dishes });
    }
    if (depth === DEEPEST) return;
    for (const child of visibleCategories(index, category.id, orderType)) walk(child, root, depth + 1);
  };
  for (const category of visibleCategories(index, undefined, orderType)) walk(category, category, 0);
  return sections;
};

/** Each dish once, by its number. */
export const dishesOf = (sections: readonly DishSection[]): readonly NumberedDish[] => [
  ...new Map(sections.flatMap(({ dishes }) => dishes).map((dish) => [dish.number, dish])).values(),
];

/** Dishes for a typed number: the exact match first, then dishes whose numbers begin with the typed number. */
export const dishesNumbered = (dishes: readonly NumberedDish[], typed: string): readonly NumberedDish[] => {
  const digits = typed.trim();
  if (!/^\d{1,4}$/.test(digits)) return [];
  const exact = (dish: NumberedDish) => String(dish.number) === digits;
  const begun = dishes.filter((dish) => String(dish.number).startsWith(digits));
  return [...begun.filter(exact), ...begun.filter((dish) => !exact(dish))];
};

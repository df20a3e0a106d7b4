// What a list shows of a dish, worked out once for a menu and not at every paint.
import { addableLimits, offeredIngredients } from '#domain/ingredients.ts';
import type { Cloth, Product } from '#domain/menu.ts';
import type { MenuIndex } from '#domain/menu-index.ts';
import type { Minor } from '#domain/money.ts';
import { isOrderAllowed } from '#domain/order-allowed.ts';
import type { OrderType } from '#domain/place.ts';
import { priceVariant } from '#domain/pricing.ts';
import type { MenuSnapshot } from './menu-snapshot.ts';

export interface CardView {
  readonly product: Product;
  readonly cloth: Cloth | undefined;
  readonly href: string;
  readonly price: { readonly amount: Minor | null; readonly old: Minor | undefined; readonly from: boolean };
  readonly soldOut: boolean;
  /** now: one press adds it; choose: its page is opened first; no: it cannot be ordered from here. */
  readonly add: 'now' | 'choose' | 'no';
}

export interface CardContext {
  readonly orderType: OrderType | undefined;
  /** The buttons are hidden: the session, or the venue, only shows the menu. */
  readonly hidesAdd: boolean;
}

/** A product's own address is always `/{place}/{category}/{product}`. [S2.34] */
export const productHref = (index: MenuIndex, placeSlug: string, product: Product): string => {
  const category = index.homeCategory(product);
  return `/${placeSlug}/${category?.slug ?? '-'}/${product.slug}`;
};

/** The cloth of the nearest category above that has one. */
export function clothOf(index: MenuIndex, product: Product): Cloth | undefined {
  let category = index.homeCategory(product);
  for (let depth = 0; category && depth < 12; depth++) {
    if (category.cloth) return category.cloth;
    category = category.parentId === undefined ? undefined : index.categoryById.get(category.parentId);
  }
  return undefined;
}

export function cardView(
  { index, settings, place, off }: Pick<MenuSnapshot, 'index' | 'settings' | 'place' | 'off'>,
  product: Product,
  { orderType, hidesAdd }: CardContext,
): CardView {
  const prices = product.variants.flatMap((variant) => priceVariant(product, variant, settings, orderType) ?? []);
  const cheapest = prices.toSorted((a, b) => a.after - b.after)[0];
  const soldOut = !product.inStock || off.has(product.id);
  return {
    product,
    cloth: clothOf(index, product),
    href: productHref(index, place.slug, product),
    price: {
      amount: cheapest?.after ?? null,
      old: cheapest && cheapest.before > cheapest.after ? cheapest.before : undefined,
      from: prices.some(({ after }) => after !== cheapest?.after),
    },
    soldOut,
    add:
      hidesAdd || soldOut || !cheapest || !isOrderable(index, product)
        ? 'no'
        : needsChoice(index, product)
          ? 'choose'
          : 'now',
  };
}

const isOrderable = (index: MenuIndex, product: Product): boolean =>
  product.type !== 'booking' && isOrderAllowed(index, product);

/** Several sizes [S2.38], or extras that must be chosen [S5.05]; else it goes straight to the cart [S2.39]. */
const needsChoice = (index: MenuIndex, product: Product): boolean =>
  product.variants.length > 1 || needsExtras(index, product);

export const needsExtras = (index: MenuIndex, product: Product): boolean =>
  addableLimits(product, offeredIngredients(index, product).addable.length).min > 0;

// View of a dish in a list, computed once per menu and not on every render.

import { FEW_LEFT } from '#domain/availability/availability.ts';
import type { Background, Product } from '#domain/menu/menu.ts';
import type { MenuIndex } from '#domain/menu/menu-index.ts';
import { dishVerdict } from '#domain/order/verdict.ts';
import type { OrderType } from '#domain/place/place.ts';
import type { Settings } from '#domain/place/settings.ts';
import { shownPrice } from '#domain/pricing/shown-price.ts';
import { needsChoice } from '#domain/product/ingredients.ts';
import type { CardView } from '#ui/view/card-view.ts';
import type { MenuSnapshot } from './menu-snapshot.ts';

export interface CardContext {
  readonly orderType: OrderType | undefined;
  /** Add buttons are hidden: the session or the venue is view-only. */
  readonly hidesAdd: boolean;
  /** The guest can order for a later time. */
  readonly ahead?: boolean;
}

/** A product's own address is always `/{place}/{category}/{product}`. [S2.34] */
export const productHref = (index: MenuIndex, placeSlug: string, product: Product): string => {
  const category = index.homeCategory(product);
  return `/${placeSlug}/${category?.slug ?? '-'}/${product.slug}`;
};

/** Background of the nearest category above that has one. */
export function backgroundOf(index: MenuIndex, product: Product): Background | undefined {
  let category = index.homeCategory(product);
  for (let depth = 0; category && depth < 12; depth++) {
    if (category.cloth) return category.cloth;
    category = category.parentId === undefined ? undefined : index.categoryById.get(category.parentId);
  }
  return undefined;
}

export function cardView(
  { index, settings, place, off, left }: Pick<MenuSnapshot, 'index' | 'settings' | 'place' | 'off' | 'left'>,
  product: Product,
  { orderType, hidesAdd, ahead }: CardContext,
): CardView {
  const priced = product.variants.map((variant) => ({
    variant,
    price: shownPrice(index, product, variant, settings, orderType),
  }));
  // A sold-out size does not count for the "from" price.
  const toBeHad = priced.filter(({ variant }) => !variant.isOff);
  const prices = (toBeHad.length > 0 ? toBeHad : priced).flatMap(({ price }) => price ?? []);
  const portions = left?.get(product.id);
  const cheapest = prices.toSorted((a, b) => a.after - b.after)[0];
  // Dishes hidden from signed-in guests are filtered by the lists.
  const verdict = dishVerdict(index, product, { orderType, settings, off, hasUser: false, ahead });
  const asksFirst = needsChoice(index, product);
  const canAdd = !hidesAdd && verdict === undefined;
  const sizes = product.hideVariants || priced.length < 2 ? NO_SIZES : priced;
  return {
    product,
    cloth: backgroundOf(index, product),
    href: productHref(index, place.slug, product),
    price: {
      amount: cheapest?.after ?? null,
      old: cheapest && cheapest.before > cheapest.after ? cheapest.before : undefined,
      from: prices.some(({ after, from }) => from || after !== cheapest?.after),
    },
    soldOut: verdict === 'out_of_stock',
    ...(portions !== undefined && portions <= FEW_LEFT && { left: portions }),
    // A dish with several sizes [S2.38] or required choices [S5.05] asks first; others are added directly [S2.39].
    add: canAdd ? (product.variants.length > 1 || asksFirst ? 'choose' : 'now') : 'no',
    press: product.type === 'booking' ? 'booking' : PRESSES[settings.viewProductPage],
    sizes,
    sizeRows:
      settings.orderButtonOnVariant === 0 || sizes.length === 0 ? 'none' : canAdd && !asksFirst ? 'buttons' : 'shown',
    // When the whole card links to the dish's page, the comment is written there (decision 0098).
    comment: canAdd && !asksFirst && settings.viewProductPage !== 1,
  };
}

const NO_SIZES: readonly never[] = [];
/** view_product_page */
const PRESSES: Readonly<Record<Settings['viewProductPage'], CardView['press']>> = {
  0: 'nothing',
  1: 'page',
  2: 'words',
};

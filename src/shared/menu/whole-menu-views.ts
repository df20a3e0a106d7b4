import { useMemo } from 'react';
import type { Product } from '#domain/menu/menu.ts';
import type { CardView } from '#ui/view/card-view.ts';
import { type CardContext, cardView } from './card-view.ts';
import type { MenuSnapshot } from './menu-snapshot.ts';

/** Card view of a dish, built on first use and then reused, so that only changed cards re-render. */
export function useCardViews(
  { index, settings, place, off, left }: MenuSnapshot,
  shown: CardContext,
): (product: Product) => CardView {
  return useMemo(() => {
    const views = new Map<Product['id'], CardView>();
    return (product) => {
      let view = views.get(product.id);
      if (!view) {
        view = cardView({ index, settings, place, off, left }, product, shown);
        views.set(product.id, view);
      }
      return view;
    };
  }, [index, settings, place, off, left, shown]);
}

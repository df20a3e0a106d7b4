import type { ReactNode } from 'react';
import type { ProductId } from '#domain/ids.ts';
import type { Product } from '#domain/menu/menu.ts';
import type { ProductCardView } from '#guest/product-card/product-card.tsx';

/** Cards of the rows' dishes. */
export interface CardsOfRows {
  /** The card view of a dish; the same object for the same dish, so that cards repaint alone. */
  readonly viewOf: (product: Product) => ProductCardView;
  /** The quantity of each dish in the order. */
  readonly quantities: ReadonlyMap<ProductId, number>;
  /** The note under a dish's name; the same element as long as its words stay. */
  readonly noteOf?: ((productId: ProductId) => ReactNode) | undefined;
  /** The device stays in the venue: its links are codes to scan. */
  readonly codes: boolean;
}

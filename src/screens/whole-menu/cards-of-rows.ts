import type { ReactNode } from 'react';
import type { ProductId } from '#domain/ids.ts';
import type { Product } from '#domain/menu/menu.ts';
import type { ProductCardView } from '#screens/product-card/product-card.tsx';

/** What the rows know of their dishes. */
export interface CardsOfRows {
  /** The same object for the same dish, so that cards repaint alone. */
  readonly viewOf: (product: Product) => ProductCardView;
  /** How many of each are in the order. */
  readonly quantities: ReadonlyMap<ProductId, number>;
  /** Under a dish's name; the same element as long as it says the same. */
  readonly noteOf?: ((productId: ProductId) => ReactNode) | undefined;
  /** The device stays where it is: its links are codes to scan. */
  readonly codes: boolean;
}

/** Where a made row stands: its ref. */
export type Place = (row: HTMLElement | null) => void;

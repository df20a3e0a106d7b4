import type { ReactNode } from 'react';
import type { ProductId } from '#domain/ids.ts';
import type { Product } from '#domain/menu/menu.ts';
import type { ProductCardView } from '#guest/product-card/product-card.tsx';

/** Data for the cards of the rows' dishes. */
export interface CardsOfRows {
  /** Card view of a dish; the same object for the same dish, so that only changed cards re-render. */
  readonly viewOf: (product: Product) => ProductCardView;
  /** Quantity of each dish in the order. */
  readonly quantities: ReadonlyMap<ProductId, number>;
  /** Note below a dish's name; the same element while its text is unchanged. */
  readonly noteOf?: ((productId: ProductId) => ReactNode) | undefined;
  /** True on a device that stays in the venue: links are QR codes. */
  readonly codes: boolean;
}

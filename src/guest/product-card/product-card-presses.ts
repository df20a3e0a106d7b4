import { type ComponentType, createContext, useContext } from 'react';
import type { ProductId, VariantId } from '#domain/ids.ts';
import type { ProductCardActionsProps } from './product-card-actions.tsx';

/** Presses of a card; the container answers them, with the dialogs that belong to them. */
export interface CardPresses {
  /** Into the order; where a size or extras must be chosen, asks for them first. */
  readonly onAdd: (productId: ProductId) => void;
  /** One less of it. */
  readonly onTake: (productId: ProductId) => void;
  /** This size, at once. */
  readonly onAddSize: (productId: ProductId, variantId: VariantId) => void;
  /** A word to the kitchen first, then into the order. */
  readonly onComment: (productId: ProductId) => void;
  /** The photo large. */
  readonly onPicture: (productId: ProductId) => void;
  readonly onBook: (productId: ProductId) => void;
  /** The buttons besides the plus: few venues have them, so they come behind the first card. */
  readonly Ways: ComponentType<ProductCardActionsProps>;
}

const CardPressesContext = createContext<CardPresses | undefined>(undefined);

export const CardPressesProvider = CardPressesContext.Provider;

/** undefined: nobody answers, and a card shows only what it can do by itself. */
export const useCardPresses = (): CardPresses | undefined => useContext(CardPressesContext);

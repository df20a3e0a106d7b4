import { type ComponentType, createContext, useContext } from 'react';
import type { ProductId, VariantId } from '#domain/ids.ts';
import type { ProductCardActionsProps } from './product-card-actions.tsx';

/** Handlers of a card's presses; the container provides them with their dialogs. */
export interface CardPresses {
  /** Adds to the order; asks first for a size or required extras. */
  readonly onAdd: (productId: ProductId) => void;
  /** Removes one unit of the dish. */
  readonly onTake: (productId: ProductId) => void;
  /** Adds this size directly. */
  readonly onAddSize: (productId: ProductId, variantId: VariantId) => void;
  /** Asks for a kitchen comment, then adds to the order. */
  readonly onComment: (productId: ProductId) => void;
  /** Opens the photo in full screen. */
  readonly onPicture: (productId: ProductId) => void;
  readonly onBook: (productId: ProductId) => void;
  /** Buttons beside the plus: few venues use them, so they load after the first card. */
  readonly Ways: ComponentType<ProductCardActionsProps>;
}

const CardPressesContext = createContext<CardPresses | undefined>(undefined);

export const CardPressesProvider = CardPressesContext.Provider;

/** `undefined`: no handlers, so a card shows only what works without them. */
export const useCardPresses = (): CardPresses | undefined => useContext(CardPressesContext);

// Dishes that a guest has chosen at one place and not sent yet.
import type { CategoryId, GroupId, IngredientId, PlaceId, ProductId, VariantId, VisitId } from '../ids.ts';
import type { Spending } from '../loyalty/spending.ts';
import type { Minor } from '../pricing/money.ts';
import type { PromoTerms } from '../promotion/promo-code.ts';

/** How often an option of a group is chosen; 0 leaves out an included option. */
export interface Modifier {
  readonly groupId: GroupId;
  readonly optionId: IngredientId;
  readonly quantity: number;
}

/** Ids within a list are unique and ascending, so that equal choices are equal values. */
export interface IngredientChoice {
  readonly required: IngredientId | undefined;
  readonly addable: readonly IngredientId[];
  readonly removable: readonly IngredientId[];
  /**
   * Choices in the dish's own groups by group and option, each once: only differences from the default. Absent for a dish
   * without such groups, and when the guest was not asked; empty when the guest kept the default.
   */
  readonly modifiers?: readonly Modifier[];
}

export interface CartLine {
  /** Id made on the device; identifies the line for screens and is never sent. */
  readonly lineId: string;
  readonly productId: ProductId;
  readonly variantId: VariantId;
  readonly categoryId: CategoryId;
  readonly choice: IngredientChoice;
  /** 1–99. */
  readonly quantity: number;
  /** Epoch milliseconds. */
  readonly addedAt: number;
  /** Price and name of one unit when the dish was added: a record, never charged. */
  readonly seenPrice: Minor;
  readonly seenName: string;
  readonly seenSize: string;
  /** The guest's comment to the kitchen about this line; absent: none. Cleaned, never empty. */
  readonly comment?: string | undefined;
}

/** One per place. */
export interface Cart {
  readonly placeId: PlaceId;
  /** Grows with each change; the mirrors carry it too. */
  readonly revision: number;
  readonly lines: readonly CartLine[];
  /** By variant, derived from the lines: the format of the wire, the mirrors and earlier builds [S3.18]. */
  readonly comments: Readonly<Record<number, string>>;
  /** Lines whose dish is temporarily unavailable: shown, not ordered, and moved back when it is available. */
  readonly held?: readonly CartLine[] | undefined;
  /** The entered promo code with the server's terms; the price tells whether it applies now. */
  readonly promo?: PromoTerms | undefined;
  /** Points and money that the customer wants to spend; the price tells how much is possible. */
  readonly spending?: Spending | undefined;
  /** Visit of the cart; undefined in a row of an earlier build. */
  readonly visitId?: VisitId | undefined;
}

export const MAX_QUANTITY = 99;
/** [S5.15, S9.14] */
export const MAX_COMMENT_LENGTH = 500;

export const emptyCart = (placeId: PlaceId): Cart => ({ placeId, revision: 0, lines: [], comments: {} });

/** Number of dishes, not of lines. */
export const countItems = (cart: Pick<Cart, 'lines'>): number =>
  cart.lines.reduce((sum, line) => sum + line.quantity, 0);

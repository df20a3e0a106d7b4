// Dishes that a guest has chosen at one place and not yet sent.
import type { CategoryId, GroupId, IngredientId, PlaceId, ProductId, VariantId, VisitId } from '../ids.ts';
import type { Spending } from '../loyalty/spending.ts';
import type { Minor } from '../pricing/money.ts';
import type { PromoTerms } from '../promotion/promo-code.ts';

/** How often an option of a group is chosen; 0 leaves out what the dish comes with. */
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
   * Choices in the dish's own groups, by group and option, each once: every difference from the dish as it comes. Left out
   * for a dish without such groups, and where nobody was asked; empty where the guest left everything as it comes.
   */
  readonly modifiers?: readonly Modifier[];
}

export interface CartLine {
  /** Made on the device; names the line for screens, never leaves it. */
  readonly lineId: string;
  readonly productId: ProductId;
  readonly variantId: VariantId;
  readonly categoryId: CategoryId;
  readonly choice: IngredientChoice;
  /** 1–99. */
  readonly quantity: number;
  /** Epoch milliseconds. */
  readonly addedAt: number;
  /** Price and name of one when it was added: a record of then, never charged. */
  readonly seenPrice: Minor;
  readonly seenName: string;
  readonly seenSize: string;
  /** The guest's note to the kitchen about this line; absent: none. Cleaned, never empty. */
  readonly comment?: string | undefined;
}

/** One a place. */
export interface Cart {
  readonly placeId: PlaceId;
  /** Grows with every change; the mirrors carry it. */
  readonly revision: number;
  readonly lines: readonly CartLine[];
  /** By variant, derived from the lines: as the wire, the mirrors and earlier builds spell them [S3.18]. */
  readonly comments: Readonly<Record<number, string>>;
  /** Lines whose dish has run out for now: shown, not ordered, and back among the lines when it is back. */
  readonly held?: readonly CartLine[] | undefined;
  /** The code that the guest has entered, as the server told it; whether it holds now, the price says. */
  readonly promo?: PromoTerms | undefined;
  /** Points and money that the customer wants to spend on it; the price says how much of that is possible. */
  readonly spending?: Spending | undefined;
  /** Visit that the cart belongs to; undefined in a row of an earlier build. */
  readonly visitId?: VisitId | undefined;
}

export const MAX_QUANTITY = 99;
/** [S5.15, S9.14] */
export const MAX_COMMENT_LENGTH = 500;

export const emptyCart = (placeId: PlaceId): Cart => ({ placeId, revision: 0, lines: [], comments: {} });

/** How many dishes, not lines. */
export const countItems = (cart: Pick<Cart, 'lines'>): number =>
  cart.lines.reduce((sum, line) => sum + line.quantity, 0);

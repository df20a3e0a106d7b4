import type { Background, Product, Variant } from '#domain/menu/menu.ts';
import type { Minor } from '#domain/pricing/money.ts';

/** View of a dish in a list before the guest chooses anything. Equal views are the same object, so cards repaint alone. */
export interface CardView {
  readonly product: Product;
  readonly cloth: Background | undefined;
  /** Address of its own page. */
  readonly href: string;
  readonly price: {
    /** Price of the only size, or of the cheapest; null: not fixed. */
    readonly amount: Minor | null;
    /** Before a discount. */
    readonly old: Minor | undefined;
    /** There are several prices, and this is the smallest. */
    readonly from: boolean;
  };
  /** Off for now, or not in stock. */
  readonly soldOut: boolean;
  /** Portions, where few are left. */
  readonly left?: number | undefined;
  /** now: one press adds it; choose: its size, or its page, is asked for first; no: it cannot be ordered from here. */
  readonly add: 'now' | 'choose' | 'no';
  /**
   * Where a press leads. [S2.34, S2.35, S2.37, S9.18]
   * page     anywhere on the card: to the dish's page
   * words    on its words: to the page; on its photo: the photo is shown large
   * nothing  on its photo: shown large; the card has no page behind it
   * booking  anywhere: to the booking
   */
  readonly press: 'page' | 'words' | 'nothing' | 'booking';
  /** The sizes with their prices; none where there is one only, or the venue hides them. */
  readonly sizes: readonly CardSize[];
  /** Whether the sizes stand on the card, and each has a button of its own. [S9.18] */
  readonly sizeRows: 'none' | 'shown' | 'buttons';
  /** A word to the kitchen may be written from the card, before the dish is added. */
  readonly comment: boolean;
}

export interface CardSize {
  readonly variant: Variant;
  /** undefined: not fixed, ask the waiter. */
  readonly price: { readonly before: Minor; readonly after: Minor } | undefined;
}

import type { Background, Product, Variant } from '#domain/menu/menu.ts';
import type { Minor } from '#domain/pricing/money.ts';

/** View of a dish in a list before any choice. Equal views are the same object, so that only changed cards re-render. */
export interface CardView {
  readonly product: Product;
  readonly cloth: Background | undefined;
  /** Address of the dish's page. */
  readonly href: string;
  readonly price: {
    /** Price of the only or cheapest size; `null`: not fixed. */
    readonly amount: Minor | null;
    /** Price before a discount. */
    readonly old: Minor | undefined;
    /** There are several prices, and this is the lowest. */
    readonly from: boolean;
  };
  /** Off for now, or out of stock. */
  readonly soldOut: boolean;
  /** Portions left, if few. */
  readonly left?: number | undefined;
  /** `now`: one press adds it; `choose`: asks first for the size, or on its page; `no`: cannot be ordered from here. */
  readonly add: 'now' | 'choose' | 'no';
  /**
   * Where a press leads. [S2.34, S2.35, S2.37, S9.18]
   * page     anywhere on the card: to the dish's page
   * words    on its words: to the page; on its photo: the photo is shown large
   * nothing  on its photo: shown large; the card has no page behind it
   * booking  anywhere: to the booking
   */
  readonly press: 'page' | 'words' | 'nothing' | 'booking';
  /** Sizes with prices; empty when there is only one, or the venue hides them. */
  readonly sizes: readonly CardSize[];
  /** Whether the card lists the sizes, and gives each its own button. [S9.18] */
  readonly sizeRows: 'none' | 'shown' | 'buttons';
  /** A kitchen comment can be written from the card before the dish is added. */
  readonly comment: boolean;
}

export interface CardSize {
  readonly variant: Variant;
  /** `undefined`: not fixed, ask the waiter. */
  readonly price: { readonly before: Minor; readonly after: Minor } | undefined;
}

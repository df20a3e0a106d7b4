// Shared by all test doubles: the bank page and its buttons.

/**
 * pay      it is paid, and told
 * save     the same, and the card is saved
 * decline  the bank says no; the page stays open
 * funds    the same, for lack of money on the card
 * late     the guest goes, and the money comes a while later
 * twice    it is paid, and told twice
 * forged   somebody else says that it is paid: nothing is
 * leave    the guest turns back
 */
export const BANK_ACTIONS = ['pay', 'save', 'decline', 'funds', 'late', 'twice', 'forged', 'leave'] as const;
export type BankAction = (typeof BANK_ACTIONS)[number];

/** A payment as the double's page shows it. */
export interface BankPage {
  readonly merchant: string;
  /** "18.90 EUR" */
  readonly amount: string;
  /** Absent: the shop sent no language, and the page uses its reader's. */
  readonly language?: string | undefined;
  /** The payment accepts no more money. */
  readonly isOver: boolean;
  /** The last card was declined. */
  readonly isDeclined: boolean;
  readonly maySave: boolean;
}

/** Redirect after a press; `undefined`: the page is shown again. */
export interface Pressed {
  readonly to?: string | undefined;
}

/** A bank as seen by the pages. */
export interface DoubleBank {
  /** Parses the page's query parameters; absent: there are none. */
  readonly open?: ((query: Readonly<Record<string, string>>, now: number) => void) | undefined;
  readonly page: (id: string, now: number) => BankPage | undefined;
  readonly press: (id: string, action: BankAction, now: number) => Promise<Pressed>;
}

/** Delivers a double's notification to our server like a provider. `slug`: the venue's. */
export type Deliver = (slug: string, body: string, headers: Readonly<Record<string, string>>) => Promise<string>;

/** Late money arrives this long after the press, ms. */
export const LATE_MS = 20_000;

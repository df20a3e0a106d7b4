// The tables of what customers collect and spend, as Kysely types them. Both are of a place: its venue gives what it takes.

export interface LoyaltyTables {
  /** Orders by which their customer collects, with the terms of the moment they were placed. */
  loyalty_orders: {
    place_id: number;
    order_id: string;
    account_id: string;
    /** Points for each whole unit of the currency. */
    points: number;
    /** Days for which they are good; 0: for ever. */
    days: number;
    /** Percent of what is paid, as text: exact as the venue wrote it. */
    percent: string;
  };
  /** Rows are only ever added. */
  loyalty_ledger: {
    place_id: number;
    order_id: string;
    /** LoyaltyUnit */
    unit: string;
    /** From 1, of one order and unit: the same row cannot be written twice. */
    turn: number;
    account_id: string;
    /** LoyaltyKind. Persisted: added to and never renamed. */
    kind: string;
    /** Points, or minor units of `currency`; below zero: it went away. */
    amount: number;
    currency: string;
    at: number;
    /** null: it is good for ever. */
    expires_at: number | null;
  };
}

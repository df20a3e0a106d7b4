// Tables of collected and spent points and money, as Kysely types. Both are per place.

export interface LoyaltyTables {
  /** Orders whose customer collects, with the terms at the time of the order. */
  loyalty_orders: {
    place_id: number;
    order_id: string;
    account_id: string;
    /** Points per whole unit of the currency. */
    points: number;
    /** Days of validity; 0: unlimited. */
    days: number;
    /** Percentage of the paid amount, as text, exactly as the venue wrote it. */
    percent: string;
  };
  /** Rows are only ever inserted. */
  loyalty_ledger: {
    place_id: number;
    order_id: string;
    /** LoyaltyUnit */
    unit: string;
    /** From 1 per order and unit; prevents a row from being written twice. */
    turn: number;
    account_id: string;
    /** LoyaltyKind. Persisted: values may be added, never renamed. */
    kind: string;
    /** Points, or minor units of `currency`; negative: spent or taken back. */
    amount: number;
    currency: string;
    at: number;
    /** null: no expiry. */
    expires_at: number | null;
  };
}

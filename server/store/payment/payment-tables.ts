// The tables of card payments, as Kysely types them.

export interface PaymentTables {
  /** One row for each start. A payment that is open holds its subject, so that no second one is started beside it. */
  card_payments: {
    key: string;
    place_id: number;
    provider: string;
    is_demo: number;
    state: string;
    /** PaymentSubject */
    subject: string;
    subject_key: string;
    /** `subject_key` while it is open, else null: the database itself sees to it that one is open. */
    open_subject: string | null;
    attempt: number;
    /** The provider's idempotency key. */
    attempt_key: string;
    amount: number;
    tip: number;
    currency: string;
    /** The provider's id of it; null: it has not answered yet. */
    reference: string | null;
    page: string | null;
    /** Data that the provider's protocol wants to be told again: JSON. */
    memory: string | null;
    account_id: string | null;
    instrument_key: string | null;
    started_at: number;
    ends_at: number;
    paid_at: number | null;
    /** When the provider is asked next; null: never again. */
    poll_at: number | null;
    polls: number;
    /** PaymentAlarm */
    alarm: string | null;
    /** 1: staff issue the fiscal receipt; null: the till was told, or nothing is paid. */
    fiscal_due: number | null;
    /** When somebody has issued it, and who, by name. */
    fiscal_at: number | null;
    fiscal_by: string | null;
  };
  /** Moves of money at the provider. Append-only: their sums are those of the provider's own statement. */
  card_moves: {
    /** Id of the payment, or of the refund. */
    id: string;
    place_id: number;
    payment_key: string;
    provider: string;
    kind: string;
    amount: number;
    tip: number;
    currency: string;
    /** By the place's calendar. */
    day: string;
    at: number;
  };
  card_refunds: {
    id: string;
    place_id: number;
    payment_key: string;
    amount: number;
    state: string;
    reason: string;
    /** By name; empty: nobody in particular. */
    taken_by: string;
    reference: string | null;
    at: number;
    done_at: number | null;
    /** When the provider is asked next; null: it is not. */
    try_at: number | null;
    tries: number;
  };
  payment_instruments: {
    key: string;
    place_id: number;
    account_id: string;
    provider: string;
    is_demo: number;
    kind: string;
    name: string;
    expires: string | null;
    /** The provider's id of it, with the data that it needs to charge it: JSON. */
    reference: string;
    created_at: number;
    /** The guest took it away; it is taken from the provider too. */
    removed_at: number | null;
    /** null: the provider does not know of that yet. */
    forgotten_at: number | null;
  };
  /** A provider's ids of customers. */
  payment_customers: {
    place_id: number;
    account_id: string;
    provider: string;
    is_demo: number;
    reference: string;
  };
  /** Notifications that a provider has sent once already, and their answers. */
  payment_notices: { provider: string; id: string; answer: string; at: number };
  /** Orders that the kitchen gets when they are paid. */
  held_orders: {
    place_id: number;
    order_id: string;
    until: number;
    /** Payload of the journal's row, as it will be written. */
    payload: string;
    released_at: number | null;
    ended_at: number | null;
  };
}

// The tables of card payments, as Kysely types them.

export interface PaymentTables {
  /** One row per start. An open payment blocks its subject, so that no second one starts. */
  card_payments: {
    key: string;
    place_id: number;
    provider: string;
    is_demo: number;
    state: string;
    /** PaymentSubject */
    subject: string;
    subject_key: string;
    /** `subject_key` while open, otherwise null: a unique index allows one open payment. */
    open_subject: string | null;
    attempt: number;
    /** The provider's idempotency key. */
    attempt_key: string;
    amount: number;
    tip: number;
    currency: string;
    /** The provider's id; null: no answer yet. */
    reference: string | null;
    page: string | null;
    /** Data that the provider's protocol needs later: JSON. */
    memory: string | null;
    account_id: string | null;
    instrument_key: string | null;
    started_at: number;
    ends_at: number;
    paid_at: number | null;
    /** Time of the next poll; null: never. */
    poll_at: number | null;
    polls: number;
    /** PaymentAlarm */
    alarm: string | null;
    /** 1: staff issue the fiscal receipt; null: the till was notified, or nothing is paid. */
    fiscal_due: number | null;
    /** When the fiscal receipt was issued, and by whom (name). */
    fiscal_at: number | null;
    fiscal_by: string | null;
  };
  /** Money movements at the provider. Append-only; their sums equal the provider's statement. */
  card_moves: {
    /** Id of the payment or of the refund. */
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
    /** Name; empty: automatic. */
    taken_by: string;
    reference: string | null;
    at: number;
    done_at: number | null;
    /** Time of the next request to the provider; null: none. */
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
    /** The provider's id of the card, with the data needed for a charge: JSON. */
    reference: string;
    created_at: number;
    /** When the customer removed the card; the card is then removed at the provider too. */
    removed_at: number | null;
    /** null: not yet removed at the provider. */
    forgotten_at: number | null;
  };
  /** Customer ids at a provider. */
  payment_customers: {
    place_id: number;
    account_id: string;
    provider: string;
    is_demo: number;
    reference: string;
  };
  /** Notifications already received from a provider, with their answers. */
  payment_notices: { provider: string; id: string; answer: string; at: number };
  /** Orders that wait for their payment before the kitchen gets them. */
  held_orders: {
    place_id: number;
    order_id: string;
    until: number;
    /** Payload of the future journal row. */
    payload: string;
    released_at: number | null;
    ended_at: number | null;
  };
}

// The tables of customers' accounts, as Kysely types them. An account is the installation's, not a place's.

export interface AccountTables {
  accounts: {
    id: string;
    /** As typed. */
    email: string;
    /** `emailKey`: one account an address. */
    email_key: string;
    first_name: string;
    last_name: string;
    phone: string;
    address: string;
    language: string;
    /** PHC string; null: it is opened by mail alone. */
    password_hash: string | null;
    created_at: number;
    /** When the address of mail was proved; null: not yet. */
    verified_at: number | null;
    /** When these were given; null: they were not. */
    mail_consent_at: number | null;
    profiling_consent_at: number | null;
  };
  account_sessions: {
    /** The `jti` of its tokens. */
    id: string;
    account_id: string;
    secret_hash: string;
    created_at: number;
    expires_at: number;
    ended_at: number | null;
  };
  /** Links in mails, each of which works once. */
  account_links: {
    secret_hash: string;
    account_id: string;
    /** LinkKind */
    kind: string;
    /** The address that it proves, as typed. */
    email: string;
    expires_at: number;
    used_at: number | null;
  };
  /** Customers of orders. An order without a customer has no row. */
  account_orders: { place_id: number; order_id: string; account_id: string; placed_at: number };
  /** Delivery addresses of a customer at a place: a JSON list of `SavedAddress`. */
  account_addresses: { account_id: string; place_id: number; addresses: string };
  /** Mails to customers. */
  account_mails: {
    id: string;
    /** At whose pages it was asked for. */
    place_id: number;
    recipient: string;
    language: string;
    /** AccountMailKind */
    kind: string;
    /**
     * Secret of its link, which stands nowhere else in the clear; null once it need not be sent any more, and where there is
     * none.
     */
    secret: string | null;
    created_at: number;
    attempts: number;
    retry_at: number;
    /** A server sends it until then. */
    held_until: number;
    /** sent, void, given_up; null: it waits. Persisted: added to and never renamed. */
    outcome: string | null;
  };
}

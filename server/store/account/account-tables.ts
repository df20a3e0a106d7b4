// Tables of customer accounts, as Kysely types. An account belongs to the installation, not to a place.

export interface AccountTables {
  accounts: {
    id: string;
    /** As typed. */
    email: string;
    /** `emailKey`; unique, one account per address. */
    email_key: string;
    first_name: string;
    last_name: string;
    phone: string;
    address: string;
    language: string;
    /** PHC string; null: sign-in by mail only. */
    password_hash: string | null;
    created_at: number;
    /** When the email address was verified; null: not yet. */
    verified_at: number | null;
    /** When the consent was given; null: not given. */
    mail_consent_at: number | null;
    profiling_consent_at: number | null;
  };
  account_sessions: {
    /** The `jti` of the tokens of this sign-in. */
    id: string;
    account_id: string;
    secret_hash: string;
    created_at: number;
    expires_at: number;
    ended_at: number | null;
  };
  /** One-time links in mails. */
  account_links: {
    secret_hash: string;
    account_id: string;
    /** LinkKind */
    kind: string;
    /** The address that the link verifies, as typed. */
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
    /** Place on whose pages the mail was requested. */
    place_id: number;
    recipient: string;
    language: string;
    /** AccountMailKind */
    kind: string;
    /** Plain secret of its link, stored nowhere else; null once it is no longer needed, or when there is none. */
    secret: string | null;
    created_at: number;
    attempts: number;
    retry_at: number;
    /** Until this time one server is sending the mail. */
    held_until: number;
    /** sent, void, given_up; null: waiting. Persisted: values may be added, never renamed. */
    outcome: string | null;
  };
}

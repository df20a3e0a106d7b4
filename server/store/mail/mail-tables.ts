// The table of the mail that is to be sent, as Kysely types it.

export interface MailTables {
  /** One row an order: its guest is written to once. */
  mails: {
    place_id: number;
    order_id: string;
    language: string;
    /** The key of the order's link, which stands nowhere else in the clear; null once nobody sends it any more. */
    follow_key: string | null;
    created_at: number;
    attempts: number;
    retry_at: number;
    /** A server sends it until then. */
    held_until: number;
    /** sent, void, given_up; null: it waits. Persisted: added to and never renamed. */
    outcome: string | null;
  };
}

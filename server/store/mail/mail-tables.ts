// Table of order mails, as Kysely types.

export interface MailTables {
  /** One row per order: its guest gets one mail. */
  mails: {
    place_id: number;
    order_id: string;
    language: string;
    /** Plain key of the order's link, stored nowhere else; null once the mail is done. */
    follow_key: string | null;
    created_at: number;
    attempts: number;
    retry_at: number;
    /** Until this time one server is sending the mail. */
    held_until: number;
    /** sent, void, given_up; null: waiting. Persisted: values may be added, never renamed. */
    outcome: string | null;
  };
}

export type MailTableName = 'mails' | 'account_mails' | 'booking_mails';

// Table of webhooks, as Kysely types.

export interface WebhookTables {
  webhooks: {
    id: string;
    place_id: number;
    url: string;
    secret: string;
    created_at: number;
    /** Number of the last journal row that was sent to the webhook. */
    seq: number;
    /** Failures since the last success. */
    attempts: number;
    retry_at: number;
    /** null: the last try succeeded. */
    failing_since: number | null;
    reason: string | null;
    /** null: the webhook is not paused. */
    paused_at: number | null;
    /** Server with the lease, and its end; null: none. */
    holder: string | null;
    held_until: number;
  };
}

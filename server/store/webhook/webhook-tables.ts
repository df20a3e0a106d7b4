// The table of other programs that are told of a place.

export interface WebhookTables {
  webhooks: {
    id: string;
    place_id: number;
    url: string;
    secret: string;
    created_at: number;
    /** Up to which number of the place's journal it was told. */
    seq: number;
    /** Failures since the last success. */
    attempts: number;
    retry_at: number;
    /** null: the last one was answered. */
    failing_since: number | null;
    reason: string | null;
    /** null: it goes on. */
    paused_at: number | null;
    /** The server that tells it now, and until when it may; null: none. */
    holder: string | null;
    held_until: number;
  };
}

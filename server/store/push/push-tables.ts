// The tables of Web Push.

export interface PushTables {
  push_subscriptions: {
    id: string;
    place_id: number;
    /** Sign-in that owns it: it ends with the sign-in. */
    sign_in_id: string;
    endpoint: string;
    p256dh: string;
    auth: string;
    /** Language of its notifications. */
    language: string;
    created_at: number;
  };
  push_messages: {
    subscription_id: string;
    /** Need of a person's attention, by its key. */
    need: string;
    created_at: number;
    attempts: number;
    retry_at: number;
    /** A server sends it until then. */
    held_until: number;
    /** sent, void, given_up; null: it waits. Persisted: added to and never renamed. */
    outcome: string | null;
  };
}

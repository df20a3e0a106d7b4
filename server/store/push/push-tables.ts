// The tables of Web Push.

export interface PushTables {
  push_subscriptions: {
    id: string;
    place_id: number;
    /** Sign-in that owns the subscription; both end together. */
    sign_in_id: string;
    endpoint: string;
    p256dh: string;
    auth: string;
    language: string;
    created_at: number;
  };
  push_messages: {
    subscription_id: string;
    /** Key of the need. */
    need: string;
    created_at: number;
    attempts: number;
    retry_at: number;
    /** Until this time one server is sending the message. */
    held_until: number;
    /** sent, void, given_up; null: waiting. Persisted: values may be added, never renamed. */
    outcome: string | null;
  };
}

// The tables of what guests ask of the staff, as Kysely types them.

export interface ServiceTables {
  /** Calls of tables to the staff. */
  calls: {
    place_id: number;
    /** Id of the command that made it. */
    id: string;
    session_id: string;
    /** Where its party sat then. */
    table_name: string;
    room: string | null;
    kind: string;
    /** CalledNeed[] */
    needs: string;
    words: string;
    made_at: number;
    coming_by: string | null;
    /** Id of the person, beside the name; null: not known, as in each row of an older server. */
    coming_by_id: string | null;
    coming_at: number | null;
    /** null with a time: the guest said so. */
    done_by: string | null;
    done_at: number | null;
    withdrawn_at: number | null;
  };
  /** Staff's facts about an order; no row: none. */
  order_facts: {
    place_id: number;
    order_id: string;
    /** OrderFacts */
    facts: string;
    status_by: string | null;
    /** Id of the person, beside the name; null: not known, as in each row of an older server. */
    status_by_id: string | null;
    accepted_by_id: string | null;
    status_at: number | null;
    /** RejectReason */
    reason: string | null;
    /** string[] */
    moved_from: string | null;
    /** Name of the staff member who took the order for its table; null: its guest sent it. */
    taken_by: string | null;
  };
  /** Parts of bills that were paid. */
  payments: {
    place_id: number;
    /** Id of the command that noted it. */
    id: string;
    /** Empty: `order_id` is paid. */
    session_id: string;
    /** Amount that it settles. */
    amount: number;
    /** Rounding, where coins pay no nearer amount; null: none. */
    rounding: number | null;
    tender: string;
    /** Name on a row that takes another one back: the person who did that. */
    taken_by: string;
    at: number;
    /** The payment that it takes back, with the amount below zero; null: it is one. */
    reverses: string | null;
    /** ReversalReason */
    reason: string | null;
    /** An order that stands on no table; null: the payment is its sitting's. */
    order_id: string | null;
    /** Name of the manager whose PIN allowed it; null: no PIN was needed. */
    approved_by: string | null;
  };
  feedbacks: {
    place_id: number;
    id: string;
    session_id: string | null;
    table_name: string | null;
    /** FeedbackAnswer[] */
    answers: string;
    words: string;
    at: number;
  };
}

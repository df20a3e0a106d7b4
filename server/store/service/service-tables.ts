// The tables of what guests ask of the staff, as Kysely types them.

export interface ServiceTables {
  /** Calls of tables to the staff. */
  calls: {
    place_id: number;
    /** Id of the command that made it. */
    id: string;
    session_id: string;
    /** Table of the calling party at that time. */
    table_name: string;
    room: string | null;
    kind: string;
    /** CalledNeed[] */
    needs: string;
    words: string;
    made_at: number;
    /** Time for which the guest wants the service; null: as soon as possible. */
    wanted_at: number | null;
    coming_by: string | null;
    /** Id of the person, beside the name; null: unknown, as in rows of older servers. */
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
    /** Id of the person, beside the name; null: unknown, as in rows of older servers. */
    status_by_id: string | null;
    accepted_by_id: string | null;
    status_at: number | null;
    /** RejectReason */
    reason: string | null;
    /** string[] */
    moved_from: string | null;
    /** Name of the staff member who took the order for its table; null: a guest sent it. */
    taken_by: string | null;
  };
  /** Part payments of bills. */
  payments: {
    place_id: number;
    /** Id of the command that noted the payment or the reversal. */
    id: string;
    /** Empty: the payment is for `order_id`. */
    session_id: string;
    /** Amount that the payment settles. */
    amount: number;
    /** Cash rounding; null: none. */
    rounding: number | null;
    /** Tip beside the amount, negative on a reversal; null: none. */
    tip: number | null;
    tender: string;
    /** Hotel room whose bill takes the payment, with the tender `room`; null: none, or noted by an older server. */
    room: string | null;
    /** On a reversal: the person who reversed. */
    taken_by: string;
    at: number;
    /** Payment that this row reverses, with a negative amount; null: the row is a payment. */
    reverses: string | null;
    /** ReversalReason */
    reason: string | null;
    /** An order without a table; null: the payment is for a sitting. */
    order_id: string | null;
    /** Name of the manager whose PIN approved the payment's reversal; null: no approval. */
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

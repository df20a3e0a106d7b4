// The tables of what guests ask of the staff, as Kysely types them.

export interface ServiceTables {
  /** What tables ask of the staff. */
  calls: {
    place_id: number;
    /** Of the command that made it. */
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
    coming_at: number | null;
    /** null with a time: the guest said so. */
    done_by: string | null;
    done_at: number | null;
    withdrawn_at: number | null;
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

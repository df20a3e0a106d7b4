// The tables of shares of a bill, as Kysely types them.

export interface ShareTables {
  /** Shares of a table's bill that guests pay themselves. Rows are never deleted. */
  bill_shares: {
    place_id: number;
    /** A secret: its holder may pay the share. */
    id: string;
    session_id: string;
    /** ShareKind */
    kind: string;
    /** Minor units, without the tip. */
    amount: number;
    tip: number;
    /** Equal share: number of people, number of parts, and its round at the table. */
    people: number | null;
    parts: number | null;
    round: number | null;
    /** PieceRef[] */
    pieces: string;
    /** ShareState */
    state: string;
    /** While held: when the provider's page expires, epoch ms. */
    until: number | null;
    /** The guest's phone, as stored with orders; null: staff took the money. */
    sender: string | null;
    made_at: number;
    ended_at: number | null;
    /** Revision of the bill that the guest of the share had read. */
    revision: number;
    /** Row of `payments` that the share became; null: not paid. */
    payment_id: string | null;
  };
  /** Dishes held or paid, each by one share; a free dish has no row. */
  bill_claims: { place_id: number; order_id: string; line: number; piece: number; share_id: string };
}

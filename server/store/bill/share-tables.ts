// The tables of shares of a bill, as Kysely types them.

export interface ShareTables {
  /** Shares of a table's bill that guests pay by themselves. Rows are never deleted. */
  bill_shares: {
    place_id: number;
    /** A secret: its holder may pay it. */
    id: string;
    session_id: string;
    /** ShareKind */
    kind: string;
    /** Minor units, without the tip. */
    amount: number;
    tip: number;
    /** Share in equal parts: of how many people, how many parts, and its round at the table. */
    people: number | null;
    parts: number | null;
    round: number | null;
    /** PieceRef[] */
    pieces: string;
    /** ShareState */
    state: string;
    /** While it is held: when the provider's page ends, epoch ms. */
    until: number | null;
    /** The guest's phone as orders bear it; null: staff took the money. */
    sender: string | null;
    made_at: number;
    ended_at: number | null;
    /** Revision of the bill as its guest had read it. */
    revision: number;
    /** The row of `payments` that it became; null: it is not paid. */
    payment_id: string | null;
  };
  /** Dishes that are held or paid, each by one share; a dish that is free has no row. */
  bill_claims: { place_id: number; order_id: string; line: number; piece: number; share_id: string };
}

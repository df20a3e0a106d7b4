// The tables of who sits at a table, as Kysely types them.

export interface SessionTables {
  /** Names of phones in a sitting; no row: the phone has given none. */
  table_guests: {
    place_id: number;
    session_id: string;
    /** Like `orders.sender`: a device, or its secret's hash when it sent no id. */
    sender: string;
    name: string;
  };
}

// The tables of who sits at a table, as Kysely types them.

export interface SessionTables {
  /** How phones call themselves at a sitting; no row: it has given no name. */
  table_guests: {
    place_id: number;
    session_id: string;
    /** As `orders.sender`: a device, or its secret's hash where it gave no id. */
    sender: string;
    name: string;
  };
}

// The table of what is learnt from visits.

export interface LogTables {
  /** Pages that guests looked at, presses and searches; no row says who. Swept after the days that its place has set. */
  log_entries: {
    place_id: number;
    /** Id that the device makes at random: an entry that is sent twice is logged once. */
    id: string;
    /** 'time', 'action' or 'system' */
    kind: string;
    /** When it began, by the server's clock. */
    at: number;
    /** null: it is about no page. */
    page: string | null;
    category_id: number | null;
    product_id: number | null;
    /**
     * Amount of an entry. Time on a page: the milliseconds that count. Search: how many dishes it found. Outage: its
     * seconds.
     */
    amount: number | null;
    /** Name of an action or of a system event. */
    action: string | null;
    /** Words of a search. */
    words: string | null;
  };
}

// The table of what is learnt from visits.

export interface LogTables {
  /** What guests looked at, pressed and searched for; no row says who. Swept after the days that its place has set. */
  log_entries: {
    place_id: number;
    /** Made by the device at random: whoever sends it twice logs it once. */
    id: string;
    /** 'time', 'action' or 'system' */
    kind: string;
    /** When it began, by the server's clock. */
    at: number;
    /** null: it is about no page. */
    page: string | null;
    category_id: number | null;
    product_id: number | null;
    /** Of a time: the milliseconds that count. Of a search: how many dishes it found. Of an outage: its seconds. */
    amount: number | null;
    /** Of an action and of the system's word: which one. */
    action: string | null;
    /** Of a search: its words. */
    words: string | null;
  };
}

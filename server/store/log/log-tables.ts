// Table of the visit log.

export interface LogTables {
  /** Page views, presses and searches of guests, without identities. Deleted after the days set by the place. */
  log_entries: {
    place_id: number;
    /** Random id made by the device, for deduplication. */
    id: string;
    /** 'time', 'action' or 'system' */
    kind: string;
    /** Epoch ms of the server's clock when the page view, the action or the outage began. */
    at: number;
    /** null: concerns no page. */
    page: string | null;
    category_id: number | null;
    product_id: number | null;
    /** Amount of an entry. Page view: visible milliseconds. Search: number of dishes found. Outage: seconds. */
    amount: number | null;
    /** Name of an action or a system event. */
    action: string | null;
    /** Words of a search. */
    words: string | null;
  };
}

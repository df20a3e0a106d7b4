// The tables of paper.

export interface PrintingTables {
  /** Printers of the venue file. */
  printers: {
    place_id: number;
    name: string;
    position: number;
    address: string;
    /** string[]; empty: all stations. */
    stations: string;
    /** ('tickets' | 'receipts')[] */
    prints: string;
    width: number;
    mode: string;
    code_pages: string;
  };
  /** State of a printer beyond the file; survives imports. */
  printer_states: {
    place_id: number;
    name: string;
    /** Server with the lease, and its end; null: none. */
    holder: string | null;
    held_until: number;
    /** Whether the printer confirms a printed paper: 1, 0, or null when never asked. */
    gives_proof: number | null;
    /** Trouble of the printer; null: none. */
    trouble: string | null;
    /** Start of the trouble; null: none, or noted by an older server. */
    trouble_at: number | null;
    /** Settings whose test slip was confirmed; null: none. */
    confirmed: string | null;
  };
  /** Papers and their outcomes: one row per piece of paper, kept for good. */
  print_jobs: {
    place_id: number;
    /** Made of order, station and revision, so that a paper is stored once. */
    id: string;
    printer: string;
    /** The order of printing. */
    seq: number;
    kind: string;
    order_id: string | null;
    station: string | null;
    /** The job that this one repeats; null: an original. */
    copy_of: string | null;
    /** PaperContent */
    content: string;
    created_at: number;
    state: string;
    attempts: number;
    retry_at: number;
    reason: string | null;
    /**
     * 'printer': it confirmed the paper; 'status': its status was good after the last byte; 'person': staff have it in hand;
     * null: none.
     */
    proof: string | null;
    ended_at: number | null;
    /** When and by whom the paper was settled; null: not settled. */
    settled_at: number | null;
    settled_by: string | null;
  };
  /** Polling printers. */
  printer_keys: { place_id: number; name: string; key_hash: string; asked_at: number | null };
  /** Journal number up to which papers were made. */
  print_cursors: { place_id: number; seq: number };
}

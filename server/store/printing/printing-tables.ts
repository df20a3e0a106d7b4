// The tables of paper.

export interface PrintingTables {
  /** Where a venue's orders come out on paper, as its file says it. */
  printers: {
    place_id: number;
    name: string;
    position: number;
    address: string;
    /** string[]; empty: of every station. */
    stations: string;
    /** ('tickets' | 'receipts')[] */
    prints: string;
    width: number;
    mode: string;
    code_pages: string;
  };
  /** State of a printer beyond the file; outlives every import. */
  printer_states: {
    place_id: number;
    name: string;
    /** The server that drives it now, and until when it may; null: none. */
    holder: string | null;
    held_until: number;
    /** Whether it tells when the paper is out: 1, 0, or null where it was never asked. */
    gives_proof: number | null;
    /** Trouble of the printer; null: none. */
    trouble: string | null;
    /** Since when; null: nothing does, or an older server noted it. */
    trouble_at: number | null;
    /** Settings whose test slip was confirmed; null: none. */
    confirmed: string | null;
  };
  /** Papers to print and their outcomes: one row a piece of paper, for ever. */
  print_jobs: {
    place_id: number;
    /** Order, station, revision: a paper that is taken twice is written once. */
    id: string;
    printer: string;
    /** The order of printing. */
    seq: number;
    kind: string;
    order_id: string | null;
    station: string | null;
    /** The job that this one repeats; null: it is the first of its kind. */
    copy_of: string | null;
    /** PaperContent */
    content: string;
    created_at: number;
    state: string;
    attempts: number;
    retry_at: number;
    reason: string | null;
    /**
     * 'printer': it said that the paper is out; 'status': it was well behind the last byte; 'person': somebody has it
     * in the hand; null: none.
     */
    proof: string | null;
    ended_at: number | null;
    /** When a person said what becomes of it, and who; null: nobody has. */
    settled_at: number | null;
    settled_by: string | null;
  };
  /** Printers that ask for their papers. */
  printer_keys: { place_id: number; name: string; key_hash: string; asked_at: number | null };
  /** How far the journal was read for paper. */
  print_cursors: { place_id: number; seq: number };
}

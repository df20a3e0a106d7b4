// The table of codes that were replaced, as Kysely types it.

export interface DeadCodeTables {
  /** Codes that a newer one has replaced: a guest who scans one reads that. */
  dead_codes: {
    place_id: number;
    code: string;
    table_name: string;
    /** A person's id; null: an import replaced it, and may bring it back. */
    by: string | null;
    at: number;
  };
}

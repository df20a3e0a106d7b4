// The table of codes that were replaced, as Kysely types it.

export interface DeadCodeTables {
  /** Replaced codes: a guest who scans one is told so. */
  dead_codes: {
    place_id: number;
    code: string;
    table_name: string;
    /** Id of the person; null: replaced by an import, which may restore it. */
    by: string | null;
    at: number;
  };
}

// The tables of the owner's edits.

export interface DraftTables {
  /** Edits of a venue file, kept for good: open, scheduled, published or discarded. */
  drafts: {
    place_id: number;
    /** Id made by the screen; an edit sent twice is stored once. */
    id: string;
    /** Order in which edits are applied to the file. */
    position: number;
    /** DraftEdit */
    edit: string;
    by_id: string;
    by_name: string;
    at: number;
    /** Publication that contains the edit; null: open. */
    publication_id: string | null;
    /** Thrown away. */
    removed_at: number | null;
  };
  /** Publications: every past and scheduled replacement of a place's file. */
  publications: {
    place_id: number;
    id: string;
    /** 'edits' or 'import' */
    kind: string;
    by_id: string;
    by_name: string;
    /** When the publication was requested. */
    at: number;
    /** Scheduled time; null: at once. */
    due_at: number | null;
    done_at: number | null;
    /** Order of execution, independent of clocks; null: not executed. */
    done_position: number | null;
    undone_at: number | null;
    /** Reason of a failure; the edits of the publication are open again. */
    failed: string | null;
    /** Version of the resulting file. */
    made: string | null;
    /** Source before the publication, for an undo; null: no longer kept, or none. */
    before: string | null;
  };
  /** Uploaded pictures, by their name in the file; the files are stored under the hash. */
  uploaded_pictures: {
    place_id: number;
    name: string;
    hash: string;
    /** Entry of the picture in pictures.json. */
    sizes: string;
    at: number;
    /** Since when no published, waiting or restorable file names it; null: it was named at the last check. */
    unused_since: number | null;
  };
}

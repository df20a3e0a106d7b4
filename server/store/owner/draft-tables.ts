// The tables of the owner's edits.

export interface DraftTables {
  /** Edits of a venue file, for ever: open, planned, published or thrown away. */
  drafts: {
    place_id: number;
    /** Id that the screen makes: an edit that is sent twice is made once. */
    id: string;
    /** The order in which edits are laid over the file. */
    position: number;
    /** DraftEdit */
    edit: string;
    by_id: string;
    by_name: string;
    at: number;
    /** Publication that it was or will be published with; null: it is open. */
    publication_id: string | null;
    /** Thrown away. */
    removed_at: number | null;
  };
  /** Each time that a place's file was replaced, or is to be. */
  publications: {
    place_id: number;
    id: string;
    /** 'edits' or 'import' */
    kind: string;
    by_id: string;
    by_name: string;
    /** When it was asked for. */
    at: number;
    /** When it is to be done; null: at once. */
    due_at: number | null;
    done_at: number | null;
    /** The order in which they were done, whatever clocks said; null: it was not done. */
    done_position: number | null;
    undone_at: number | null;
    /** Why it could not be done; its edits are open again. */
    failed: string | null;
    /** Version of the file that it made. */
    made: string | null;
    /** The source that stood before, for an undo; null: no longer kept, or there was none. */
    before: string | null;
  };
  /** Pictures that owners sent, by the name that the file gives them; their files lie under the hash. */
  uploaded_pictures: {
    place_id: number;
    name: string;
    hash: string;
    /** Entry of the picture in pictures.json. */
    sizes: string;
    at: number;
    /** Since when nothing names it that is published, waits or can come back; null: something did when last looked. */
    unused_since: number | null;
  };
}

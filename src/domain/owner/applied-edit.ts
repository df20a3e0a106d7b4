// Result of an edit that is laid over a venue file.
import type { FieldPath, Json, VenueFile } from './venue-file.ts';

/** `gone`: what it is about is no more. `changed`: something else stands there now. `taken`: the name is in use. */
type ConflictReason = 'gone' | 'changed' | 'taken';

export interface EditConflict {
  readonly reason: ConflictReason;
  /** From the root of the file. */
  readonly path: FieldPath;
  /** Value in the file now. */
  readonly now?: Json | undefined;
}

export interface AppliedEdit {
  readonly file: VenueFile;
  /** Empty: all of it was done. Otherwise nothing of it was. */
  readonly conflicts: readonly EditConflict[];
}

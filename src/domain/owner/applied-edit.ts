// Result of applying an edit to a venue file.
import type { FieldPath, Json, VenueFile } from './venue-file.ts';

/** `gone`: its subject was removed. `changed`: another value is there now. `taken`: the name is in use. */
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
  /** Empty: applied completely. Otherwise nothing was applied. */
  readonly conflicts: readonly EditConflict[];
}

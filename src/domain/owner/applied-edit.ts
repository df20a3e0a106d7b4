// Result of applying an edit to a venue file.
import type { FieldPath, Json, VenueFile } from './venue-file.ts';

/** `gone`: the edited item was removed. `changed`: the item has another value now. `taken`: the name is in use. */
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

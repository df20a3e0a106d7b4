// A table code scanned before the app has loaded: removed from the address at once, kept in the tab until the app has asked
// the server.

/** The storage key of the note. */
export const SCAN_NOTE_KEY = 'early_scan';

/** The note as it is stored, in JSON. */
export interface ScanNote {
  /** The place's slug. */
  readonly place: string;
  readonly code: string;
}

// A table's printed code that was scanned before the app's script was there: taken out of the address at once, kept for
// the tab until the app has asked the server.

/** The storage key of the note. */
export const SCAN_NOTE_KEY = 'early_scan';

/** The note as it is stored, in JSON. */
export interface ScanNote {
  /** The place's slug. */
  readonly place: string;
  readonly code: string;
}

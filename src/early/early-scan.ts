// Removes a scanned code from the address first of all: a link shared from the page must not lead to a table, and a guest
// who opens a category before the app is loaded still gets the table.
import { SCAN_NOTE_KEY, type ScanNote } from '#domain/session/scan-note.ts';

/** Moves the code from the address into the tab's storage, if available. */
export function keepScan(): void {
  const [, place, mark, code, ...more] = location.pathname.split('/');
  try {
    if (place && mark === 't' && code && more.length === 0) {
      const note: ScanNote = { place, code: decodeURIComponent(code) };
      sessionStorage.setItem(SCAN_NOTE_KEY, JSON.stringify(note));
      history.replaceState(history.state, '', `/${place}${location.search}`);
    }
  } catch {
    // Without tab storage the address keeps the code for the app.
  }
}

// A scanned code leaves the address before anything else happens: a link that is shared from the page leads to no table,
// and a guest who goes on to a category before the app is there still sits down.
import { SCAN_NOTE_KEY, type ScanNote } from '#domain/session/scan-note.ts';

/** Takes the code out of the address, where the tab can remember it. */
export function keepScan(): void {
  const [, place, mark, code, ...more] = location.pathname.split('/');
  try {
    if (place && mark === 't' && code && more.length === 0) {
      const note: ScanNote = { place, code: decodeURIComponent(code) };
      sessionStorage.setItem(SCAN_NOTE_KEY, JSON.stringify(note));
      history.replaceState(history.state, '', `/${place}${location.search}`);
    }
  } catch {
    // Without a memory of its own the tab keeps the address, where the app finds the code.
  }
}

// Scanned table code that is not yet exchanged for a session. It is in no address, and the tab keeps it over a reload. The
// page's inline script writes the same note.
import { SCAN_NOTE_KEY, type ScanNote } from '#domain/session/scan-note.ts';

const listeners = new Set<() => void>();
let note: ScanNote | undefined;
let isRead = false;

function read(): ScanNote | undefined {
  if (!isRead) {
    isRead = true;
    note = readStored();
  }
  return note;
}

function readStored(): ScanNote | undefined {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(SCAN_NOTE_KEY) ?? 'null');
    return isNote(found) ? found : undefined;
  } catch {
    return undefined;
  }
}

const isNote = (value: unknown): value is ScanNote =>
  typeof value === 'object' &&
  value !== null &&
  ['place', 'code'].every((key) => typeof Object.entries(value).find(([name]) => name === key)?.[1] === 'string');

function write(next: ScanNote | undefined): void {
  isRead = true;
  note = next;
  try {
    if (next) sessionStorage.setItem(SCAN_NOTE_KEY, JSON.stringify(next));
    else sessionStorage.removeItem(SCAN_NOTE_KEY);
  } catch {
    // Without storage the code is kept only while the tab is open.
  }
  for (const listener of listeners) listener();
}

export const scanNote = {
  /** The waiting code of a place, by its slug. */
  codeAt: (place: string): string | undefined => (read()?.place === place ? note?.code : undefined),
  keep: (place: string, code: string): void => write({ place, code }),
  /** Clears an answered code. Another one scanned meanwhile stays. */
  forget: (code: string): void => {
    if (read()?.code === code) write(undefined);
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

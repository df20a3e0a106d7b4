// The table's code that was scanned and not yet turned into a session. It stands in no address, and the tab remembers it
// over a reload. The small script in the page's head writes the same note.
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
    // A tab that remembers nothing asks again only as long as it is open.
  }
  for (const listener of listeners) listener();
}

export const scanNote = {
  /** The code that waits at a place, by its slug. */
  codeAt: (place: string): string | undefined => (read()?.place === place ? note?.code : undefined),
  keep: (place: string, code: string): void => write({ place, code }),
  /** The code has been answered. Another one that was scanned meanwhile stays. */
  forget: (code: string): void => {
    if (read()?.code === code) write(undefined);
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

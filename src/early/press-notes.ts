// Presses on a dish's plus, each stored at once under its own key, so that tabs do not overwrite each other.
import { isFreshNote, PRESS_NOTE_KEY, type PressNote } from '#domain/cart/press-note.ts';

export interface Presses {
  readonly add: (product: string, size: string | undefined) => void;
  /** Undoes the last press on a dish. */
  readonly take: (product: string) => void;
  /** Number of presses for a dish, or for one of its sizes. */
  readonly count: (product?: string, size?: string) => number;
  /** Reads the storage again, because another page has taken presses meanwhile. */
  readonly reread: () => void;
  /** Notes that could not be stored, as JSON, by key. */
  readonly unkept: () => readonly (readonly [string, string])[];
}

/** The presses at a place, including those of earlier pages that the app has not taken yet. */
export function createPresses(place: string): Presses {
  const notes = new Map<string, PressNote>();
  const unkept = new Map<string, string>();
  const reread = () => {
    notes.clear();
    for (const [key, text] of [...stored(), ...unkept]) {
      try {
        const note: PressNote = JSON.parse(text);
        if (note.place === place && isFreshNote(note, Date.now())) notes.set(key, note);
      } catch {
        // A malformed note is ignored.
      }
    }
  };
  reread();
  return {
    reread,
    add: (product, size) => {
      const at = Date.now();
      const key = `${PRESS_NOTE_KEY}${at.toString(36)}${Math.random()}`;
      const note: PressNote = { place, product: Number(product), ...(size && { size: Number(size) }), at };
      const text = JSON.stringify(note);
      notes.set(key, note);
      try {
        localStorage.setItem(key, text);
      } catch {
        unkept.set(key, text);
      }
    },
    take: (product) => {
      const key = [...notes].findLast(([, note]) => note.product === Number(product))?.[0];
      if (!key) return;
      notes.delete(key);
      if (!unkept.delete(key)) localStorage.removeItem(key);
    },
    count: (product, size) =>
      [...notes.values()].filter(
        (note) => (!product || note.product === Number(product)) && (!size || note.size === Number(size)),
      ).length,
    unkept: () => [...unkept],
  };
}

function stored(): [string, string][] {
  try {
    return Object.entries<string>(localStorage).filter(([key]) => key.startsWith(PRESS_NOTE_KEY));
  } catch {
    return [];
  }
}

// The presses on a dish's plus, each noted in the device's storage at once: by a key of its own, so that no tab writes
// over another one's.
import { isFreshNote, PRESS_NOTE_KEY, type PressNote } from '#domain/cart/press-note.ts';

export interface Presses {
  readonly add: (product: string, size: string | undefined) => void;
  /** Takes the last press on a dish back. */
  readonly take: (product: string) => void;
  /** How many of a dish, or of one size of it, are pressed for. */
  readonly count: (product?: string, size?: string) => number;
  /** Reads the storage anew: another page has taken presses meanwhile. */
  readonly reread: () => void;
  /** The notes that the storage refused, in JSON, by their key. */
  readonly unkept: () => readonly (readonly [string, string])[];
}

/** The presses at a place: those of earlier pages that the app has not taken yet are among them. */
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
        // A spoilt note counts nowhere.
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

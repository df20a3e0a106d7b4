// A press on a dish's plus that came before the app's script: the small script of the page notes it, the app puts it
// into the order.

/** Prefix of a note's storage key; the press's own id follows. */
export const PRESS_NOTE_KEY = 'early_press:';
/** Older notes are of a guest who has left: nobody is to find their dishes in the order. */
export const PRESS_NOTE_LASTS_MS = 4 * 3_600_000;

/** A note as it is stored, in JSON. */
export interface PressNote {
  /** The place's slug. */
  readonly place: string;
  readonly product: number;
  /** The size, where the press named one. */
  readonly size?: number;
  /** Epoch ms of the device's clock. */
  readonly at: number;
}

/** Whether a note is young enough to count; a clock may have been set since, forward or back. */
export const isFreshNote = ({ at }: Pick<PressNote, 'at'>, now: number): boolean =>
  Math.abs(now - at) < PRESS_NOTE_LASTS_MS;

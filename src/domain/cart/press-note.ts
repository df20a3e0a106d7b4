// A press on a dish's plus before the app has loaded: the page's inline script notes it, and the app adds the dish to the
// order.

/** Prefix of a note's storage key; the press's own id follows. */
export const PRESS_NOTE_KEY = 'early_press:';
/** Older notes belong to a guest who has left, and must not appear in the next guest's order. */
export const PRESS_NOTE_LASTS_MS = 4 * 3_600_000;

/** A note as stored in JSON. */
export interface PressNote {
  /** The place's slug. */
  readonly place: string;
  readonly product: number;
  /** The size, when the press named one. */
  readonly size?: number;
  /** Epoch ms of the device's clock. */
  readonly at: number;
}

/** Whether a note is recent enough; the clock may have been set since, forward or back. */
export const isFreshNote = ({ at }: Pick<PressNote, 'at'>, now: number): boolean =>
  Math.abs(now - at) < PRESS_NOTE_LASTS_MS;

// The server's drawing, for the first render on the device: it is made of this alone, and so it is the same.
import type { PageSlice } from '#contract/menu/slice.ts';

export interface DrawnPage {
  readonly slice: PageSlice;
  /** Reads a value as it was at the time of the drawing. */
  readonly readThen: <T>(read: () => T) => T;
  /** The time of the drawing, epoch ms of the server's clock, while such a reading runs. */
  readonly now: () => number | undefined;
}

/** The page of this slice. */
export function createDrawnPage(slice: PageSlice): DrawnPage {
  let isThen = false;
  return {
    slice,
    readThen: (read) => {
      isThen = true;
      try {
        return read();
      } finally {
        isThen = false;
      }
    },
    now: () => (isThen ? slice.now : undefined),
  };
}

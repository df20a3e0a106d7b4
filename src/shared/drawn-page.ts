// The server's input for the first render; the device hydrates from the same input, so both results are equal.
import type { PageSlice } from '#contract/menu/slice.ts';

export interface DrawnPage {
  readonly slice: PageSlice;
  /** Reads a value as of the time of the server's rendering. */
  readonly readThen: <T>(read: () => T) => T;
  /** Time of the server's rendering, epoch ms, while `readThen` runs. */
  readonly now: () => number | undefined;
}

/** Server rendering or hydration input of this slice. */
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

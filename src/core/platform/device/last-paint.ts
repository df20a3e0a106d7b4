// Time of this page's last frame, to detect a frozen screen while scripts still run.

/** A visible page draws within this time; a hidden or frozen one does not. */
const FRAME_MS = 1_000;

let last: number | undefined;

/** Requests a frame. Returns the time of the last frame, as `performance.now` counts; undefined: none since loading. */
export async function lastPaint(): Promise<number | undefined> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, FRAME_MS);
    requestAnimationFrame(() => {
      last = performance.now();
      clearTimeout(timer);
      resolve();
    });
  });
  return last;
}

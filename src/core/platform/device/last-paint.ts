// When this page last drew a frame: a page whose script runs on and whose screen stands still says so.

/** A page that is looked at draws within this time; one that is hidden, or stuck, does not. */
const FRAME_MS = 1_000;

let last: number | undefined;

/** Asks for a frame. Gives when the page last drew one, as `performance.now` counts; undefined: never since it was loaded. */
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

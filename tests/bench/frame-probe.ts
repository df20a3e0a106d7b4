// Runs in a measured page: how long each frame took while somebody scrolled, or while a page changed by itself.
// Self-contained, since it is sent to the browser as it stands here.

export interface Frames {
  /** ms from one frame to the next; of a list that is scrolled, where it moved between them. */
  readonly times: number[];
  /** Frames that showed paper where dishes should be. */
  empty: number;
  /** px that were scrolled. */
  distance: number;
}

declare global {
  interface Window {
    flung: Frames;
    /** Counts from now on, or no more. */
    watchFrames: (watching: boolean) => void;
  }
}

/** `filled`: one of these should be somewhere in the middle of the screen at all times; null: nobody scrolls. */
export function frameProbe(filled: string | null): void {
  const frames: Frames = { times: [], empty: 0, distance: 0 };
  window.flung = frames;
  let isWatching = false;
  let last = 0;
  let before = 0;
  const isFilled = () =>
    filled === null ||
    [0.3, 0.45, 0.6].some((part) => document.elementFromPoint(innerWidth / 3, innerHeight * part)?.closest(filled));
  const next = (now: number) => {
    if (!isWatching) return;
    if (last > 0 && (filled === null || scrollY !== before)) {
      frames.times.push(now - last);
      frames.distance += Math.abs(scrollY - before);
      if (!isFilled()) frames.empty++;
    }
    last = now;
    before = scrollY;
    requestAnimationFrame(next);
  };
  window.watchFrames = (watching) => {
    isWatching = watching;
    last = 0;
    if (watching) requestAnimationFrame(next);
  };
}

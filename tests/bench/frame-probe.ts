// Runs in the measured page: the duration of each frame while the page scrolls, or changes by itself. Self-contained,
// because its source text is sent to the browser.

export interface Frames {
  /** Ms from one frame to the next; of a scrolled list, only frames between which the list moved. */
  readonly times: number[];
  /** Number of frames that showed blank space in place of dishes. */
  empty: number;
  /** Distance scrolled, px. */
  distance: number;
}

declare global {
  interface Window {
    flung: Frames;
    /** Starts counting, or stops. */
    watchFrames: (watching: boolean) => void;
  }
}

/**
 * `filled`: selector of elements, one of which should always be in the middle of the screen; null: no list is scrolled.
 */
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

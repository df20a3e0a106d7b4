import { useEffect, useState } from 'react';

/**
 * Delays in ms between attempts to load a failed picture; after the last one only a restored network starts another attempt.
 */
const PAUSES_MS = [8_000, 30_000, 120_000];

export interface PictureRetry {
  /** Loading failed; the fallback is shown until it succeeds. */
  readonly hasFailed: boolean;
  /**
   * Whether the picture is being loaded. `attempt` is new for each attempt, because a browser reloads only for a new
   * element.
   */
  readonly isWanted: boolean;
  readonly attempt: number;
  readonly onFail: () => void;
  readonly onLoad: () => void;
}

/** Retries a failed picture when the network returns, and a few times by itself. */
export const usePictureRetry = (path: string | undefined): PictureRetry => {
  const [state, setState] = useState({ path, failures: 0, attempt: 0, isWanted: true });
  const current = state.path === path ? state : { path, failures: 0, attempt: 0, isWanted: true };
  const { failures, attempt, isWanted } = current;
  useEffect(() => {
    if (path === undefined || failures === 0 || isWanted) return;
    const again = () => setState({ path, failures, attempt: attempt + 1, isWanted: true });
    const pause = PAUSES_MS[failures - 1];
    const timer = pause === undefined ? undefined : setTimeout(again, pause);
    window.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [path, failures, attempt, isWanted]);
  return {
    hasFailed: failures > 0,
    isWanted,
    attempt,
    onFail: () => setState({ path, failures: failures + 1, attempt, isWanted: false }),
    onLoad: () => failures > 0 && setState({ path, failures: 0, attempt, isWanted: true }),
  };
};

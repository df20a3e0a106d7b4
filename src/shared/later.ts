// A lazy chunk that no first card needs, loaded as soon as wanted.
import { useEffect, useState } from 'react';

const TRY_AGAIN_MS = 2_000;

export interface Later<T> {
  /** Loads the part once per page. Rejects when the part cannot be loaded; may then be called again. */
  readonly load: () => Promise<T>;
  /** The loaded chunk; `undefined` while not wanted or not loaded. A failed load is retried. */
  readonly useIt: (isWanted?: boolean) => T | undefined;
}

/** Keeps the result of `load` for the life of the page. */
export function later<T extends object>(load: () => Promise<T>): Later<T> {
  let kept: T | undefined;
  const loadOnce = async (): Promise<T> => {
    kept ??= await load();
    return kept;
  };
  const useIt = (isWanted = true): T | undefined => {
    const [found, setFound] = useState(() => kept);
    useEffect(() => {
      if (!isWanted || found) return;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let isHere = true;
      const ask = () =>
        void loadOnce().then(
          (loaded) => {
            if (isHere) setFound(() => loaded);
          },
          () => {
            if (isHere) timer = setTimeout(ask, TRY_AGAIN_MS);
          },
        );
      ask();
      return () => {
        isHere = false;
        clearTimeout(timer);
      };
    }, [isWanted, found]);
    return isWanted ? found : undefined;
  };
  return { load: loadOnce, useIt };
}

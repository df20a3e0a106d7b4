// Code that no first card needs, but that is wanted as soon as it is there.
import { useEffect, useState } from 'react';

const TRY_AGAIN_MS = 2_000;

export interface Later<T> {
  /** Loads it once for the page. Rejects where it cannot be had now; may then be called again. */
  readonly load: () => Promise<T>;
  /** The loaded part; undefined where nobody wants it, or until it is there. A failed load is tried again. */
  readonly useIt: (isWanted?: boolean) => T | undefined;
}

/** Keeps what `load` brings for as long as the page lives. */
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

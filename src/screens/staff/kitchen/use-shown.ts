import { type RefObject, useEffect, useRef } from 'react';

/** How much of it must be in sight. */
const SHARE = 0.5;

/**
 * Tells once that an element is painted, in sight and in a window that is itself visible: a screen behind another one has
 * shown nothing to anybody. `onShown`: undefined where it is told already.
 */
export function useShown(element: RefObject<Element | null>, onShown: (() => void) | undefined): void {
  const latest = useRef(onShown);
  latest.current = onShown;
  const isWanted = onShown !== undefined;
  useEffect(() => {
    const node = element.current;
    if (!isWanted || !node) return;
    let isInSight = false;
    let isTold = false;
    const look = () => {
      if (isTold || !isInSight || document.visibilityState !== 'visible') return;
      isTold = true;
      // The frame after the next one: what was asked for is on the glass by then.
      requestAnimationFrame(() => requestAnimationFrame(() => latest.current?.()));
    };
    const observer = new IntersectionObserver(
      (entries) => {
        isInSight = entries.at(-1)?.isIntersecting === true;
        look();
      },
      { threshold: SHARE },
    );
    observer.observe(node);
    document.addEventListener('visibilitychange', look);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', look);
    };
  }, [element, isWanted]);
}

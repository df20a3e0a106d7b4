import { type RefObject, useEffect, useRef } from 'react';

/** How much must be in sight: of the element, or of the area in which it is scrolled. */
const SHARE = 0.5;
/** Told of so often on the way there that an element of 25 areas is noticed as well. */
const STEPS = Array.from({ length: 25 }, (_, step) => (SHARE * (step + 1)) / 25);

const isScrolled = (element: Element): boolean => ['auto', 'scroll'].includes(getComputedStyle(element).overflowY);

/** The height in which an element can be in sight at once. */
const areaOf = (element: Element, window: number): number => {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (isScrolled(parent)) return Math.min(window, parent.clientHeight);
  }
  return window;
};

/** Half of it is in sight, or half of what can be: a ticket of forty dishes is higher than its screen. */
const isRead = ({
  target,
  isIntersecting,
  intersectionRatio,
  intersectionRect,
  rootBounds,
}: IntersectionObserverEntry) =>
  isIntersecting &&
  (intersectionRatio >= SHARE ||
    (rootBounds !== null && intersectionRect.height >= SHARE * areaOf(target, rootBounds.height)));

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
        const last = entries.at(-1);
        isInSight = last !== undefined && isRead(last);
        look();
      },
      { threshold: STEPS },
    );
    observer.observe(node);
    document.addEventListener('visibilitychange', look);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', look);
    };
  }, [element, isWanted]);
}

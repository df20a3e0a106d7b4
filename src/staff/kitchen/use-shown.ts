import { type RefObject, useEffect, useRef } from 'react';

/** Share that must be visible, of the element or of its scroll area. */
const SHARE = 0.5;
/** Observer thresholds, fine enough for an element of 25 times the scroll area. */
const STEPS = Array.from({ length: 25 }, (_, step) => (SHARE * (step + 1)) / 25);

const isScrolled = (element: Element): boolean => ['auto', 'scroll'].includes(getComputedStyle(element).overflowY);

/** The area that scrolls an element, if this is not the page itself. */
export const scrollAreaOf = (element: Element): Element | undefined => {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (isScrolled(parent)) return parent;
  }
  return undefined;
};

/** Height within which an element can be visible at once. */
const areaOf = (element: Element, window: number): number =>
  Math.min(window, scrollAreaOf(element)?.clientHeight ?? window);

/** Half of the element is visible, or half of the area: a ticket of forty dishes is higher than its screen. */
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
 * Calls back once when an element is painted and visible in a visible window; a covered window has shown it to nobody.
 * `onShown: undefined` when already reported.
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
      // Two frames later, when the content is really on the screen.
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

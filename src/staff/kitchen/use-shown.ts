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

/** Head and first dish of a ticket. */
const FIRST = '[data-first]';
/** Time after which they are enough, ms. */
const READ_AFTER_MS = 5_000;

/** Calls back when the head and the first dish stay wholly in sight; returns the function that ends it. */
const watchFirst = (node: Element, onRead: () => void): (() => void) => {
  const firsts = [...node.querySelectorAll(FIRST)];
  const whole = new Set<Element>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        if (intersectionRatio >= 0.95) whole.add(target);
        else whole.delete(target);
      }
      clearTimeout(timer);
      if (whole.size === firsts.length) timer = setTimeout(onRead, READ_AFTER_MS);
    },
    { threshold: [0, 0.95, 1] },
  );
  for (const first of firsts) observer.observe(first);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
};

/**
 * Calls back once when an element is painted and visible in a visible window; a covered window has shown it to nobody.
 * `onShown: undefined` when already reported. `isPlain`: the element is a ticket without notes and allergies, so that its head
 * and its first dish are enough when they stay in sight.
 */
export function useShown(element: RefObject<Element | null>, onShown: (() => void) | undefined, isPlain = false): void {
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
    const unwatch = isPlain
      ? watchFirst(node, () => {
          isInSight = true;
          look();
        })
      : undefined;
    document.addEventListener('visibilitychange', look);
    return () => {
      unwatch?.();
      observer.disconnect();
      document.removeEventListener('visibilitychange', look);
    };
  }, [element, isWanted, isPlain]);
}

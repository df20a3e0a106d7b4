import { type RefObject, useLayoutEffect, useState } from 'react';

export interface Scroller {
  /** The scrolling box: the window on a phone, the middle part elsewhere. */
  readonly box: Window | HTMLElement;
  /** Distance in px from the top of the scrolled content to the element. */
  readonly margin: number;
  /** Measured together with the margin, in px: height of the box, and its scroll offset. */
  readonly height: number;
  readonly offset: number;
}

/** The nearest ancestor that scrolls; `undefined`: the window scrolls. */
export function scrollingBoxOf(element: Element): HTMLElement | undefined {
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
  }
  return undefined;
}

const marginIn = (element: HTMLElement, box: Window | HTMLElement): number => {
  const { top } = element.getBoundingClientRect();
  if (!(box instanceof HTMLElement)) return Math.round(top + box.scrollY);
  return Math.round(top - box.getBoundingClientRect().top - box.clientTop + box.scrollTop);
};

const seenOf = (box: Window | HTMLElement): Pick<Scroller, 'height' | 'offset'> =>
  !(box instanceof HTMLElement)
    ? { height: box.innerHeight, offset: box.scrollY }
    : { height: box.clientHeight, offset: box.scrollTop };

/** Tracks the box that scrolls an element, and the height above the element in it. `undefined`: not measured yet. */
export function useScroller(ref: RefObject<HTMLElement | null>): Scroller | undefined {
  const [scroller, setScroller] = useState<Scroller>();
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const look = () => {
      const box = scrollingBoxOf(element) ?? window;
      const margin = marginIn(element, box);
      setScroller((before) =>
        before?.box === box && before.margin === margin ? before : { box, margin, ...seenOf(box) },
      );
    };
    look();
    if (typeof ResizeObserver === 'undefined') return;
    // Content above the element may change its height: a notice, a font.
    const observer = new ResizeObserver(look);
    for (let above = element.parentElement, n = 0; above && n < 2; above = above.parentElement, n++) {
      observer.observe(above);
    }
    return () => observer.disconnect();
  }, [ref]);
  return scroller;
}

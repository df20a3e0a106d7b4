import { type RefObject, useLayoutEffect, useState } from 'react';

export interface Scroller {
  /** The box that scrolls: the window on a phone, the middle part elsewhere. */
  readonly box: Window | HTMLElement;
  /** The distance from the top of the scrolled content to the element, px. */
  readonly margin: number;
  /** In px, when the margin was measured: the height of the box, and how far it was scrolled. */
  readonly height: number;
  readonly offset: number;
}

/** The nearest ancestor that scrolls by itself; undefined: the window scrolls. */
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

/** Follows the box that scrolls an element, and the height above the element in it. undefined: not measured yet. */
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
    // Content above the element may come late or go: a notice, a font.
    const observer = new ResizeObserver(look);
    for (let above = element.parentElement, n = 0; above && n < 2; above = above.parentElement, n++) {
      observer.observe(above);
    }
    return () => observer.disconnect();
  }, [ref]);
  return scroller;
}

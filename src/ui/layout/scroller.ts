import { type RefObject, useLayoutEffect, useState } from 'react';

export interface Scroller {
  /** What moves: the window on a phone, the part in the middle elsewhere. */
  readonly box: Window | HTMLElement;
  /** How far below the top of what moves the element begins, px. */
  readonly margin: number;
}

/** What moves an element up and down: the nearest box above it that scrolls by itself; undefined: the window does. */
export function scrollingBoxOf(element: Element): HTMLElement | undefined {
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
  }
  return undefined;
}

const marginIn = (element: HTMLElement, box: Window | HTMLElement): number => {
  const { top } = element.getBoundingClientRect();
  if (box instanceof Window) return Math.round(top + box.scrollY);
  return Math.round(top - box.getBoundingClientRect().top - box.clientTop + box.scrollTop);
};

/** Follows what scrolls an element, and what stands above it there. undefined: not looked at yet. */
export function useScroller(ref: RefObject<HTMLElement | null>): Scroller | undefined {
  const [scroller, setScroller] = useState<Scroller>();
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const look = () => {
      const box = scrollingBoxOf(element) ?? window;
      const margin = marginIn(element, box);
      setScroller((before) => (before?.box === box && before.margin === margin ? before : { box, margin }));
    };
    look();
    if (typeof ResizeObserver === 'undefined') return;
    // What stands above may come late, or go: a notice, a font.
    const observer = new ResizeObserver(look);
    for (let above = element.parentElement, n = 0; above && n < 2; above = above.parentElement, n++) {
      observer.observe(above);
    }
    return () => observer.disconnect();
  }, [ref]);
  return scroller;
}

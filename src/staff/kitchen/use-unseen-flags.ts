import { type RefObject, useEffect, useState } from 'react';
import { scrollAreaOf } from './use-shown.ts';

/** Elements of a ticket that must be read before it is accepted: the guest's notes and allergies. */
const FLAGS = '[data-flag]';
/** Share of a note that must be in sight: all of it but a rounded pixel, or half of the board for a long one. */
const WHOLE = 0.95;
const HALF = 0.5;
/** Space that stays around a note that was scrolled to, px. */
const MARGIN = 24;
/** Smaller differences of a scroll position are rounding, px. */
const STILL = 2;

const headHeight = (ticket: Element): number =>
  ticket.querySelector('[data-head]')?.getBoundingClientRect().height ?? 0;

/**
 * Notes and allergies of a ticket that were never in sight below its head, from the top; `undefined`: not
 * looked yet. `count`: how many the ticket has.
 */
export function useUnseenFlags(ticket: RefObject<Element | null>, count: number): readonly Element[] | undefined {
  const [unseen, setUnseen] = useState<readonly Element[]>();
  useEffect(() => {
    const node = ticket.current;
    if (count === 0 || !node) return;
    const left = new Set(node.querySelectorAll(FLAGS));
    const area = scrollAreaOf(node);
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, intersectionRatio, intersectionRect, rootBounds } of entries) {
          const isLong = rootBounds !== null && intersectionRect.height >= HALF * rootBounds.height;
          if (isIntersecting && (intersectionRatio >= WHOLE || isLong)) left.delete(target);
        }
        setUnseen([...left]);
      },
      {
        root: area ?? null,
        rootMargin: `-${Math.round(headHeight(node))}px 0px 0px`,
        threshold: [0, 0.25, HALF, 0.75, WHOLE, 1],
      },
    );
    for (const flag of left) observer.observe(flag);
    return () => observer.disconnect();
  }, [ticket, count]);
  return count === 0 ? [] : unseen;
}

/** A board that was scrolled to show a note. Positions in px. */
export interface ScrolledBoard {
  readonly area: Element;
  /** Position before the first note was shown. */
  readonly from: number;
  /** Position at which the last note is in sight. */
  readonly to: number;
}

/**
 * Scrolls a note into sight, below the head of its ticket; `first: undefined`: the ticket's first one.
 * `before`: result for an earlier note of the ticket. `undefined`: there is no note.
 */
export function showFlag(
  ticket: Element | null,
  first: Element | undefined,
  before?: ScrolledBoard,
): ScrolledBoard | undefined {
  const flag = first ?? ticket?.querySelector(FLAGS);
  if (!flag) return before;
  const area = scrollAreaOf(flag) ?? document.documentElement;
  const box = area === document.documentElement ? { top: 0, bottom: window.innerHeight } : area.getBoundingClientRect();
  const { top, bottom } = flag.getBoundingClientRect();
  const below = bottom + MARGIN - box.bottom;
  // The top of a long note stays in sight.
  const above = top - MARGIN - (ticket ? headHeight(ticket) : 0) - box.top;
  const by = above < 0 ? above : Math.min(below, above);
  const to = Math.max(0, Math.min(area.scrollTop + by, area.scrollHeight - area.clientHeight));
  const from = before?.from ?? area.scrollTop;
  area.scrollBy({ top: by, behavior: 'smooth' });
  return { area, from, to };
}

/** Scrolls a board back to where it was before its notes were shown, unless somebody has scrolled it meanwhile. */
export function scrollBack(scrolled: ScrolledBoard | undefined): void {
  if (!scrolled) return;
  const { area, from, to } = scrolled;
  if (from !== to && Math.abs(area.scrollTop - to) <= STILL) area.scrollTo({ top: from, behavior: 'smooth' });
}

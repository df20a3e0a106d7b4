import { type RefObject, useEffect, useState } from 'react';
import { scrollAreaOf } from './use-shown.ts';

/** Whether the end of a ticket is in sight or was in sight before; `isAsked: false` when nobody needs to know. */
export function useEndSeen(end: RefObject<Element | null>, isAsked: boolean): boolean {
  const [isSeen, setSeen] = useState(false);
  const isWanted = isAsked && !isSeen;
  useEffect(() => {
    const node = end.current;
    if (!isWanted || !node) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting) setSeen(true);
    });
    observer.observe(node);
    return () => observer.disconnect();
  }, [end, isWanted]);
  return isSeen;
}

/** Scrolls to the end of a ticket. A ticket higher than the screen comes in steps, so that no dish is passed over. */
export function scrollToEnd(end: Element): void {
  const area = scrollAreaOf(end) ?? document.documentElement;
  const edge = area === document.documentElement ? window.innerHeight : area.getBoundingClientRect().bottom;
  const below = end.getBoundingClientRect().bottom - edge;
  area.scrollBy({ top: Math.min(Math.ceil(below), area.clientHeight * 0.75), behavior: 'smooth' });
}

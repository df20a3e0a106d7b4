import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';

/** As many as a phone's screen shows: they are painted with the key that found them. */
const FIRST = 10;
/** Longer lists are read by nobody; more come when they are asked for. */
const PAGE = 60;
/** The guest has stopped typing, and reads. */
const SETTLED_MS = 1_000;

export interface ResultWindow {
  readonly shown: number;
  /** Stands after the list: the rest of the page is made as the guest comes near it. */
  readonly tail: ReactNode;
  readonly more: (() => void) | undefined;
}

/**
 * How many rows of a list are made. `list` names it: another one starts anew. `whole`: it comes back with the back button
 * and is whole at once, so that it can be scrolled to where it was.
 */
export const useResultWindow = (total: number, list: string, whole: boolean): ResultWindow => {
  const [grown, setGrown] = useState({ list, count: whole ? PAGE : FIRST });
  const end = useRef<HTMLDivElement>(null);
  const count = grown.list === list ? grown.count : FIRST;
  const isGrowing = count < PAGE && total > count;
  useEffect(() => {
    if (!isGrowing || !end.current) return;
    const grow = () => startTransition(() => setGrown({ list, count: PAGE }));
    const timer = setTimeout(grow, SETTLED_MS);
    const observer =
      typeof IntersectionObserver === 'undefined'
        ? undefined
        : new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && grow(), {
            rootMargin: '300px 0px',
          });
    observer?.observe(end.current);
    return () => {
      clearTimeout(timer);
      observer?.disconnect();
    };
  }, [isGrowing, list]);
  const shown = Math.min(count, total);
  return {
    shown,
    tail: isGrowing ? <div ref={end} /> : null,
    more: shown < total && !isGrowing ? () => setGrown({ list, count: count + PAGE }) : undefined,
  };
};

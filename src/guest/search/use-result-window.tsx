import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';

/** The number of rows painted with the key that found them: what a phone has room for above its keyboard. */
const FIRST = 4;
/** The number of rows that follow in the next frame: a screenful without a keyboard. */
const SCREENFUL = 10;
/** The number of rows in a part of the list; a longer list gives its next part on demand. */
const PAGE = 60;
/** After this pause the guest has stopped typing and reads. */
const SETTLED_MS = 1_000;

export interface ResultWindow {
  readonly shown: number;
  /** Stands after the list: the rest of the part is built as the guest comes near it. */
  readonly tail: ReactNode;
  readonly more: (() => void) | undefined;
}

/**
 * The number of rows to build. `list` names the list; another name starts again. `whole`: the list comes back with the
 * back button and is whole at once, so that it can scroll to its old position.
 */
export const useResultWindow = (total: number, list: string, whole: boolean): ResultWindow => {
  const [grown, setGrown] = useState({ list, count: whole ? PAGE : FIRST });
  const end = useRef<HTMLDivElement>(null);
  const count = grown.list === list ? grown.count : FIRST;
  const isGrowing = count < PAGE && total > count;
  const isFirst = isGrowing && count < SCREENFUL;
  useEffect(() => {
    if (isFirst) startTransition(() => setGrown({ list, count: SCREENFUL }));
  }, [isFirst, list]);
  useEffect(() => {
    if (!isGrowing || isFirst || !end.current) return;
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
  }, [isGrowing, isFirst, list]);
  const shown = Math.min(count, total);
  return {
    shown,
    tail: isGrowing ? <div ref={end} /> : null,
    more: shown < total && !isGrowing ? () => setGrown({ list, count: count + PAGE }) : undefined,
  };
};

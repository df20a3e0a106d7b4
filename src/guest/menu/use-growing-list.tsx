import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';

/** The number of cards that are built at once; a server draws these alone. */
export const FIRST = 12;
/** The number of cards on a page beside the open one: one screenful. */
const FIRST_BESIDE = 6;
const MORE = 24;
// The average height of a card in rem: unbuilt cards take that room, so that a scroll position can be kept.
const CARD_REM = 22;

/**
 * The list that was open last: a guest who comes back to it from a dish finds it as long, and so at the same pixel, as they
 * left it.
 */
let last = { key: Number.NaN, count: 0 };

/**
 * Builds a long list in pieces, as the guest comes near its end. `tail` is the room of the unbuilt cards and must stand
 * after the list. `key` names the list; another key starts again. A page that is not open does not grow. `unbuilt` stands in
 * that room where no script runs, and is drawn by a server alone.
 */
export const useGrowingList = (
  total: number,
  key: number,
  isOpen = true,
  unbuilt?: ReactNode,
): { readonly shown: number; readonly tail: ReactNode } => {
  const [first] = useState(() => (isOpen ? (last.key === key ? last.count : FIRST) : FIRST_BESIDE));
  const [grown, setGrown] = useState({ key, count: first });
  const end = useRef<HTMLDivElement>(null);
  const count = grown.key === key ? grown.count : FIRST;
  const shown = Math.min(count, total);
  const missing = total - shown;
  useEffect(() => {
    if (isOpen) last = { key, count };
  }, [isOpen, key, count]);
  useEffect(() => {
    const element = end.current;
    if (!isOpen || !element || missing <= 0) return;
    if (typeof IntersectionObserver === 'undefined') {
      setGrown({ key, count: total });
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting))
          startTransition(() => setGrown({ key, count: count + MORE }));
      },
      { rootMargin: '1200px 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [count, isOpen, key, missing, total]);
  const tail =
    missing > 0 && isOpen ? (
      <div ref={end} style={{ blockSize: `${missing * CARD_REM}rem` }}>
        {unbuilt && <noscript>{unbuilt}</noscript>}
      </div>
    ) : null;
  return { shown, tail };
};

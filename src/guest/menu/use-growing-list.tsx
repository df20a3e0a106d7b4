import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';

/** Number of cards rendered at once; the server renders only these. */
export const FIRST = 12;
/** Number of cards on a neighbouring page: one screen. */
const FIRST_BESIDE = 6;
const MORE = 24;
// Average card height in rem: reserves space for unrendered cards, so that the scroll position is kept.
const CARD_REM = 22;

/** The list opened last: a guest who returns to it from a dish finds it equally long, at the same scroll position. */
let last = { key: Number.NaN, count: 0 };

/**
 * Renders a long list in parts as the guest scrolls. Place `tail`, the space of unrendered cards, after the list. `key`
 * identifies the list; a new key starts again. A page that is not open does not grow. `unbuilt` fills that space without
 * scripts, and is rendered by the server only.
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

import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** Time without a touch after which nobody reads a scrolled board, ms. */
const REST_MS = 10_000;

/**
 * Scrolls a board that nobody touches back to its top when a ticket arrives: else the ticket would come in with its first
 * dish above the edge. `keys`: of the tickets. Returns a function to call on each touch of the board.
 */
export function useTopForNew(area: RefObject<Element | null>, keys: readonly string[]): () => void {
  const touchedAt = useRef(Number.NEGATIVE_INFINITY);
  const seen = useRef<ReadonlySet<string>>(new Set(keys));
  const all = keys.join(' ');
  useEffect(() => {
    const now = all.split(' ');
    const hasNew = now.some((key) => !seen.current.has(key));
    seen.current = new Set(now);
    if (hasNew && performance.now() - touchedAt.current > REST_MS)
      area.current?.scrollTo?.({ top: 0, behavior: 'smooth' });
  }, [area, all]);
  return useCallback(() => {
    touchedAt.current = performance.now();
  }, []);
}

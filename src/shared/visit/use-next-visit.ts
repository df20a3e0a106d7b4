import { useEffect, useRef } from 'react';
import type { VisitId } from '#domain/ids.ts';

/** Calls back when another visit has followed the one before: what the page remembers of that party is forgotten. */
export function useNextVisit(visitId: VisitId | undefined, forget: () => void): void {
  const before = useRef(visitId);
  const latest = useRef(forget);
  latest.current = forget;
  useEffect(() => {
    const isNext = before.current !== undefined && visitId !== undefined && before.current !== visitId;
    before.current = visitId ?? before.current;
    if (isNext) latest.current();
  }, [visitId]);
}

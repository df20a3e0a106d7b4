import { useEffect, useRef } from 'react';
import type { VisitId } from '#domain/ids.ts';

/** Calls `forget` when a new visit has replaced the previous one, so that the page drops that party's data. */
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

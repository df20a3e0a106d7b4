import { useCallback, useEffect, useRef, useState } from 'react';
import type { BookingsHere, DayHours, MoveWish } from './use-bookings.ts';

/**
 * Times of a day for a known booking, requested again when the wish changes, or by `again`. `last`: the times that were read
 * last, so that nothing changes its place under a finger during a request.
 */
export function useMoveHours(
  { hoursOf }: Pick<BookingsHere, 'hoursOf'>,
  { id, date, people, tables }: MoveWish & { readonly id: string },
) {
  const [found, setFound] = useState<DayHours | 'reading' | undefined>('reading');
  const [last, setLast] = useState<DayHours>();
  const latest = useRef(0);
  const again = useCallback(async () => {
    latest.current += 1;
    const turn = latest.current;
    setFound('reading');
    const hours = await hoursOf(id, { date, people, tables });
    // Another request may have been made meanwhile.
    if (turn !== latest.current) return;
    setFound(hours);
    if (hours) setLast(hours);
  }, [hoursOf, id, date, people, tables]);
  useEffect(() => void again(), [again]);
  return { found, last, again };
}

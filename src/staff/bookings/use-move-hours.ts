import { useCallback, useEffect, useRef, useState } from 'react';
import type { BookingsHere, DayHours } from './use-bookings.ts';

/** Times of a day for a known booking, requested again when the day or the number of people changes, or by `again`. */
export function useMoveHours(
  { hoursOf }: Pick<BookingsHere, 'hoursOf'>,
  { id, day, people }: { readonly id: string; readonly day: string; readonly people?: number },
) {
  const [found, setFound] = useState<DayHours | 'reading' | undefined>('reading');
  const latest = useRef(0);
  const again = useCallback(async () => {
    latest.current += 1;
    const turn = latest.current;
    setFound('reading');
    const hours = await hoursOf(id, day, people);
    // Another request may have been made meanwhile.
    if (turn === latest.current) setFound(hours);
  }, [hoursOf, id, day, people]);
  useEffect(() => void again(), [again]);
  return { found, again };
}

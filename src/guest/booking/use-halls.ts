import { useCallback, useEffect, useState } from 'react';
import { getHalls } from '#core/api/booking/bookings.ts';
import type { BookingFailure, OfferedHall } from '#domain/booking/own-booking.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useIsOnline, useTabl } from '#shared/tabl-context.tsx';

export interface Halls {
  readonly halls: readonly OfferedHall[];
  readonly mostPeople: number;
  readonly keeps: number;
}

/** The halls of the open place, asked for again as the network comes back. */
export function useHalls(): { readonly found: Halls | 'loading' | BookingFailure; readonly again: () => void } {
  const { http } = useTabl();
  const { place } = useMenu();
  const isOnline = useIsOnline();
  const [found, setFound] = useState<Halls | 'loading' | BookingFailure>('loading');
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` and the network ask again.
  useEffect(() => {
    let isHere = true;
    void getHalls(http, place.id).then((answer) => {
      if (!isHere) return;
      setFound((before) =>
        answer.ok ? answer.value : typeof before === 'object' && 'halls' in before ? before : answer.error,
      );
    });
    return () => {
      isHere = false;
    };
  }, [http, place.id, isOnline, round]);
  return { found, again: useCallback(() => setRound((before) => before + 1), []) };
}

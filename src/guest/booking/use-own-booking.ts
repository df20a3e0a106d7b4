import { useCallback, useEffect, useState } from 'react';
import { cancelOwnBooking, getOwnBooking } from '#core/api/booking/bookings-requests.ts';
import type { BookingFailure, OwnBooking } from '#domain/booking/own-booking.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useIsOnline, useTabl } from '#shared/tabl-context.tsx';

interface OwnBookingHere {
  readonly own: OwnBooking | 'loading' | BookingFailure;
  /** Reason why cancelling failed. */
  readonly failure: BookingFailure | undefined;
  readonly isBusy: boolean;
  readonly cancel: () => void;
  /** Shows a changed booking. */
  readonly show: (own: OwnBooking) => void;
  /** Reads the booking again. */
  readonly again: () => void;
}

/** The booking for a link's key, loaded from the server. */
export function useOwnBooking(key: string): OwnBookingHere {
  const { http } = useTabl();
  const { place } = useMenu();
  const isOnline = useIsOnline();
  const [own, setOwn] = useState<OwnBooking | 'loading' | BookingFailure>('loading');
  const [failure, setFailure] = useState<BookingFailure>();
  const [isBusy, setBusy] = useState(false);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` and the network ask again.
  useEffect(() => {
    let isHere = true;
    void getOwnBooking(http, place.id, key).then((found) => {
      if (!isHere) return;
      // A cancellation whose answer was lost has arrived.
      if (found.ok && found.value.booking.status === 'cancelled') setFailure(undefined);
      // Keeps the earlier answer when a refresh fails.
      setOwn((before) =>
        found.ok ? found.value : typeof before === 'object' && 'booking' in before ? before : found.error,
      );
    });
    return () => {
      isHere = false;
    };
  }, [http, place.id, key, isOnline, round]);
  const again = useCallback(() => setRound((before) => before + 1), []);
  const cancel = () => {
    if (isBusy) return;
    setBusy(true);
    void cancelOwnBooking(http, place.id, key).then((cancelled) => {
      setBusy(false);
      setFailure(cancelled.ok ? undefined : cancelled.error);
      if (cancelled.ok) setOwn(cancelled.value);
      else if (cancelled.error.kind === 'unanswered') again();
    });
  };
  return { own, failure, isBusy, cancel, show: setOwn, again };
}

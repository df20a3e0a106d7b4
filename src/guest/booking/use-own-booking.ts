// A booking by the key of its link: seen, and cancelled.
import { useEffect, useState } from 'react';
import { readBookingLink } from '#contract/booking/booking.ts';
import { cancelOwnBooking, getOwnBooking } from '#core/api/booking/bookings.ts';
import type { BookingFailure, OwnBooking } from '#domain/booking/own-booking.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useIsOnline, useTabl } from '#shared/tabl-context.tsx';

/** The key in a page's address; undefined: it names no booking; "broken": the link was cut or changed. */
export const bookingLinkIn = (hash: string): string | undefined => readBookingLink(hash);

export interface OwnBookingHere {
  readonly own: OwnBooking | 'loading' | BookingFailure;
  /** Why it could not be cancelled. */
  readonly failure: BookingFailure | undefined;
  readonly isBusy: boolean;
  readonly cancel: () => void;
}

/** `told`: what is known of it already. */
export function useOwnBooking(key: string, told?: OwnBooking): OwnBookingHere {
  const { http } = useTabl();
  const { place } = useMenu();
  const isOnline = useIsOnline();
  const [own, setOwn] = useState<OwnBooking | 'loading' | BookingFailure>(told ?? 'loading');
  const [failure, setFailure] = useState<BookingFailure>();
  const [isBusy, setBusy] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again as the network comes back.
  useEffect(() => {
    if (told) return;
    let isHere = true;
    void getOwnBooking(http, place.id, key).then((found) => {
      if (!isHere) return;
      // The answer from before is better than nothing.
      setOwn((before) =>
        found.ok ? found.value : typeof before === 'object' && 'booking' in before ? before : found.error,
      );
    });
    return () => {
      isHere = false;
    };
  }, [http, place.id, key, told, isOnline]);
  const cancel = () => {
    if (isBusy) return;
    setBusy(true);
    void cancelOwnBooking(http, place.id, key).then((cancelled) => {
      setBusy(false);
      setFailure(cancelled.ok ? undefined : cancelled.error);
      if (cancelled.ok) setOwn(cancelled.value);
    });
  };
  return { own, failure, isBusy, cancel };
}

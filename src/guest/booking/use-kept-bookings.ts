import { useEffect, useState } from 'react';
import { getOwnBooking } from '#core/api/booking/bookings-requests.ts';
import { forgetBookings, keptBookingsOf } from '#core/platform/booking/kept-bookings.ts';
import { isOccupying } from '#domain/booking/booking.ts';
import type { BookingFailure, OwnBooking } from '#domain/booking/own-booking.ts';
import { useIsSharedDevice } from '#shared/device/use-shared-device.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useIsOnline, useTabl } from '#shared/tabl-context.tsx';
import { useMinute } from '#shared/use-minute.ts';

export interface KeptHere {
  readonly key: string;
  /** `undefined`: the server has not answered yet. */
  readonly own: OwnBooking | BookingFailure | undefined;
}

/** Maximum number of bookings, because each one costs a request. */
const MOST_SHOWN = 5;

/** A declined booking is news for its guest; a cancelled or past one is over. */
const isShown = ({ own }: KeptHere, now: number): boolean =>
  own === undefined ||
  ('booking' in own
    ? own.booking.endAt > now && (isOccupying(own.booking.status) || own.booking.status === 'declined')
    : own.kind !== 'gone');

/** Bookings made on this device without an account, the latest made first; none on a shared device, which has other guests. */
export function useKeptBookings(): readonly KeptHere[] {
  const { http, serverNow } = useTabl();
  const { place } = useMenu();
  const isOnline = useIsOnline();
  const isShared = useIsSharedDevice();
  const now = useMinute(serverNow);
  const [kept, setKept] = useState<readonly KeptHere[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: requested again when the network returns.
  useEffect(() => {
    if (isShared) return setKept([]);
    let isHere = true;
    const keys = keptBookingsOf(place.id).slice(-MOST_SHOWN).toReversed();
    setKept((before) => keys.map((key) => before.find((one) => one.key === key) ?? { key, own: undefined }));
    for (const key of keys) {
      void getOwnBooking(http, place.id, key).then((found) => {
        if (!found.ok && found.error.kind === 'gone') forgetBookings([key]);
        if (!isHere) return;
        setKept((before) =>
          before.map((one) => {
            if (one.key !== key) return one;
            // Keeps the earlier answer when a refresh fails.
            const isKnown = one.own !== undefined && 'booking' in one.own;
            return { key, own: found.ok ? found.value : isKnown ? one.own : found.error };
          }),
        );
      });
    }
    return () => {
      isHere = false;
    };
  }, [http, place.id, isShared, isOnline]);
  return kept.filter((one) => isShown(one, now));
}

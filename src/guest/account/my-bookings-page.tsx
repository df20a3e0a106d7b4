import { useEffect, useState } from 'react';
import { bookingHref } from '#contract/booking/booking.ts';
import { claimBookings, getMyBookings } from '#core/api/booking/bookings-requests.ts';
import { forgetBookings, keptBookingsOf } from '#core/platform/booking/kept-bookings.ts';
import { RESERVATIONS } from '#domain/booking/booking-terms.ts';
import type { OwnBooking } from '#domain/booking/own-booking.ts';
import { useBookingCatalog } from '#guest/booking/use-booking-catalog.ts';
import { useInOwnLanguage } from '#guest/booking/use-in-own-language.ts';
import { useIsSharedDevice } from '#shared/device/use-shared-device.ts';
import { LoadingPart } from '#shared/frame/loading-part.tsx';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { renewWhereDue } from '#shared/session/keep-signed-in.ts';
import { useIsOnline, useLanguage, useTabl } from '#shared/tabl-context.tsx';
import { useMinute } from '#shared/use-minute.ts';
import { MyBookingsScreen } from './my-bookings-screen.tsx';
import { ProfilePage } from './profile-page.tsx';
import { useAccount } from './use-account.ts';
import { useAccountCatalog } from './use-account-catalog.ts';

/** `undefined`: loading; `unheard`: cannot be loaded now. */
type MyBookings = readonly OwnBooking[] | 'unheard' | undefined;

/** A customer's bookings at the open place; requested again when the network returns. [S8.33] */
function useMyBookings(isSignedIn: boolean): MyBookings {
  const { http, serverNow } = useTabl();
  const { place } = useMenu();
  const isOnline = useIsOnline();
  const [bookings, setBookings] = useState<MyBookings>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again when the network comes back.
  useEffect(() => {
    if (!isSignedIn) return setBookings(undefined);
    let isHeard = true;
    // Bookings made here before the guest registered are assigned to the account.
    const kept = keptBookingsOf(place.id);
    void renewWhereDue(http, serverNow())
      .then(() => (kept.length > 0 ? claimBookings(http, place.id, kept) : getMyBookings(http, place.id)))
      .then((found) => {
        if (found.ok) forgetBookings(kept);
        if (isHeard) setBookings((before) => (found.ok ? found.value : Array.isArray(before) ? before : 'unheard'));
      });
    return () => {
      isHeard = false;
    };
  }, [http, serverNow, place.id, isSignedIn, isOnline]);
  return bookings;
}

/** A customer's bookings at this place, or the sign-in options when nobody is signed in. [S8.33] */
export const MyBookingsPage = () => {
  const isSaid = [useAccountCatalog(), useBookingCatalog()].every(Boolean);
  const isShared = useIsSharedDevice();
  const { state } = useAccount();
  const isIn = state.kind === 'in' && !isShared;
  const found = useMyBookings(isIn);
  const inOwnLanguage = useInOwnLanguage();
  const bookings = typeof found === 'object' ? found.map(inOwnLanguage) : found;
  const { place } = useMenu();
  const { language } = useLanguage();
  const now = useMinute(useTabl().serverNow);
  if (!isSaid) return <LoadingPart />;
  if (!isIn) return <ProfilePage />;
  return (
    <MyBookingsScreen
      bookings={bookings}
      now={now}
      profileHref={`/${place.slug}/profile`}
      reserveHref={place.modules.includes(RESERVATIONS) ? `/${place.slug}/reservations` : undefined}
      hrefOf={({ key }) => bookingHref(place.slug, key)}
      language={language}
      timeZone={place.timeZone}
    />
  );
};

import { useState } from 'react';
import { dateOfDay, dayAt } from '#domain/booking/free-hours.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useTabl } from '#shared/tabl-context.tsx';
import { useMinute } from '#shared/use-minute.ts';
import { BookingsScreen } from './bookings-screen.tsx';
import { useBookings } from './use-bookings.ts';

/** The day's bookings, for staff who receive guests. */
export const BookingsPage = () => {
  const { place } = useMenu();
  const { serverNow } = useTabl();
  const now = useMinute(serverNow);
  const today = dateOfDay(dayAt(now, place.timeZone));
  const [chosen, setChosen] = useState<string>();
  const date = chosen ?? today;
  const bookings = useBookings(date);
  return <BookingsScreen {...{ bookings, date, today, now }} timeZone={place.timeZone} onDate={setChosen} />;
};

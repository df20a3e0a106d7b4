import { useState } from 'react';
import { dateOfDay, dayAt, dayOfDate } from '#domain/booking/free-hours.ts';
import { BookingsScreen } from '#screens/staff/booking/bookings-screen.tsx';
import { useMenu } from '#state/menu/menu-context.tsx';
import { useBookings } from '#state/staff/booking/use-bookings.ts';
import { useTabl } from '#state/tabl-context.tsx';
import { useMinute } from '#state/use-minute.ts';

const DAY = 86_400_000;
const shift = (date: string, days: number): string => dateOfDay((dayOfDate(date) ?? 0) + days * DAY);

/** The day's bookings, for whoever receives guests. */
export const BookingsPage = () => {
  const { place } = useMenu();
  const { serverNow } = useTabl();
  const now = useMinute(serverNow);
  const today = dateOfDay(dayAt(now, place.timeZone));
  const [chosen, setChosen] = useState<string>();
  const date = chosen ?? today;
  const bookings = useBookings(date);
  return (
    <BookingsScreen
      bookings={bookings}
      date={date}
      today={today}
      timeZone={place.timeZone}
      onDate={setChosen}
      shift={shift}
    />
  );
};

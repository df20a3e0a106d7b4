import { useMemo, useState } from 'react';
import { phoneToSend } from '#contract/order/phone-number.ts';
import { dateOfDay, dayAt } from '#domain/booking/free-hours.ts';
import { makeOrderId } from '#domain/order/order-id.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useIsOnline, useTabl } from '#shared/tabl-context.tsx';
import { useMinute } from '#shared/use-minute.ts';
import { useBoard } from '#staff/board/use-board.ts';
import { tableHref } from '#staff/tables/tables-address.ts';
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
  const { board } = useBoard();
  const occupied = useMemo(
    () => board && new Set(board.tables.flatMap(({ name, sitting }) => (sitting ? name : []))),
    [board],
  );
  return (
    <BookingsScreen
      {...{ date, today, now, place, occupied }}
      tableHref={tableHref(place.slug)}
      bookings={useBookings(date)}
      isOnline={useIsOnline()}
      origin={window.location.origin}
      toPhone={(typed) => phoneToSend(typed, place.phone)}
      newId={() => makeOrderId(serverNow(), crypto.getRandomValues(new Uint8Array(10)))}
      onDate={setChosen}
    />
  );
};

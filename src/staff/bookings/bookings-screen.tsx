import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { dateOfDay, dayAt } from '#domain/booking/free-hours.ts';
import { EmptyState } from '#staff/frame/empty-state.tsx';
import manage from '#staff/frame/manage.module.css';
import { ManagedLoading } from '#staff/frame/managed-loading.tsx';
import { ShownDay } from '#staff/frame/shown-day.tsx';
import { useTextLanguage } from '#staff/frame/use-text-language.ts';
import { Button } from '#ui/form/button.tsx';
import { calendar } from '#ui/look/icons.ts';
import { formatDay, formatTime } from '#ui/words/format-time.ts';
import { useAnnouncedPage } from '#ui/words/use-announced-page.ts';
import { BookingCard } from './booking-card.tsx';
import { BookingProblem } from './booking-text.tsx';
import styles from './bookings.module.css';
import type { BookingsHere } from './use-bookings.ts';

/** The bookings of a day, sorted by time. */
export const BookingsScreen = ({
  bookings: { found, why, act, hoursOf },
  date,
  today,
  timeZone,
  now,
  onDate,
}: {
  readonly bookings: BookingsHere;
  readonly date: string;
  readonly today: string;
  readonly timeZone: string;
  /** Server time, epoch ms. */
  readonly now: number;
  readonly onDate: (date: string) => void;
}) => {
  const { t } = useLingui();
  const language = useTextLanguage();
  useAnnouncedPage(t`Bookings`);
  const people = (found?.bookings ?? [])
    .filter(({ status }) => status === 'pending' || status === 'confirmed')
    .reduce((sum, one) => sum + one.people, 0);
  const nextStart = found?.next_start === undefined ? undefined : Date.parse(found.next_start);
  const when =
    nextStart !== undefined && `${formatDay(nextStart, language, timeZone)}, ${formatTime(nextStart, timeZone)}`;
  return (
    <section className={manage.page} data-testid="bookings">
      <header className={manage.head}>
        <h1 className={manage.title} id="page-title">
          <Trans>Bookings</Trans>
        </h1>
      </header>
      <div className={styles.day}>
        <ShownDay day={date} today={today} onDay={onDate} />
        {nextStart !== undefined && (
          <Button small onClick={() => onDate(dateOfDay(dayAt(nextStart, timeZone)))} data-testid="next-booking">
            <Trans comment="button: opens the day of the next booking; {when} is a day and a time">
              Next booking: {when}
            </Trans>
          </Button>
        )}
      </div>
      <BookingProblem why={why} />
      {found === undefined ? (
        <ManagedLoading why={why} />
      ) : found.bookings.length === 0 ? (
        <EmptyState
          icon={calendar}
          title={
            nextStart === undefined && date >= today ? (
              <Trans>Nobody has booked this day or a later one.</Trans>
            ) : (
              <Trans>Nobody has booked this day.</Trans>
            )
          }
        >
          <Trans>Guests book on the page of reservations of your menu, and each booking stands here at once.</Trans>
        </EmptyState>
      ) : (
        <>
          <p className={styles.note}>
            <Plural value={people} one="# person is expected" other="# people are expected" />
          </p>
          <ul className={manage.rows}>
            {found.bookings.map((booking) => (
              <BookingCard
                key={booking.id}
                booking={booking}
                date={date}
                timeZone={timeZone}
                now={now}
                tables={found.tables}
                halls={found.halls}
                hoursOf={hoursOf}
                onAct={(action) => void act(booking.id, action)}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  );
};

import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { BookingsToday } from '#domain/owner/today.ts';
import { Link } from '#ui/layout/link.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { calendar, caretRight } from '#ui/look/icons.ts';
import { squares } from '#ui/look/staff-icons.ts';
import { formatTime } from '#ui/words/format-time.ts';
import styles from './today.module.css';

const Row = ({
  icon,
  href,
  testId,
  children,
}: {
  readonly icon: string;
  readonly href: string;
  readonly testId: string;
  readonly children: ReactNode;
}) => (
  <li>
    <Link href={href} className={styles.door} data-testid={testId}>
      <Icon path={icon} />
      <span>{children}</span>
      <Icon path={caretRight} size="1.25rem" />
    </Link>
  </li>
);

const Next = ({
  next: { startAt, people },
  timeZone,
}: {
  next: NonNullable<BookingsToday['next']>;
  timeZone: string;
}) => {
  const at = formatTime(startAt, timeZone);
  return (
    <>
      {', '}
      <Trans comment="after a number of bookings; at: a time of day">next at {at}</Trans>
      {' · '}
      <Plural value={people} one="# person" other="# people" />
    </>
  );
};

/** Guests who are expected today, and guests who sit here now, with links to both. */
export const HouseNow = ({
  bookings,
  taken,
  timeZone,
  links,
}: {
  /** `undefined`: not known. */
  readonly bookings: BookingsToday | undefined;
  /** Number of tables whose guests are here; `undefined`: not known, or the place has no tables. */
  readonly taken: number | undefined;
  readonly timeZone: string;
  readonly links: { readonly bookings: string; readonly tables: string };
}) => {
  const { t } = useLingui();
  const { count = 0, next } = bookings ?? {};
  if (count === 0 && taken === undefined) return null;
  return (
    <ul className={styles.doors} aria-label={t`Guests today`} data-testid="house-now">
      {count > 0 && (
        <Row icon={calendar} href={links.bookings} testId="bookings-today">
          <Plural value={count} one="# booking today" other="# bookings today" />
          {next && <Next next={next} timeZone={timeZone} />}
        </Row>
      )}
      {taken !== undefined && (
        <Row icon={squares} href={links.tables} testId="tables-now">
          <Plural value={taken} one="# table taken now" other="# tables taken now" />
        </Row>
      )}
    </ul>
  );
};

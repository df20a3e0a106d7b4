import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnBooking } from '#domain/booking/own-booking.ts';
import type { Language } from '#domain/language/language.ts';
import { BookingSummary, StatusTitle } from '#guest/booking/booking-text.tsx';
import { ButtonLink } from '#ui/form/button.tsx';
import { Link } from '#ui/layout/link.tsx';
import { Skeleton } from '#ui/layout/skeleton.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { calendar, wifiSlash } from '#ui/look/icons.ts';
import { caretRightBold } from '#ui/look/icons-later.ts';
import { Notice } from '#ui/words/notice.tsx';
import { WordsPage } from '#ui/words/words-page.tsx';
import styles from './account.module.css';

export interface MyBookingsScreenProps {
  /** Bookings, sorted by start time, latest first. `undefined`: loading; `unheard`: cannot be loaded now. */
  readonly bookings: readonly OwnBooking[] | 'unheard' | undefined;
  /** Epoch ms; bookings that end before it are past. */
  readonly now: number;
  readonly profileHref: string;
  /** Address to reserve a table; `undefined` when the place takes no reservations. */
  readonly reserveHref?: string | undefined;
  /** Address of a booking's page, where it can be cancelled. */
  readonly hrefOf: (booking: OwnBooking) => string;
  readonly language: Language;
  /** IANA name; times are in the place's zone. */
  readonly timeZone: string;
}

/** Whether nobody is expected any more, although the time may be still to come. */
const isOver = ({ booking: { status } }: OwnBooking): boolean =>
  status === 'cancelled' || status === 'declined' || status === 'lapsed';

const BookingRow = ({
  own,
  hrefOf,
  language,
  timeZone,
}: { readonly own: OwnBooking } & Pick<MyBookingsScreenProps, 'hrefOf' | 'language' | 'timeZone'>) => (
  <li className={styles.row} data-testid="my-booking">
    <Link href={hrefOf(own)} className={styles.item}>
      <Icon path={calendar} />
      <span className={styles.words}>
        <span className={isOver(own) ? styles.over : undefined}>
          <BookingSummary own={own} language={language} timeZone={timeZone} />
        </span>
        <br />
        <span className={styles.hint}>
          <StatusTitle booking={own.booking} />
        </span>
      </span>
      <Icon path={caretRightBold} size="1rem" />
    </Link>
  </li>
);

/** A customer's bookings: upcoming ones, then past ones. [S8.33] */
export const MyBookingsScreen = ({ bookings, now, profileHref, reserveHref, ...row }: MyBookingsScreenProps) => {
  const { t } = useLingui();
  const known = typeof bookings === 'object' ? bookings : [];
  const coming = known.filter(({ booking }) => booking.endAt > now).toReversed();
  const past = known.filter(({ booking }) => booking.endAt <= now);
  return (
    <WordsPage testId="my-bookings" title={t`My bookings`}>
      <p>
        <Link href={profileHref}>
          <Trans>Profile</Trans>
        </Link>
      </p>
      {bookings === undefined && (
        <div className={styles.stack}>
          <Skeleton />
          <Skeleton />
        </div>
      )}
      {bookings === 'unheard' && (
        <Notice icon={wifiSlash} title={<Trans>Your bookings cannot be loaded now</Trans>}>
          <Trans>It is tried again by itself as soon as there is internet.</Trans>
        </Notice>
      )}
      {typeof bookings === 'object' && bookings.length === 0 && (
        <>
          <p>
            <Trans>Nothing booked here yet. What you book while you are signed in is listed here.</Trans>
          </p>
          {reserveHref !== undefined && (
            <div className={styles.buttons}>
              <ButtonLink href={reserveHref} look="primary" wide>
                <Trans>Reserve a table</Trans>
              </ButtonLink>
            </div>
          )}
        </>
      )}
      {coming.length > 0 && (
        <ul className={styles.rows}>
          {coming.map((own) => (
            <BookingRow key={own.booking.id} own={own} {...row} />
          ))}
        </ul>
      )}
      {past.length > 0 && (
        <>
          <h2>
            <Trans>Earlier bookings</Trans>
          </h2>
          <ul className={styles.rows}>
            {past.map((own) => (
              <BookingRow key={own.booking.id} own={own} {...row} />
            ))}
          </ul>
        </>
      )}
    </WordsPage>
  );
};

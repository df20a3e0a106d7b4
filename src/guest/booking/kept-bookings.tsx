import { Trans } from '@lingui/react/macro';
import { bookingHref } from '#contract/booking/booking.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useLanguage } from '#shared/tabl-context.tsx';
import { Link } from '#ui/layout/link.tsx';
import { Skeleton } from '#ui/layout/skeleton.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { calendar } from '#ui/look/icons.ts';
import { caretRightBold } from '#ui/look/icons-later.ts';
import styles from './booking.module.css';
import { BookingSummary, StatusTitle } from './booking-text.tsx';
import { useInOwnLanguage } from './use-in-own-language.ts';
import type { KeptHere } from './use-kept-bookings.ts';

/** Links to the guest's bookings on this device. Without an answer of the server a link has no time. */
export const KeptBookings = ({ kept }: { readonly kept: readonly KeptHere[] }) => {
  const { place } = useMenu();
  const { language } = useLanguage();
  const inOwnLanguage = useInOwnLanguage();
  if (kept.length === 0) return null;
  return (
    <ul className={styles.kept}>
      {kept.map(({ key, own }) => (
        <li key={key}>
          <Link href={bookingHref(place.slug, key)} data-testid="kept-booking">
            <Icon path={calendar} />
            <span className={styles.facts}>
              <strong>
                <Trans>Your booking</Trans>
              </strong>
              {own === undefined && <Skeleton className={styles.line} />}
              {own && 'booking' in own && (
                <>
                  <span>
                    <BookingSummary own={inOwnLanguage(own)} language={language} timeZone={place.timeZone} />
                  </span>
                  <span className={styles.hint}>
                    <StatusTitle booking={own.booking} />
                  </span>
                </>
              )}
            </span>
            <Icon path={caretRightBold} size="1rem" />
          </Link>
        </li>
      ))}
    </ul>
  );
};

import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isMovable } from '#domain/booking/booking.ts';
import type { BookingFailure, OwnBooking } from '#domain/booking/own-booking.ts';
import { isLanguage } from '#domain/language/language.ts';
import { Button } from '#ui/form/button.tsx';
import { calendar } from '#ui/look/icons.ts';
import { warningCircle } from '#ui/look/icons-later.ts';
import { formatDay, formatTime } from '#ui/words/format-time.ts';
import { Notice } from '#ui/words/notice.tsx';
import { WordsPage } from '#ui/words/words-page.tsx';
import styles from './booking.module.css';
import { FailureTitle, StatusTitle } from './booking-text.tsx';
import { useReservationTexts } from './reservation-text.tsx';
import { toPageTop } from './to-page-top.ts';

/** Why cancelling failed. A repeated cancellation cancels once. */
const CancelFailure = ({ failure }: { readonly failure: BookingFailure }) => {
  switch (failure.kind) {
    case 'offline':
      return <Notice icon={warningCircle} title={<Trans>No connection: the booking is not cancelled.</Trans>} />;
    case 'unanswered':
      return (
        <Notice icon={warningCircle} title={<Trans>We do not know whether the cancellation arrived.</Trans>}>
          <Trans>Try again: it is cancelled once.</Trans>
        </Notice>
      );
    default:
      return <Notice icon={warningCircle} title={<FailureTitle failure={failure} />} />;
  }
};

/** A booking opened by its link: status, and its change and cancellation until the venue's limit. */
export const OwnBookingScreen = ({
  own,
  failure,
  isBusy,
  timeZone,
  contact,
  isChanged,
  again,
  onChange,
  onCancel,
  children,
}: {
  readonly own: OwnBooking;
  readonly failure: BookingFailure | undefined;
  readonly isBusy: boolean;
  readonly timeZone: string;
  readonly contact: ReactNode;
  /** The guest has just changed the booking. */
  readonly isChanged: boolean;
  /** Link to a new booking, for one that is over. */
  readonly again: ReactNode;
  readonly onChange: () => void;
  readonly onCancel: () => void;
  /** The receipt. */
  readonly children: ReactNode;
}) => {
  const { t, i18n } = useLingui();
  const { titleOf, titleOver } = useReservationTexts();
  const [isAsked, setAsked] = useState(false);
  const { sequence } = own.booking;
  const seen = useRef(sequence);
  // The buttons are far below the heading, which tells what has become of the booking.
  useEffect(() => {
    if (sequence !== seen.current) toPageTop();
    seen.current = sequence;
  }, [sequence]);
  const { cancelUntil, booking } = own;
  const language = isLanguage(i18n.locale) ? i18n.locale : 'bg';
  const stands = ['unpaid', 'pending', 'confirmed'].includes(booking.status);
  const over = titleOver(booking.status);
  const isOver = over !== undefined;
  const isConfirmed = booking.status === 'confirmed';
  const isPaid = own.deposit?.isPaid === true;
  const until =
    cancelUntil === undefined
      ? ''
      : `${formatDay(cancelUntil, language, timeZone)}, ${formatTime(cancelUntil, timeZone)}`;
  return (
    <WordsPage
      title={over ?? (isConfirmed ? titleOf(booking) : t`Your booking`)}
      lead={!isOver && (isConfirmed ? t`Your booking` : <StatusTitle booking={booking} />)}
      testId="own-booking"
    >
      <div className={styles.booking}>
        {isChanged && !isOver && <Notice icon={calendar} title={<Trans>Your booking is changed.</Trans>} />}
        {children}
        {isOver && <div className={styles.buttons}>{again}</div>}
        {failure && <CancelFailure failure={failure} />}
        {stands && cancelUntil !== undefined && (
          <div className={styles.buttons}>
            {isAsked ? (
              <>
                <p className={styles.heading}>
                  <Trans>Cancel this booking?</Trans>
                </p>
                {isPaid && (
                  <p className={styles.hint}>
                    <Trans>The deposit goes back to your card.</Trans>
                  </p>
                )}
                <Button look="primary" wide aria-busy={isBusy} onClick={onCancel} data-testid="cancel-booking-yes">
                  <Trans>Yes, cancel it</Trans>
                </Button>
                <Button look="quiet" wide onClick={() => setAsked(false)}>
                  <Trans>No, keep it</Trans>
                </Button>
              </>
            ) : (
              <>
                {isMovable(booking.status) && (
                  <Button wide onClick={onChange} data-testid="change-booking">
                    <Trans>Change the booking</Trans>
                  </Button>
                )}
                <Button look="quiet" wide onClick={() => setAsked(true)} data-testid="cancel-booking">
                  <Trans>Cancel the booking</Trans>
                </Button>
                <p className={styles.hint}>
                  <Trans>until {until}</Trans>
                </p>
              </>
            )}
          </div>
        )}
        {stands && cancelUntil === undefined && (
          <p className={styles.hint}>
            <Trans>It can no longer be changed or cancelled here. Please call us.</Trans>{' '}
            {isPaid && <Trans>The deposit does not go back any more.</Trans>}
          </p>
        )}
        {contact}
      </div>
    </WordsPage>
  );
};

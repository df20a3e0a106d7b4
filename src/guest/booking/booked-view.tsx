import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { OwnBooking } from '#domain/booking/own-booking.ts';
import { Button, ButtonLink } from '#ui/form/button.tsx';
import { formatTime } from '#ui/words/format-time.ts';
import styles from './booking.module.css';
import { BookingReceipt } from './booking-receipt.tsx';

/** The confirmation: receipt, calendar export, and the link to view and cancel the booking. */
export const BookedView = ({
  own,
  heading,
  timeZone,
  address,
  isInAddress,
  href,
  list,
  directions,
  onOpen,
  onSave,
  onPay,
  children,
}: {
  readonly own: OwnBooking;
  /** Status of the booking as a heading; `undefined`: the page has it. */
  readonly heading?: string | undefined;
  readonly timeZone: string;
  readonly address: string;
  /** The address of the current page opens the booking again. */
  readonly isInAddress: boolean;
  /** Address of the booking's own page; `undefined` when this is that page. */
  readonly href: string | undefined;
  /** Page of the customer's bookings, where a guest without a profile can register; `undefined`: no link. */
  readonly list?: { readonly href: string; readonly isSignedIn: boolean } | undefined;
  /** The venue on a map, while the guest is expected; `undefined`: no link. */
  readonly directions?: string | undefined;
  readonly onOpen?: (() => void) | undefined;
  readonly onSave: () => void;
  /** Opens the payment page of the deposit. */
  readonly onPay: () => void;
  readonly children?: ReactNode;
}) => {
  const { status } = own.booking;
  const until = own.deposit?.heldUntil;
  const end = until === undefined ? undefined : formatTime(until, timeZone);
  const stands = status === 'pending' || status === 'confirmed';
  return (
    <div className={styles.booking} data-testid="booked">
      <div className={styles.section}>
        {heading !== undefined && (
          <div role="status">
            <h2 className={styles.heading}>{heading}</h2>
          </div>
        )}
        <BookingReceipt own={own} timeZone={timeZone} address={address} />
        {isInAddress && (stands || status === 'unpaid') && (
          <p className={styles.hint}>
            <Trans>Keep the address of this page: whoever has it can see, change and cancel the booking.</Trans>
          </p>
        )}
      </div>
      <div className={styles.buttons}>
        {status === 'unpaid' && (
          <>
            <Button look="primary" wide onClick={onPay} data-testid="pay-deposit">
              <Trans>Pay the deposit</Trans>
            </Button>
            {end !== undefined && (
              <p className={styles.hint}>
                <Trans>We keep this time for you until {end}.</Trans>
              </p>
            )}
          </>
        )}
        {stands && (
          <Button wide onClick={onSave} data-testid="to-calendar">
            <Trans>Add to the calendar</Trans>
          </Button>
        )}
        {href !== undefined && (
          <ButtonLink href={href} wide data-testid="own-booking-link" onClick={onOpen}>
            <Trans>See, change or cancel the booking</Trans>
          </ButtonLink>
        )}
        {stands && directions !== undefined && (
          <ButtonLink href={directions} wide target="_blank" rel="noreferrer" data-testid="booking-directions">
            <Trans>How to find us</Trans>
          </ButtonLink>
        )}
        {list && (
          <>
            <ButtonLink href={list.href} wide data-testid="my-bookings-link">
              {list.isSignedIn ? <Trans>My bookings</Trans> : <Trans>Register</Trans>}
            </ButtonLink>
            {!list.isSignedIn && (
              <p className={styles.hint}>
                <Trans>
                  With a profile this booking and your next ones stand in one list, on every device of yours.
                </Trans>
              </p>
            )}
          </>
        )}
        {children}
      </div>
    </div>
  );
};

import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { OwnBooking } from '#domain/booking/own-booking.ts';
import { dateFormat } from '#domain/language/date-format.ts';
import { isLanguage } from '#domain/language/language.ts';
import type { Minor } from '#domain/pricing/money.ts';
import { Icon } from '#ui/look/icon.tsx';
import { clock, info } from '#ui/look/icons.ts';
import { envelope, mapPin, warningCircle } from '#ui/look/icons-later.ts';
import { StitchBorder } from '#ui/look/stitch-border.tsx';
import { formatTime, formatWeekday } from '#ui/words/format-time.ts';
import { useMoney } from '#ui/words/money.tsx';
import { OwnText } from '#ui/words/own-text.tsx';
import styles from './booking.module.css';

const Row = ({ icon, children }: { readonly icon: string; readonly children: ReactNode }) => (
  <div className={styles.row}>
    <Icon path={icon} size="1.25rem" />
    <span>{children}</span>
  </div>
);

const PaidBackText = ({ back: amount }: { readonly back: Minor }) => {
  const money = useMoney();
  const back = money.main(amount);
  return <Trans>{back} go back to your card.</Trans>;
};

/** Whether the mail about the booking has been sent. `isOver`: the mail says that the booking is over. */
const MailText = ({
  mail,
  email,
  isOver,
}: {
  readonly mail: 'waiting' | 'sent' | 'failed';
  readonly email: string;
  readonly isOver: boolean;
}) => {
  if (isOver && mail === 'waiting') return <Trans>You will receive an email about this at {email}.</Trans>;
  if (isOver && mail === 'sent') return <Trans>We have sent an email about this to {email}.</Trans>;
  if (mail === 'sent') return <Trans>We have sent an email with this booking to {email}.</Trans>;
  if (mail === 'failed') return <Trans>The email to {email} could not be sent.</Trans>;
  return <Trans>You will receive a confirmation email at {email}.</Trans>;
};

/** The booking as a receipt in the form of a stitched paper slip. */
export const BookingReceipt = ({
  own: { booking, keeps, mail, deposit },
  timeZone,
  address,
}: {
  readonly own: OwnBooking;
  readonly timeZone: string;
  readonly address: string;
}) => {
  const { i18n } = useLingui();
  const money = useMoney();
  const { startAt, endAt, people, thing, person, status } = booking;
  const language = isLanguage(i18n.locale) ? i18n.locale : 'bg';
  const part = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(i18n.locale, { ...options, timeZone }).format(startAt);
  const stands = status === 'pending' || status === 'confirmed';
  const isOver = status === 'cancelled' || status === 'declined' || status === 'lapsed';
  const mailRow = mail && (
    <Row icon={mail === 'failed' ? warningCircle : envelope}>
      <MailText mail={mail} email={person.email} isOver={isOver} />
    </Row>
  );
  return (
    <article className={styles.receipt} data-testid="booking-receipt" data-status={status}>
      <StitchBorder className={styles.stitch} />
      <div className={styles.inside}>
        <div className={styles.what}>
          <div className={styles.date}>
            <span className={styles.number}>{part({ day: 'numeric' })}</span>
            <span>{part({ month: 'long' })}</span>
          </div>
          <div className={styles.facts}>
            <span className={styles.when}>
              {formatTime(startAt, timeZone)}
              {thing.kind === 'product' && `–${formatTime(endAt, timeZone)}`},{' '}
              {formatWeekday(startAt, language, timeZone)}
            </span>
            <span>
              {thing.name}
              {thing.kind === 'product' && thing.size !== '' && ` · ${thing.size}`}
            </span>
            <span>
              <Plural value={people} one="# person" other="# people" />
            </span>
            {thing.kind === 'product' && thing.price !== null && thing.price > 0 && (
              <span>{money.main(thing.price)}</span>
            )}
            {deposit && (deposit.isPaid || status === 'unpaid') && (
              <span data-testid="deposit" data-paid={deposit.isPaid}>
                {deposit.isPaid ? <Trans>Deposit paid:</Trans> : <Trans>Deposit:</Trans>} {money.main(deposit.amount)}
              </span>
            )}
            {deposit && deposit.refunded > 0 && (
              <span data-testid="deposit-back">
                <PaidBackText back={deposit.refunded} />
              </span>
            )}
            {person.name !== '' && (
              <span>
                <Trans>
                  In the name of <bdi>{person.name}</bdi>
                </Trans>
              </span>
            )}
            {person.comment.trim() !== '' && (
              <span className={styles.comment} dir="auto" data-testid="booking-comment">
                <OwnText>{person.comment.trim()}</OwnText>
              </span>
            )}
          </div>
        </div>
        {stands && (
          <div className={styles.rows}>
            {address !== '' && <Row icon={mapPin}>{address}</Row>}
            {keeps !== undefined && (
              <Row icon={clock}>
                <Plural value={keeps} one="We keep the table for # minute" other="We keep the table for # minutes" />
              </Row>
            )}
            {status === 'pending' && (
              <Row icon={info}>
                <Trans>The venue has yet to confirm it.</Trans>
              </Row>
            )}
            {mailRow}
          </div>
        )}
        {isOver && mailRow && <div className={styles.rows}>{mailRow}</div>}
      </div>
    </article>
  );
};

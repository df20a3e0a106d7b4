import { useLingui } from '@lingui/react';
import { Plural, Trans } from '@lingui/react/macro';
import type { BookingAttempt } from '#domain/booking/booking-attempt.ts';
import { isLanguage } from '#domain/language/language.ts';
import type { Minor } from '#domain/pricing/money.ts';
import { StillWaiting } from '#shared/frame/still-waiting.tsx';
import { Button } from '#ui/form/button.tsx';
import { warningCircle } from '#ui/look/icons-later.ts';
import { formatDay, formatTime } from '#ui/words/format-time.ts';
import { useMoney } from '#ui/words/money.tsx';
import { Notice } from '#ui/words/notice.tsx';
import styles from './booking.module.css';
import { FailureTitle, firstOf, LacksHourText } from './booking-text.tsx';
import type { BookingControl } from './use-booking.ts';

/** Deposit terms of the chosen hour: refundable until a time, or never. */
const DepositTerms = ({ control, timeZone }: { readonly control: BookingControl; readonly timeZone: string }) => {
  const { i18n } = useLingui();
  const { days, cancels } = control;
  const language = isLanguage(i18n.locale) ? i18n.locale : 'bg';
  const confirms = typeof days === 'object' && days.ok && days.value.confirms;
  const until =
    cancels?.until === undefined
      ? ''
      : `${formatDay(cancels.until, language, timeZone)}, ${formatTime(cancels.until, timeZone)}`;
  return (
    <p className={styles.hint} data-testid="deposit-terms">
      {cancels === undefined ? (
        <Trans>It goes back to your card if you cancel in time.</Trans>
      ) : cancels.until === undefined ? (
        <Trans>This time can no longer be cancelled: the deposit does not go back.</Trans>
      ) : (
        <Trans>It goes back to your card if you cancel by {until}.</Trans>
      )}{' '}
      {confirms && (
        <Trans>The venue then confirms the booking. If it declines, the deposit goes back to your card.</Trans>
      )}
    </p>
  );
};

/** Day, time and number of people in one line. */
const WishText = (props: { readonly at: number; readonly people: number; readonly timeZone: string }) => {
  const { i18n } = useLingui();
  const { at, people, timeZone } = props;
  const language = isLanguage(i18n.locale) ? i18n.locale : 'bg';
  return (
    <>
      {`${formatDay(at, language, timeZone)}, ${formatTime(at, timeZone)}`} ·{' '}
      <Plural value={people} one="# person" other="# people" />
    </>
  );
};

/** A request without an answer. The chosen time may be shown as taken by it, so it is sent again from here. */
const LostNotice = ({
  control,
  lost,
  timeZone,
}: {
  readonly control: BookingControl;
  readonly lost: BookingAttempt;
  readonly timeZone: string;
}) => {
  return (
    <Notice
      icon={warningCircle}
      title={<FailureTitle failure={{ kind: 'unanswered' }} />}
      action={
        <Button small onClick={control.sendLost} data-testid="send-lost">
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <WishText at={lost.startAt} people={lost.form.people} timeZone={timeZone} />
      {'. '}
      <Trans>Try again: it is booked once.</Trans>
    </Notice>
  );
};

/** A request without an answer on a page that cannot send it again now. */
export const LostOffline = ({ lost, timeZone }: { readonly lost: BookingAttempt; readonly timeZone: string }) => (
  <Notice icon={warningCircle} title={<Trans>We do not know yet whether it is booked.</Trans>}>
    <WishText at={lost.startAt} people={lost.form.people} timeZone={timeZone} />
    {'. '}
    <Trans>Please do not book again. Once you are connected, you can try again here: it is booked once.</Trans>
  </Notice>
);

/** The total and the book button below it; an error stands above both. */
export const BookingFoot = ({
  control,
  price,
  offline,
  isShared,
  timeZone,
  freeWords,
}: {
  readonly control: BookingControl;
  /** `undefined` when the booking is free or has no fixed price. */
  readonly price: Minor | undefined;
  readonly offline: boolean;
  /** The device belongs to the venue, so no card is charged on it. */
  readonly isShared: boolean;
  readonly timeZone: string;
  /** Label of the button when no payment is due. */
  readonly freeWords: React.ReactNode;
}) => {
  const money = useMoney();
  const { i18n } = useLingui();
  const { failure, isSending, faults, lacksHour, date } = control;
  const language = isLanguage(i18n.locale) ? i18n.locale : 'bg';
  const costs = price !== undefined && price > 0;
  const { days } = control;
  const terms = typeof days === 'object' && days.ok ? days.value : undefined;
  const deposit = terms?.deposit;
  return (
    <div className={styles.foot}>
      {offline && !failure && (
        <p className={styles.hint} role="status">
          <Trans>No connection: nothing can be booked now. What you have filled in stays here.</Trans>
        </p>
      )}
      {(firstOf(faults) !== undefined || lacksHour > 0) && (
        <p className={styles.problem} role={lacksHour > 0 ? undefined : 'alert'} data-testid="booking-faults">
          {/* No alert role: the message beside the hours is announced already, but may be off-screen. */}
          {lacksHour > 0 ? <LacksHourText date={date} /> : <Trans>Please fill in all data correctly</Trans>}
        </p>
      )}
      {control.lost && <LostNotice control={control} lost={control.lost} timeZone={timeZone} />}
      {failure && failure.kind !== 'unanswered' && (
        <Notice icon={warningCircle} title={<FailureTitle failure={failure} />}>
          {failure.kind === 'offline' && (
            <Trans>What you have filled in stays here. Try again once you are connected: it is booked once.</Trans>
          )}
          {(failure.kind === 'taken' || failure.kind === 'time') && failure.next.length > 0 && (
            <>
              <Trans>The next free times:</Trans>
              <span className={styles.next}>
                {failure.next.map((at) => (
                  <Button key={at} small onClick={() => control.chooseHour(at)} data-testid="next-hour">
                    {`${formatDay(at, language, timeZone)}, ${formatTime(at, timeZone)}`}
                  </Button>
                ))}
              </span>
            </>
          )}
        </Notice>
      )}
      {costs && (
        <div className={styles.total}>
          <span>{deposit === undefined ? <Trans>Total, paid at the venue</Trans> : <Trans>Total</Trans>}</span>
          <span className={styles.sum} data-testid="booking-total">
            {money.main(price)}
          </span>
        </div>
      )}
      {deposit !== undefined && (
        <div className={styles.total}>
          <span>
            <Trans>Deposit, paid by card now</Trans>
          </span>
          <span className={styles.sum} data-testid="booking-deposit">
            {money.main(deposit)}
          </span>
        </div>
      )}
      {deposit !== undefined && <DepositTerms control={control} timeZone={timeZone} />}
      {terms?.confirms && deposit === undefined && (
        <p className={styles.hint}>
          <Trans>This is a request: the venue has yet to confirm it. Nothing is charged now.</Trans>
        </p>
      )}
      {deposit !== undefined && isShared ? (
        <p className={styles.problem} role="status">
          <Trans>The deposit is paid by card on your own phone. Please book there, or ask us.</Trans>
        </p>
      ) : (
        <Button look="primary" wide aria-busy={isSending} onClick={control.send} data-testid="book-now">
          {isSending ? (
            <Trans>One moment…</Trans>
          ) : costs || deposit !== undefined ? (
            <Trans>Book with an obligation to pay</Trans>
          ) : (
            freeWords
          )}
          {control.at !== undefined && !isSending && (
            <span className={styles.wish}>
              <WishText at={control.at} people={control.form.people} timeZone={timeZone} />
            </span>
          )}
        </Button>
      )}
      <StillWaiting isBusy={isSending} />
    </div>
  );
};

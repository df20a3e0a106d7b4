import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { BookingFailure, OwnBooking } from '#domain/booking/own-booking.ts';
import { isLanguage } from '#domain/language/language.ts';
import { DETAIL_LIMITS } from '#domain/order/order-details.ts';
import { StillWaiting } from '#shared/frame/still-waiting.tsx';
import { Button } from '#ui/form/button.tsx';
import { Stepper } from '#ui/form/stepper.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import { warningCircle } from '#ui/look/icons-later.ts';
import { formatDay, formatTime } from '#ui/words/format-time.ts';
import { Notice } from '#ui/words/notice.tsx';
import styles from './booking.module.css';
import { FailureTitle, LacksHourText } from './booking-text.tsx';
import { CallUs } from './call-us.tsx';
import type { ChangeControl } from './use-change-booking.ts';
import { WhenFields } from './when-fields.tsx';

interface ChangeProps {
  readonly own: OwnBooking;
  readonly control: ChangeControl;
  readonly timeZone: string;
  /** The venue's number; `undefined`: none. */
  readonly phone: { readonly text: string; readonly href: string | undefined } | undefined;
  readonly offline: boolean;
}

const CALLS: readonly BookingFailure['kind'][] = ['late', 'gone', 'deposit'];

/** The form of a booking, filled with an own one: day, hour, number of people and comment. */
export const ChangeBookingSheet = ({
  open,
  onClose,
  ...props
}: ChangeProps & { readonly open: boolean; readonly onClose: () => void }) => (
  <Sheet
    open={open}
    onClose={onClose}
    size="full"
    title={<Trans>Change the booking</Trans>}
    foot={<ChangeFoot {...props} />}
  >
    <ChangeFields {...props} />
  </Sheet>
);

const ChangeFields = ({ own, control, phone }: ChangeProps) => {
  const { t } = useLingui();
  const label = useId();
  const { people } = own.booking;
  const { mostPeople } = control;
  const isTable = own.booking.thing.kind === 'table';
  return (
    <div className={styles.booking} data-testid="change-sheet">
      <section className={styles.section}>
        {own.deposit ? (
          <>
            <h2 className={styles.heading}>
              <Trans>People</Trans>
            </h2>
            <p className={styles.hint}>
              <Plural
                value={people}
                one="The deposit is for # person. For another number please call us."
                other="The deposit is for # people. For another number please call us."
              />
            </p>
            <CallUs phone={phone} />
          </>
        ) : (
          <>
            <div className={styles.people}>
              <h2 className={styles.heading}>
                <Trans>People</Trans>
              </h2>
              <Stepper name={t`People`} value={control.people} min={1} max={mostPeople} onChange={control.setPeople} />
            </div>
            {isTable && control.people >= mostPeople && (
              <>
                <p className={styles.hint}>
                  <Trans>From 1 to {mostPeople}. For more, please call us.</Trans>
                </p>
                <CallUs phone={phone} />
              </>
            )}
          </>
        )}
      </section>
      <WhenFields control={control} />
      <section className={styles.section}>
        <h2 id={label} className={styles.heading}>
          <Trans>Comment (optional)</Trans>
        </h2>
        <TextArea
          aria-labelledby={label}
          value={control.comment}
          maxLength={DETAIL_LIMITS.comment}
          onChange={control.setComment}
          data-testid="change-comment"
        />
      </section>
    </div>
  );
};

/** Why the change failed; a booking that was not changed keeps its time. */
const ChangeFailure = ({
  failure,
  own,
  control,
  timeZone,
  phone,
}: ChangeProps & { readonly failure: BookingFailure }) => {
  const { i18n } = useLingui();
  const language = isLanguage(i18n.locale) ? i18n.locale : 'bg';
  const said = (at: number) => `${formatDay(at, language, timeZone)}, ${formatTime(at, timeZone)}`;
  const booked = said(own.booking.startAt);
  const next = failure.kind === 'taken' || failure.kind === 'time' ? failure.next : undefined;
  return (
    <Notice
      icon={warningCircle}
      title={
        failure.kind === 'offline' ? (
          <Trans>No connection: nothing is changed.</Trans>
        ) : failure.kind === 'unanswered' ? (
          <Trans>We do not know whether the change arrived.</Trans>
        ) : (
          <FailureTitle failure={failure} />
        )
      }
    >
      {(failure.kind === 'offline' || failure.kind === 'unanswered') && (
        <Trans>What you have chosen stays here. Try again once you are connected: it is changed once.</Trans>
      )}
      {failure.kind === 'edited' && <Trans>It is now {booked}. Please look at it and send your change again.</Trans>}
      {CALLS.includes(failure.kind) && <CallUs phone={phone} />}
      {next && (
        <>
          <Trans>You keep {booked}.</Trans>{' '}
          {next.length > 0 && (
            <>
              <Trans>The next free times:</Trans>
              <span className={styles.next}>
                {next.map((at) => (
                  <Button key={at} small onClick={() => control.chooseHour(at)} data-testid="next-hour">
                    {said(at)}
                  </Button>
                ))}
              </span>
            </>
          )}
        </>
      )}
    </Notice>
  );
};

const ChangeFoot = (props: ChangeProps) => {
  const { control, timeZone, phone, offline, own } = props;
  const { i18n } = useLingui();
  const language = isLanguage(i18n.locale) ? i18n.locale : 'bg';
  const { at, failure, isSending, isChanged, isMoved, days } = control;
  if (typeof days === 'object' && !days.ok && days.error.kind === 'gone') return <CallUs phone={phone} />;
  const isLate = own.cancelUntil === undefined;
  const when = at === undefined ? '' : `${formatDay(at, language, timeZone)}, ${formatTime(at, timeZone)}`;
  return (
    <div className={styles.foot}>
      {offline && !failure && (
        <p className={styles.hint} role="status">
          <Trans>A change needs the network. What you have chosen stays here.</Trans>
        </p>
      )}
      {failure && <ChangeFailure {...props} failure={failure} />}
      {control.needsDeposit && (
        <>
          <p className={styles.problem} role="status">
            <Trans>So many people need a deposit. Please call us.</Trans>
          </p>
          <CallUs phone={phone} />
        </>
      )}
      {control.lacksHour > 0 && (
        <p className={styles.problem}>
          <LacksHourText date={control.date} />
        </p>
      )}
      {control.confirms && isMoved && !control.needsDeposit && (
        <p className={styles.hint}>
          <Trans>The venue has yet to confirm the change. Once you send it, your old time is free for others.</Trans>
        </p>
      )}
      {!control.needsDeposit && !isLate && (
        <Button
          look="primary"
          wide
          disabled={!isChanged}
          aria-busy={isSending}
          onClick={control.send}
          data-testid="change-now"
        >
          {isSending ? (
            <Trans>One moment…</Trans>
          ) : !isChanged ? (
            <Trans>Nothing is changed yet</Trans>
          ) : at === undefined ? (
            <Trans>Choose a time</Trans>
          ) : at === own.booking.startAt ? (
            <Trans>Save the change</Trans>
          ) : (
            <Trans context="the guest’s own booking">Move to {when}</Trans>
          )}
        </Button>
      )}
      <StillWaiting isBusy={isSending} />
    </div>
  );
};

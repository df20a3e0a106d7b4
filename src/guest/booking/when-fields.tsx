import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { BookingFailure } from '#domain/booking/own-booking.ts';
import { Button } from '#ui/form/button.tsx';
import { Skeleton } from '#ui/layout/skeleton.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { info } from '#ui/look/icons.ts';
import { warningCircle } from '#ui/look/icons-later.ts';
import { Notice } from '#ui/words/notice.tsx';
import styles from './booking.module.css';
import { FailureTitle, LacksHourText } from './booking-text.tsx';
import { DayChoice } from './day-choice.tsx';
import { HourChoice } from './hour-choice.tsx';
import type { WhenControl } from './use-when.ts';

/** A failed request, with a retry button. */
export const Unasked = ({ failure, again }: { readonly failure: BookingFailure; readonly again: () => void }) => (
  <Notice
    icon={info}
    title={<FailureTitle failure={failure} />}
    action={
      failure.kind !== 'gone' && (
        <Button small onClick={again}>
          <Trans>Try again</Trans>
        </Button>
      )
    }
  >
    {failure.kind === 'offline' && <Trans>It is tried again by itself as soon as there is a connection.</Trans>}
  </Notice>
);

/** Day and hour. */
export const WhenFields = ({ control }: { readonly control: WhenControl }) => {
  const { days, hours, date, at, notFree, lacksHour } = control;
  const choice = useRef<HTMLElement>(null);
  // The button stands in the bar at the foot, with the hours maybe behind it or far above.
  useEffect(() => {
    if (lacksHour > 0) choice.current?.scrollIntoView?.({ block: 'center' });
  }, [lacksHour]);
  if (days === 'loading') return <Skeleton className={styles.waits} />;
  if (!days.ok)
    return (
      <Unasked
        failure={days.error.kind === 'other' ? { kind: 'faults', fields: [] } : days.error}
        again={control.again}
      />
    );
  return (
    <>
      <section className={styles.section}>
        <h2 className={styles.heading}>
          <Trans>Day</Trans>
        </h2>
        <DayChoice days={days.value} chosen={date} onChoose={control.chooseDate} />
      </section>
      {hours !== undefined && (
        <section ref={choice} className={styles.section}>
          <h2 className={styles.heading}>
            <Trans>Time</Trans>
          </h2>
          {notFree !== undefined && (
            <p role="status" className={styles.problem} data-testid="not-free">
              <Trans>{notFree} is not free on this day.</Trans>
            </p>
          )}
          {hours === 'loading' ? (
            <Skeleton className={styles.line} />
          ) : !hours.ok ? (
            <Unasked failure={hours.error} again={control.again} />
          ) : hours.value.length === 0 ? (
            <p className={styles.hint}>
              <Trans>No time can be booked on this day.</Trans>
            </p>
          ) : (
            <HourChoice hours={hours.value} chosen={at} onChoose={control.chooseHour} />
          )}
        </section>
      )}
      {lacksHour > 0 && (
        <p role="alert" className={styles.problem}>
          <Icon path={warningCircle} size="1.25rem" />
          <LacksHourText date={date} />
        </p>
      )}
    </>
  );
};

import { Plural, Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { freeByMeal, type Meal, mealOfHour } from '#domain/booking/day-list.ts';
import manage from '#staff/frame/manage.module.css';
import { RadioCards } from '#ui/form/radio-cards.tsx';
import { classNames } from '#ui/look/class-names.ts';
import { VisuallyHidden } from '#ui/words/visually-hidden.tsx';
import { MealText } from './booking-text.tsx';
import styles from './bookings.module.css';
import form from './entry-sheet.module.css';
import type { DayHour } from './use-bookings.ts';

/** Most bookings are made for this meal, so that the times of a new one begin with it. */
const USUAL_MEAL: Meal = 'dinner';

/** Free times of a day, one meal at a time: the meal of the chosen time first. */
const FreeTimes = ({
  hours,
  time,
  nowAt,
  isInvalid,
  onTime,
}: {
  readonly hours: readonly DayHour[];
  /** Like "19:15"; empty: none is chosen yet. */
  readonly time: string;
  /** Present start of a known booking, ISO. */
  readonly nowAt?: string | undefined;
  readonly isInvalid: boolean;
  readonly onTime: (time: string) => void;
}) => {
  const mealsId = useId();
  const timesId = useId();
  const meals = freeByMeal(hours);
  const [asked, setAsked] = useState<Meal>();
  const wished = time === '' ? USUAL_MEAL : mealOfHour(Number(time.slice(0, 2)));
  const open =
    meals.find(({ meal }) => meal === asked) ??
    meals.find(({ meal, hours: free }) => meal === wished && free.length > 0) ??
    meals.find(({ hours: free }) => free.length > 0);
  const shown = open?.hours ?? [];
  return (
    <>
      <div className={styles.field}>
        <VisuallyHidden>
          <span id={mealsId}>
            <Trans comment="heading over Lunch, Dinner">Part of the day</Trans>
          </span>
        </VisuallyHidden>
        <RadioCards
          labelledBy={mealsId}
          look="chips"
          options={meals.map(({ meal, hours: free }, place) => ({
            value: place,
            disabled: free.length === 0,
            label: (
              <>
                <MealText meal={meal} /> <span aria-hidden="true">· {free.length}</span>
                <VisuallyHidden>
                  {' · '}
                  {free.length === 0 ? (
                    <Trans comment="of a meal: each of its times is booked">none free</Trans>
                  ) : (
                    <Plural value={free.length} one="# free time" other="# free times" />
                  )}
                </VisuallyHidden>
              </>
            ),
          }))}
          value={open && meals.indexOf(open)}
          onChange={(place) => setAsked(meals[place]?.meal)}
        />
      </div>
      <div className={classNames(styles.field, styles.times)} data-testid="free-times">
        <span id={timesId} className={manage.heading}>
          <Trans>Time</Trans>
        </span>
        <RadioCards
          labelledBy={timesId}
          isInvalid={isInvalid}
          look="chips"
          options={shown.map((hour, place) => ({
            value: place,
            label:
              hour.start === nowAt ? (
                <span className={styles.asBooked}>
                  <Trans comment="a time of the day: the one for which the guests are booked so far">
                    {hour.time} · as booked
                  </Trans>
                </span>
              ) : (
                hour.time
              ),
          }))}
          value={shown.findIndex((hour) => hour.time === time)}
          onChange={(place) => {
            const next = shown[place];
            if (next) onTime(next.time);
          }}
        />
      </div>
    </>
  );
};

/** Field for the time of a booking, with a sentence when no time is free. */
export const HourField = ({
  hours,
  isForTables,
  isTable = true,
  value,
  nowAt,
  isInvalid = false,
  onChange,
}: {
  /** Times that were read last; `undefined`: none yet. */
  readonly hours: readonly DayHour[] | undefined;
  /** Staff have chosen the tables; otherwise an hour needs a free table that is large enough. */
  readonly isForTables: boolean;
  /** False: the booking is of a product. */
  readonly isTable?: boolean;
  /** Like "19:15"; empty: none. */
  readonly value: string;
  /** Present start of a known booking, ISO. */
  readonly nowAt?: string | undefined;
  /** No time was chosen when the form was sent: the times get the focus. */
  readonly isInvalid?: boolean;
  readonly onChange: (time: string) => void;
}) => {
  if (hours === undefined)
    return (
      <p className={form.note} role="status">
        <Trans>Reading…</Trans>
      </p>
    );
  if (hours.some(({ free }) => free))
    return (
      <>
        <FreeTimes {...{ hours, nowAt, isInvalid }} time={value} onTime={onChange} />
        {isTable && !isForTables && hours.some(({ free }) => !free) && (
          <p className={form.note}>
            <Trans>At other times choose the tables yourself, below.</Trans>
          </p>
        )}
      </>
    );
  return (
    <p className={form.note} role="status">
      {hours.length === 0 ? (
        <Trans>No time can be booked on this day.</Trans>
      ) : !isTable ? (
        <Trans>No free time on this day.</Trans>
      ) : isForTables ? (
        <Trans>These tables have no free time left on this day. Choose others, or another day.</Trans>
      ) : (
        <Trans>No table is free for them on this day. Choose tables yourself, another hall or another day.</Trans>
      )}
    </p>
  );
};

import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import type { SlotDay, SlotWindow, TimeSlot } from '#domain/order/times/time-slots.ts';
import styles from './time-choice.module.css';
import { offsetText } from './wanted-time-text.ts';

const HOUR = 60;

/** "19:00"; midnight at the end of a day is 24:00. */
const clockText = (minutes: number): string =>
  `${String(Math.floor(minutes / HOUR)).padStart(2, '0')}:${String(minutes % HOUR).padStart(2, '0')}`;

/** Part of the day of an opening window. */
const WindowName = ({ from, to }: SlotWindow): ReactNode => {
  if (to <= 12 * HOUR) return <Trans>Morning</Trans>;
  if (from >= 10 * HOUR && to <= 17 * HOUR) return <Trans>At lunch</Trans>;
  return from >= 15 * HOUR ? <Trans>Evening</Trans> : <Trans>All day</Trans>;
};

const Slot = ({
  slot,
  isFull,
  isPicked,
  onPick,
}: {
  readonly slot: TimeSlot;
  readonly isFull: boolean;
  readonly isPicked: boolean;
  readonly onPick: (at: number) => void;
}) => {
  const { t } = useLingui();
  const clock = clockText(slot.minutes);
  const offset = slot.offset !== undefined && offsetText(slot.offset);
  return (
    <label className={styles.slot}>
      <input
        type="radio"
        name="wanted-time"
        checked={isPicked}
        disabled={isFull}
        onChange={() => onPick(slot.at)}
        aria-label={[clock, offset, isFull && t`full`].filter(Boolean).join(', ')}
        data-testid={`time-${slot.at}`}
      />
      <span className={styles.time}>{clockText(slot.minutes)}</span>
      {offset && <span className={styles.offset}>{offset}</span>}
    </label>
  );
};

/** Times of a day, grouped by opening window. */
export const TimeWindows = ({
  day,
  full,
  picked,
  onPick,
}: {
  readonly day: SlotDay;
  readonly full: ReadonlySet<number>;
  readonly picked: number | 'soonest' | undefined;
  readonly onPick: (at: number) => void;
}) => {
  const id = useId();
  const hasFull = day.windows.some(({ slots }) => slots.some(({ at }) => full.has(at)));
  return (
    <>
      {day.windows.map((window) => {
        const [from, to] = [clockText(window.from), clockText(window.to)];
        const name = `${id}-${window.slots[0]?.at}`;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in all browsers.
          <div role="group" key={name} aria-labelledby={name} className={styles.window}>
            <div id={name} className={styles.head}>
              <span className={styles.part}>
                <WindowName {...window} />
              </span>{' '}
              <span className={styles.hours}>
                <Trans>
                  from {from} to {to}
                </Trans>
              </span>
            </div>
            <div className={styles.slots}>
              {window.slots.map((slot) => (
                <Slot
                  key={slot.at}
                  slot={slot}
                  isFull={full.has(slot.at)}
                  isPicked={slot.at === picked}
                  onPick={onPick}
                />
              ))}
            </div>
          </div>
        );
      })}
      {hasFull && (
        <p className={styles.note}>
          <Trans>The kitchen has its hands full at the times that are struck through.</Trans>
        </p>
      )}
    </>
  );
};

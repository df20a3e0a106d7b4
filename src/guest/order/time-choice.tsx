import { Plural, Trans } from '@lingui/react/macro';
import { type ReactNode, useId, useRef, useState } from 'react';
import type { SlotDay } from '#domain/order/times/time-slots.ts';
import { DayChoice } from '#guest/checkout/day-choice.tsx';
import styles from '#guest/checkout/time-choice.module.css';
import { TimeWindows } from '#guest/checkout/time-windows.tsx';
import { useWantedTimeTexts } from '#guest/checkout/wanted-time-text.ts';
import { Button } from '#ui/form/button.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import { wifiSlash } from '#ui/look/icons.ts';
import type { OrderTimesView } from '#ui/view/order-times.ts';
import { Notice } from '#ui/words/notice.tsx';

export interface TimeChoiceProps {
  readonly open: boolean;
  /** Purpose of the time, below the title: "Delivery to Lipite St 12". */
  readonly subtitle?: ReactNode;
  readonly times: OrderTimesView;
  /** Opening time of a closed place; replaces the minutes. */
  readonly closed?: ReactNode;
  readonly timeZone: string;
  /** Epoch ms of the server's clock. */
  readonly now: number;
  /** The time chosen before, epoch ms; `undefined`: as soon as possible, if available. */
  readonly chosen: number | undefined;
  /** `undefined`: as soon as possible. */
  readonly onTake: (wantedAt: number | undefined) => void;
  readonly onClose: () => void;
}

type Picked = number | 'soonest' | undefined;

const slotsOf = ({ windows }: SlotDay) => windows.flatMap(({ slots }) => slots);
const hasTime = (day: SlotDay, at: Picked): boolean => slotsOf(day).some((slot) => slot.at === at);

/** Preselected time when the sheet opens: the chosen one while it is still available. */
const firstPick = ({ days, soonest, full }: OrderTimesView, chosen: number | undefined): Picked => {
  if (chosen === undefined) return soonest === undefined ? undefined : 'soonest';
  return !full.has(chosen) && days.some((day) => hasTime(day, chosen)) ? chosen : undefined;
};

/** Choice of the wanted time: as soon as possible, or a time of a day. Includes Radix: load it with React.lazy. */
export const TimeChoice = ({
  open,
  subtitle,
  times,
  closed,
  timeZone,
  now,
  chosen,
  onTake,
  onClose,
}: TimeChoiceProps) => {
  const wantedTime = useWantedTimeTexts(timeZone, now);
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  const [picked, setPicked] = useState<Picked>(() => firstPick(times, chosen));
  const [shownDay, setShownDay] = useState<number>();
  const { days, soonest, full, fullness } = times;
  // While the sheet is open, a time may fill up or pass.
  const isGone = typeof picked === 'number' ? full.has(picked) || !days.some((day) => hasTime(day, picked)) : false;
  const held = isGone || (picked === 'soonest' && soonest === undefined) ? undefined : picked;
  const day =
    days.find((one) => one.day === shownDay) ??
    days.find((one) => hasTime(one, held)) ??
    days.find((one) => slotsOf(one).some(({ at }) => !full.has(at))) ??
    days[0];

  const take = () => {
    if (held !== undefined) return onTake(held === 'soonest' ? undefined : held);
    body.current?.querySelector<HTMLInputElement>('input[name="wanted-time"]:enabled')?.focus();
  };
  const nothing = soonest === undefined && !days.some((one) => slotsOf(one).length > 0);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={<Trans>When should it be?</Trans>}
      subtitle={subtitle}
      foot={
        nothing ? undefined : (
          <Button look="ink" wide onClick={take} data-testid="take-time">
            {held === undefined ? <Trans>Choose a time</Trans> : wantedTime(held === 'soonest' ? undefined : held)}
          </Button>
        )
      }
    >
      <div ref={body} className={styles.choice} data-testid="time-choice" aria-busy={fullness === 'loading'}>
        {nothing && (
          <p>
            <Trans>No order can be taken for any of the coming days.</Trans>
          </p>
        )}
        {isGone && (
          <p role="alert" className={styles.gone}>
            <Trans>Your time has just been taken. Please choose another one.</Trans>
          </p>
        )}
        {soonest !== undefined && (
          <label className={styles.soonest}>
            <input
              type="radio"
              name="wanted-time"
              aria-labelledby={`${id}-soonest`}
              aria-describedby={`${id}-minutes`}
              checked={held === 'soonest'}
              onChange={() => setPicked('soonest')}
            />
            <span className={styles.ring} aria-hidden="true" />
            <span>
              <span id={`${id}-soonest`} className={styles.lead}>
                <Trans>As soon as possible</Trans>
              </span>
              <span id={`${id}-minutes`} className={styles.note}>
                {closed ?? <Plural value={soonest} one="in about # minute" other="in about # minutes" />}
              </span>
            </span>
          </label>
        )}
        {fullness === 'unknown' && days.length > 0 && (
          <Notice icon={wifiSlash} title={<Trans>A time may be full.</Trans>}>
            <Trans>Without a network we cannot see it. If yours is full, we will offer you the next one.</Trans>
          </Notice>
        )}
        {day && <DayChoice days={days} shown={day} onShow={setShownDay} />}
        {day && <TimeWindows day={day} full={full} picked={held} onPick={setPicked} />}
      </div>
    </Sheet>
  );
};

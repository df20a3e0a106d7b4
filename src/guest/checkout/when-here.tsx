import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import type { DeliveryLater } from '#domain/order/times/time-slots.ts';
import type { OpeningWindow } from '#domain/place/weekly-hours.ts';
import styles from '#guest/checkout/form/checkout.module.css';
import { ClosedHere } from '#guest/notices/closed-here.tsx';
import { TimeChoice } from '#guest/order/time-choice.tsx';
import { type TimedOrder, useFormLater, useOrderTimes } from '#guest/order/use-order-times.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useOrdering } from '#shared/order/ordering-context.tsx';
import { Button } from '#ui/form/button.tsx';
import { CarriedNextText } from './carried-next-text.tsx';
import { useLaterTimeTexts, useWantedTimeTexts } from './wanted-time-text.ts';
import whenWanted from './when-wanted.module.css';

/** The wanted time with a change button; a time that is no longer available is marked as gone. */
export const WhenWanted = ({
  wantedAt,
  isHeld,
  hasTimes,
  later,
  closed,
  timeZone,
  now,
  onOpen,
}: {
  readonly wantedAt: number | undefined;
  readonly isHeld: boolean;
  /** The place offers a choice of time. */
  readonly hasTimes: boolean;
  /** Later start of the delivery to its address; `undefined` when delivery runs now or a time is chosen. */
  readonly later: DeliveryLater | undefined;
  /** Opening time of a closed place that takes orders; `undefined` when open. */
  readonly closed?: ReactNode;
  readonly timeZone: string;
  readonly now: number;
  readonly onOpen: () => void;
}) => {
  const { t } = useLingui();
  const words = useWantedTimeTexts(timeZone, now)(wantedAt);
  const laterTextOf = useLaterTimeTexts(timeZone, now);
  const hintId = useId();
  const startsAt = later && laterTextOf(later.at);
  // "As soon as possible" is no valid choice at a place that is closed now.
  if (later && !later.takesTime)
    return (
      <p className={whenWanted.words} data-testid="carried-next">
        <CarriedNextText at={later.at} timeZone={timeZone} now={now} />
      </p>
    );
  if (!isHeld && wantedAt === undefined)
    return (
      <>
        {later && (
          <p id={hintId} role="status" className={styles.hint} data-testid="delivery-later">
            <Trans>Delivery to this address starts again: {startsAt}. Choose a time.</Trans>
          </p>
        )}
        <Button wide onClick={onOpen} aria-describedby={later && hintId} data-testid="choose-time">
          <Trans>Choose a time</Trans>
        </Button>
      </>
    );
  return (
    <>
      <div className={whenWanted.row} data-testid="wanted-time">
        <span className={whenWanted.words}>{words}</span>
        {(hasTimes || wantedAt !== undefined) && (
          <Button look="quiet" small aria-label={t`Change the time`} onClick={onOpen}>
            <Trans>Change</Trans>
          </Button>
        )}
      </div>
      {isHeld && wantedAt === undefined && closed && (
        <p className={styles.hint} data-testid="opens-first">
          {closed}
        </p>
      )}
      {!isHeld && (
        <p role="status" className={whenWanted.gone}>
          <Trans>This time can no longer be had. Please choose another one.</Trans>
        </p>
      )}
    </>
  );
};

/** "09:30"; an end after midnight is written as the clock shows it. */
const clockText = (minutes: number): string => {
  const shown = minutes > 1440 ? minutes - 1440 : minutes;
  return `${String(Math.floor(shown / 60)).padStart(2, '0')}:${String(shown % 60).padStart(2, '0')}`;
};

/** Today's windows for this order type; empty when the place has none. [S5.24] */
export const WindowText = ({ windows: [first, second] }: { readonly windows: readonly OpeningWindow[] }) => {
  if (!first) return null;
  const [from, to] = [clockText(first.from), clockText(first.to)];
  const [fromTwo, toTwo] = second ? [clockText(second.from), clockText(second.to)] : [];
  return (
    <p className={styles.hint} data-testid="order-windows">
      {second ? (
        <Trans>
          Today you can order from {from} to {to} and from {fromTwo} to {toTwo}
        </Trans>
      ) : (
        <Trans>
          Today you can order from {from} to {to}
        </Trans>
      )}
    </p>
  );
};

/** The wanted time, and the sheet that asks for it. */
export const WhenHere = ({
  order,
  wantedAt,
  isLost = false,
  onTake,
}: {
  readonly order: TimedOrder;
  readonly wantedAt: number | undefined;
  /** An order was rejected for this time. */
  readonly isLost?: boolean;
  readonly onTake: (wantedAt: number | undefined) => void;
}) => {
  const { place, settings } = useMenu();
  const [isOpen, setOpen] = useState(false);
  const { view, now, windows, isHeld } = useOrderTimes(order, isOpen);
  const later = useFormLater({ ...order, wantedAt });
  const { hours } = useOrdering();
  // Durations count from the opening, not from now.
  const closed = hours.open ? undefined : <ClosedHere offersWays={false} />;
  return (
    <>
      <WhenWanted
        wantedAt={wantedAt}
        isHeld={!isLost && isHeld(wantedAt)}
        hasTimes={settings.times.slot > 0}
        later={later}
        closed={closed}
        timeZone={place.timeZone}
        now={now}
        onOpen={() => setOpen(true)}
      />
      <WindowText windows={windows} />
      {isOpen && (
        <TimeChoice
          open
          times={view}
          closed={closed}
          timeZone={place.timeZone}
          now={now}
          chosen={wantedAt}
          onClose={() => setOpen(false)}
          onTake={(taken) => {
            onTake(taken);
            setOpen(false);
          }}
        />
      )}
    </>
  );
};

import { useState } from 'react';
import { TimeChoice } from '#guest/order/time-choice.tsx';
import { type TimedOrder, useCarriedNext, useOrderTimes } from '#guest/order/use-order-times.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { WhenWanted } from './when-wanted.tsx';
import { WindowWords } from './window-words.tsx';

/** When the order is wanted, and the sheet that asks. */
export const WhenHere = ({
  order,
  wantedAt,
  isLost = false,
  onTake,
}: {
  readonly order: TimedOrder;
  readonly wantedAt: number | undefined;
  /** An order was turned down for this time. */
  readonly isLost?: boolean;
  readonly onTake: (wantedAt: number | undefined) => void;
}) => {
  const { place, settings } = useMenu();
  const [isOpen, setOpen] = useState(false);
  const { view, now, windows, isHeld } = useOrderTimes(order, isOpen);
  const carriedNextAt = useCarriedNext({ ...order, wantedAt });
  return (
    <>
      <WhenWanted
        wantedAt={wantedAt}
        isHeld={!isLost && isHeld(wantedAt)}
        hasTimes={settings.times.slot > 0}
        carriedNextAt={carriedNextAt}
        timeZone={place.timeZone}
        now={now}
        onOpen={() => setOpen(true)}
      />
      <WindowWords windows={windows} />
      {isOpen && (
        <TimeChoice
          open
          times={view}
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

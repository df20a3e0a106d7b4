import { useState } from 'react';
import { orderWindows } from '#domain/order/times/order-windows.ts';
import type { DeliveryHours } from '#domain/place/place.ts';
import { WhenWanted } from '#screens/checkout/when-wanted.tsx';
import { WindowWords } from '#screens/checkout/window-words.tsx';
import { TimeChoice } from '#screens/order/time-choice.tsx';
import { useMenu } from '#state/menu/menu-context.tsx';
import { type TimedOrder, useOrderTimes } from '#state/order/use-order-times.ts';

/** When the order is wanted, and the sheet that asks. */
export const WhenHere = ({
  order,
  wantedAt,
  isLost = false,
  zone,
  onTake,
}: {
  readonly order: TimedOrder;
  readonly wantedAt: number | undefined;
  /** An order was turned down for this time. */
  readonly isLost?: boolean;
  /** When the zone is served that it is carried to. */
  readonly zone: DeliveryHours | undefined;
  readonly onTake: (wantedAt: number | undefined) => void;
}) => {
  const { place, settings } = useMenu();
  const [isOpen, setOpen] = useState(false);
  const { view, now, isHeld } = useOrderTimes(order, isOpen);
  return (
    <>
      <WhenWanted
        wantedAt={wantedAt}
        isHeld={!isLost && isHeld(wantedAt)}
        timeZone={place.timeZone}
        now={now}
        onOpen={() => setOpen(true)}
      />
      <WindowWords windows={orderWindows({ settings, timeZone: place.timeZone, now, zone })} />
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

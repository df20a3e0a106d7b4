import { useState } from 'react';
import type { OrderType } from '#domain/place/place.ts';
import { WhenWanted } from '#screens/checkout/when-wanted.tsx';
import { TimeChoice } from '#screens/order/time-choice.tsx';
import { useMenu } from '#state/menu/menu-context.tsx';
import { useOrderTimes } from '#state/order/use-order-times.ts';

/** When the order is wanted, and the sheet that asks. */
export const WhenHere = ({
  orderType,
  wantedAt,
  isLost = false,
  onTake,
}: {
  readonly orderType: OrderType;
  readonly wantedAt: number | undefined;
  /** An order was turned down for this time. */
  readonly isLost?: boolean;
  readonly onTake: (wantedAt: number | undefined) => void;
}) => {
  const { place } = useMenu();
  const [isOpen, setOpen] = useState(false);
  const { view, now, isHeld } = useOrderTimes(orderType, isOpen);
  return (
    <>
      <WhenWanted
        wantedAt={wantedAt}
        isHeld={!isLost && isHeld(wantedAt)}
        timeZone={place.timeZone}
        now={now}
        onOpen={() => setOpen(true)}
      />
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

import { Suspense, useState } from 'react';
import { isWithoutTable } from '#domain/order/order-type.ts';
import { OrderTypeRow } from '#guest/checkout/order-type-row.tsx';
import { dialogs } from '#guest/lazy/lazy-dialogs.tsx';
import { useMenuOrderType } from '#guest/order/use-menu-order-type.ts';
import { useDeviceKind } from '#shared/device/use-device.ts';

/** The cart's order type, and the choice of another one; empty where there is no choice. */
export const OrderTypeHere = () => {
  const way = useMenuOrderType();
  const device = useDeviceKind(false);
  const [button, setButton] = useState<HTMLElement>();
  if (!way?.ways.some(isWithoutTable)) return null;
  return (
    <>
      <OrderTypeRow way={way.taken} ways={way.ways} onPress={(event) => setButton(event.currentTarget)} />
      {button && (
        <Suspense>
          <dialogs.MoreDialogs first="cartWays" device={device} anchor={button} onClose={() => setButton(undefined)} />
        </Suspense>
      )}
    </>
  );
};

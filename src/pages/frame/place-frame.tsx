import type { ReactNode } from 'react';
import { CartProvider } from '#state/cart/cart-context.tsx';
import { DraftsProvider } from '#state/cart/drafts-context.tsx';
import { useDeviceKind } from '#state/device/use-device.ts';
import { DietProvider } from '#state/diet/diet-context.tsx';
import { WholeMenuProvider } from '#state/menu/whole-menu-context.tsx';
import { OrderingProvider } from '#state/order/ordering-context.tsx';
import { SessionProvider, useSession } from '#state/session/session-context.tsx';
import { TakeOver } from '../lazy/lazy-early.tsx';
import { SharedDevice } from '../lazy/lazy-kiosk.tsx';
import { PlaceHead } from './page-head.tsx';
import { PlaceLayout } from './place-layout.tsx';
import { PlaceLook } from './place-look.tsx';
import { useFailedScan } from './where.ts';

/** The frame of a place's pages: its colours, its money, its order. */
export const PlaceFrame = ({ children }: { readonly children: ReactNode }) => {
  const turnedAway = useFailedScan() !== undefined;
  return (
    <SessionProvider>
      <OrderingProvider turnedAway={turnedAway}>
        <CartProvider>
          <DraftsProvider>
            <WholeMenuProvider>
              <DietProvider>
                <Frame>{children}</Frame>
              </DietProvider>
            </WholeMenuProvider>
          </DraftsProvider>
        </CartProvider>
      </OrderingProvider>
    </SessionProvider>
  );
};

const Frame = ({ children }: { readonly children: ReactNode }) => {
  const { session } = useSession();
  const device = useDeviceKind(session?.orderType === 'room');
  return (
    <PlaceLook device={device}>
      <PlaceHead>
        <PlaceLayout device={device}>{children}</PlaceLayout>
        <TakeOver part="PressAgain" />
        <SharedDevice />
      </PlaceHead>
    </PlaceLook>
  );
};

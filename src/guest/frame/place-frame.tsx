import type { ReactNode } from 'react';
import { SharedDevice } from '#guest/lazy/lazy-kiosk.tsx';
import { CartProvider } from '#shared/cart/cart-context.tsx';
import { DraftsProvider } from '#shared/cart/drafts-context.tsx';
import { useDeviceKind } from '#shared/device/use-device.ts';
import { DietProvider } from '#shared/diet/diet-context.tsx';
import { PressAgain, TakeOver } from '#shared/lazy/lazy-early.tsx';
import { WholeMenuProvider } from '#shared/menu/whole-menu-context.tsx';
import { OrderingProvider } from '#shared/order/ordering-context.tsx';
import { SessionProvider, useSession } from '#shared/session/session-context.tsx';
import { PlaceHead } from './page-head.tsx';
import { PlaceLayout } from './place-layout.tsx';
import { PlaceLook } from './place-look.tsx';
import { useFailedScan } from './where.ts';

/** Frame of a place's pages: colours, money format and cart. */
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
        <TakeOver part={PressAgain} />
        <SharedDevice />
      </PlaceHead>
    </PlaceLook>
  );
};

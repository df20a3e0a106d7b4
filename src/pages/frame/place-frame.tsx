import { type ReactNode, useMemo } from 'react';
import { CartProvider } from '#state/cart/cart-context.tsx';
import { DraftsProvider } from '#state/cart/drafts-context.tsx';
import { useDeviceKind, usePrefersDark } from '#state/device/use-device.ts';
import { DietProvider } from '#state/diet/diet-context.tsx';
import { useMenu } from '#state/menu/menu-context.tsx';
import { WholeMenuProvider } from '#state/menu/whole-menu-context.tsx';
import { OrderingProvider } from '#state/order/ordering-context.tsx';
import { usePlaceEffects } from '#state/place/place-effects.ts';
import { useMoneyTerms } from '#state/pricing/use-money-view.ts';
import { SessionProvider, useSession } from '#state/session/session-context.tsx';
import { useLanguage } from '#state/tabl-context.tsx';
import { schemeOf, ThemeRoot } from '#ui/look/theme.tsx';
import { AnnouncerProvider } from '#ui/words/announcer.tsx';
import { MoneyProvider } from '#ui/words/money.tsx';
import { TakeOver } from '../lazy/lazy-early.tsx';
import { PlaceHead } from './page-head.tsx';
import { PlaceLayout } from './place-layout.tsx';
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
  usePlaceEffects();
  const { place, settings } = useMenu();
  const { language } = useLanguage();
  const { session } = useSession();
  const device = useDeviceKind(session?.orderType === 'room');
  const scheme = schemeOf(settings.darkerTheme, usePrefersDark());
  const money = useMoneyTerms(language);
  const theme = useMemo(
    () => ({ scheme, theme: settings.designTheme, subtheme: settings.designSubtheme, device, accent: place.accent }),
    [scheme, settings, device, place.accent],
  );
  return (
    <ThemeRoot theme={theme} language={language}>
      <MoneyProvider view={money}>
        <AnnouncerProvider>
          <PlaceHead>
            <PlaceLayout device={device}>{children}</PlaceLayout>
            <TakeOver part="PressAgain" />
          </PlaceHead>
        </AnnouncerProvider>
      </MoneyProvider>
    </ThemeRoot>
  );
};

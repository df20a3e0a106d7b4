import { type ReactNode, useMemo } from 'react';
import { usePrefersDark } from '#shared/device/use-device.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { usePlaceEffects } from '#shared/place/place-effects.ts';
import { useMoneyTerms } from '#shared/pricing/use-money-view.ts';
import { useLanguage } from '#shared/tabl-context.tsx';
import { schemeOf, ThemeRoot } from '#ui/look/theme.tsx';
import type { DeviceKind } from '#ui/view/device-kind.ts';
import { AnnouncerProvider } from '#ui/words/announcer.tsx';
import { MoneyProvider } from '#ui/words/money.tsx';

/** The open place's colours and money format around its pages, and the effects of opening a place. */
export const PlaceLook = ({ device, children }: { readonly device: DeviceKind; readonly children: ReactNode }) => {
  usePlaceEffects();
  const { place, settings } = useMenu();
  const { language } = useLanguage();
  const scheme = schemeOf(settings.darkerTheme, usePrefersDark());
  const money = useMoneyTerms(language);
  const theme = useMemo(
    () => ({ scheme, theme: settings.designTheme, subtheme: settings.designSubtheme, device, accent: place.accent }),
    [scheme, settings, device, place.accent],
  );
  return (
    <ThemeRoot theme={theme} language={language}>
      <MoneyProvider view={money}>
        <AnnouncerProvider>{children}</AnnouncerProvider>
      </MoneyProvider>
    </ThemeRoot>
  );
};

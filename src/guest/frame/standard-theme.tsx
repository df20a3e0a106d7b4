import type { ReactNode } from 'react';
import { useDeviceKind, usePrefersDark } from '#shared/device/use-device.ts';
import { PressAgain, TakeOver } from '#shared/lazy/lazy-early.tsx';
import { useLanguage } from '#shared/tabl-context.tsx';
import { STANDARD_THEME, schemeOf, ThemeRoot } from '#ui/look/theme.tsx';

/** Default colours of the app, used when no venue is open. */
export const StandardTheme = ({ children }: { readonly children: ReactNode }) => {
  const { language } = useLanguage();
  const device = useDeviceKind(false);
  const scheme = schemeOf(0, usePrefersDark());
  return (
    <ThemeRoot theme={{ ...STANDARD_THEME, scheme, device }} language={language}>
      {children}
      <TakeOver part={PressAgain} />
    </ThemeRoot>
  );
};

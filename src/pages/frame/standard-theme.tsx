import type { ReactNode } from 'react';
import { useDeviceKind, usePrefersDark } from '#state/device/use-device.ts';
import { useLanguage } from '#state/tabl-context.tsx';
import { schemeOf, ThemeRoot } from '#ui/look/theme.tsx';

/** The house's own colours, where no venue is open. */
export const StandardTheme = ({ children }: { readonly children: ReactNode }) => {
  const { language } = useLanguage();
  const device = useDeviceKind(false);
  const scheme = schemeOf(0, usePrefersDark());
  return (
    <ThemeRoot theme={{ scheme, theme: 3, subtheme: 3, device, accent: undefined }} language={language}>
      {children}
    </ThemeRoot>
  );
};

import type { ReactNode } from 'react';
import { useLanguage } from '#state/use-language.ts';
import { useDeviceKind, usePrefersDark } from '#state/use-theme.ts';
import { schemeOf, ThemeRoot } from '#ui/theme.tsx';

/** The house's own looks, where no venue is open. */
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

import { type ReactNode, useLayoutEffect } from 'react';
import type { Language } from '#domain/language/language.ts';
import type { DeviceKind } from '#ui/view/device-kind.ts';
import { accentStyle, type Scheme } from './accent.ts';
import styles from './theme.module.css';

export interface Theme {
  readonly scheme: Scheme;
  readonly theme: 1 | 2 | 3;
  readonly subtheme: 1 | 2 | 3;
  readonly device: DeviceKind;
  /** The venue's colour, "#rrggbb". */
  readonly accent: string | undefined;
}

/** The house's own design, where no venue is open. */
export const STANDARD_THEME = { theme: 3, subtheme: 3, accent: undefined } as const;

/** The colour scheme: a darker theme of the settings, else the device's own wish. */
export const schemeOf = (darkerTheme: 0 | 1 | 2, prefersDark: boolean): Scheme => {
  if (darkerTheme === 2) return 'black';
  return darkerTheme === 1 || prefersDark ? 'dim' : 'light';
};

const attributesOf = (theme: Theme) => ({
  'data-scheme': theme.scheme,
  'data-theme': String(theme.theme),
  'data-subtheme': String(theme.subtheme),
  'data-device': theme.device,
});

const written = (properties: readonly (readonly [string, string])[]): string =>
  properties.map(([name, value]) => `${name}:${value}`).join(';');

/**
 * Attributes as they stand in a page that a server writes. `data-dim-style`: additions of a light page where the device
 * makes it dim before its first paint (src/early).
 */
export function rootAttributes(theme: Theme): Readonly<Record<string, string>> {
  const own = accentStyle(theme.accent, theme.scheme);
  const dim = Object.entries(accentStyle(theme.accent, 'dim')).filter(
    ([name, value]) => Reflect.get(own, name) !== value,
  );
  return {
    ...attributesOf(theme),
    style: written(Object.entries(own)),
    ...(theme.scheme === 'light' && dim.length > 0 && { 'data-dim-style': written(dim) }),
  };
}

/**
 * Gives the document the venue's colours: dialogs and the page's background have them as well. They stand on the
 * document alone: a page that the server drew light is made dark there before its first paint, and nothing below may
 * know better.
 */
export const ThemeRoot = ({
  theme,
  language,
  children,
}: {
  readonly theme: Theme;
  /** The language of the interface: Bulgarian letter forms follow it. */
  readonly language: Language;
  readonly children: ReactNode;
}) => {
  const { scheme, theme: design, subtheme, device, accent } = theme;
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = language;
    for (const [name, value] of Object.entries(
      attributesOf({ scheme, theme: design, subtheme, device, accent: undefined }),
    ))
      root.setAttribute(name, value);
    const properties = Object.entries(accentStyle(accent, scheme));
    for (const [name, value] of properties) root.style.setProperty(name, value);
    const meta = document.querySelector('meta[name="theme-color"]');
    meta?.setAttribute('content', getComputedStyle(root).getPropertyValue('--paper'));
    return () => {
      for (const [name] of properties) root.style.removeProperty(name);
    };
  }, [scheme, design, subtheme, device, accent, language]);
  return (
    <div className={styles.root} lang={language}>
      {children}
    </div>
  );
};

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

/** The app's default design, when no venue is open. */
export const STANDARD_THEME = { theme: 3, subtheme: 3, accent: undefined } as const;

/** The colour scheme: the venue's dark theme, else the device's preference. */
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
 * Root attributes of a server-drawn page. `data-dim-style`: extra styles when the device switches a light page to dim before
 * its first paint (src/early).
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
 * Applies the venue's colours to the document, so that dialogs and the page's background have them too. Only the document
 * has them: a page drawn light is made dark there before its first paint, and nothing below may override that.
 */
export const ThemeRoot = ({
  theme,
  language,
  children,
}: {
  readonly theme: Theme;
  /** Language of the interface, which decides the Bulgarian letter forms. */
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

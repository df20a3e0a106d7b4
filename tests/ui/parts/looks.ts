// The looks to show, from the address: ?scheme=dim&theme=1&subtheme=2&device=tablet&lang=de&accent=%23224488.
import { isLanguage, type Language } from '#domain/language/language.ts';
import type { Scheme } from '#ui/look/accent.ts';
import type { Theme } from '#ui/look/theme.tsx';
import type { DeviceKind } from '#ui/view/device-kind.ts';

export const SCHEMES: readonly Scheme[] = ['light', 'dim', 'black'];
export const THEMES = [1, 2, 3] as const;
export const DEVICES: readonly DeviceKind[] = ['phone', 'tablet', 'kiosk', 'room'];
/** The default accent, and venue accents from dark to light. */
export const ACCENTS: readonly (string | undefined)[] = [
  undefined,
  '#1f4f8b',
  '#4b2142',
  '#2f6b3a',
  '#e0a100',
  '#8a8a8a',
];

export interface Looks {
  readonly schemes: readonly Scheme[];
  readonly theme: Omit<Theme, 'scheme'>;
  readonly language: Language;
}

const one = <T>(list: readonly T[], wanted: string | null, otherwise: T): T =>
  list.find((item) => String(item) === wanted) ?? otherwise;

/** Without a scheme, all three are shown below each other. */
export function looksOf(query: URLSearchParams): Looks {
  const scheme = SCHEMES.find((item) => item === query.get('scheme'));
  const language = query.get('lang');
  return {
    schemes: scheme ? [scheme] : SCHEMES,
    theme: {
      theme: one(THEMES, query.get('theme'), 3),
      subtheme: one(THEMES, query.get('subtheme'), 3),
      device: one(DEVICES, query.get('device'), 'phone'),
      accent: one(ACCENTS, query.get('accent'), undefined),
    },
    language: isLanguage(language) ? language : 'bg',
  };
}

/** The address with one parameter changed; an undefined value removes the parameter. */
export const hrefWith = (query: URLSearchParams, key: string, value: string | undefined): string => {
  const changed = new URLSearchParams(query);
  if (value === undefined) changed.delete(key);
  else changed.set(key, value);
  return `?${changed}`;
};

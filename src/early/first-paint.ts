// Facts of this guest and device that the server's page cannot know, set on the root element before the first paint.
import { DEVICE_MEDIA } from '#domain/device/device-media.ts';
import { firstLanguage, type OfferedLanguages } from '#domain/language/first-language.ts';
import { isLanguage, LANGUAGES, type Language } from '#domain/language/language.ts';

/** How long a page in another language stays hidden, ms. After that, a text in another language is better than none. */
const HIDDEN_MS = 3_000;

export const root = document.documentElement;
export const matches = (query: string): boolean => matchMedia(query).matches;
const cookie = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((one) => one.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** The guest's chosen language: from the address, else from an earlier visit. */
export const chosenLanguage = (): Language | undefined =>
  [new URLSearchParams(location.search).get('lang'), cookie('_tlt_')].find(isLanguage);

/** The language that the app will use. */
export function spokenLanguage(): Language {
  const [first = 'bg', ...others] = (root.dataset.languages ?? '').split(' ').filter(isLanguage);
  const offered: OfferedLanguages = root.dataset.languages ? [first, ...others] : LANGUAGES;
  return chosenLanguage() ?? firstLanguage(navigator.languages, offered);
}

/** Sets the attributes of the root element. `isDrawn`: the page already contains texts and cards. */
export function dress(isDrawn: boolean): void {
  const { dataset } = root;
  // Same rule as src/ui/look/theme.tsx: a venue's own dark scheme stays.
  if ((dataset.scheme ?? 'light') === 'light' && matches('(prefers-color-scheme: dark)')) {
    dataset.scheme = 'dim';
    // Additional styles for an accent on a dim background.
    root.style.cssText += dataset.dimStyle ?? '';
  }
  if (!isDrawn) {
    // A server-drawn page keeps the layout of the device kind that it was drawn for.
    dataset.device =
      cookie('_tkm_') || matches(DEVICE_MEDIA.wall) ? 'kiosk' : matches(DEVICE_MEDIA.wide) ? 'tablet' : 'phone';
    return;
  }
  const language = chosenLanguage();
  if (!language || language === root.lang) return;
  // Visible again once the root element has this language (src/ui/look/base.css).
  dataset.wants = language;
  setTimeout(() => delete dataset.wants, HIDDEN_MS);
}

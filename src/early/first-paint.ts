// Facts of this guest and this device, which the server's page cannot know: they stand on the root element before anything
// is painted.
import { DEVICE_MEDIA } from '#domain/device/device-media.ts';
import { firstLanguage, type OfferedLanguages } from '#domain/language/first-language.ts';
import { isLanguage, LANGUAGES, type Language } from '#domain/language/language.ts';

/** How long a page in another language than the guest's stays hidden. Words of another language are better than none. */
const HIDDEN_MS = 3_000;

const root = document.documentElement;
const matches = (query: string): boolean => matchMedia(query).matches;
const cookie = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((one) => one.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** The guest's own choice of a language: in the address, else of an earlier visit. */
export const chosenLanguage = (): Language | undefined =>
  [new URLSearchParams(location.search).get('lang'), cookie('_tlt_')].find(isLanguage);

/** The language that the app will speak. */
export function spokenLanguage(): Language {
  const [first = 'bg', ...others] = (root.dataset.languages ?? '').split(' ').filter(isLanguage);
  const offered: OfferedLanguages = root.dataset.languages ? [first, ...others] : LANGUAGES;
  return chosenLanguage() ?? firstLanguage(navigator.languages, offered);
}

/** Dresses the root element. `isDrawn`: the page bears words and cards already. */
export function dress(isDrawn: boolean): void {
  const { dataset } = root;
  // As src/ui/look/theme.tsx has it: a venue's own darker scheme stays.
  if ((dataset.scheme ?? 'light') === 'light' && matches('(prefers-color-scheme: dark)')) {
    dataset.scheme = 'dim';
    // Further styles of an accent on a dim ground.
    root.style.cssText += dataset.dimStyle ?? '';
  }
  if (!isDrawn) {
    // The layout of a drawn page is that of the kind of device that it was drawn for, and changes with it.
    dataset.device =
      cookie('_tkm_') || matches(DEVICE_MEDIA.wall) ? 'kiosk' : matches(DEVICE_MEDIA.wide) ? 'tablet' : 'phone';
    return;
  }
  const language = chosenLanguage();
  if (!language || language === root.lang) return;
  // Seen again as soon as the root element bears this language (src/ui/look/base.css).
  dataset.wants = language;
  setTimeout(() => delete dataset.wants, HIDDEN_MS);
}

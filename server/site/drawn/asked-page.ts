// Reader of a page, as far as the request tells: language and device type.
import type { IncomingHttpHeaders } from 'node:http';
import type { DrawnKind } from '#contract/menu/slice.ts';
import { firstLanguage, type OfferedLanguages } from '#domain/language/first-language.ts';
import { isLanguage, type Language } from '#domain/language/language.ts';

/** The names of the device's own cookies, as src/core/platform/storage-keys.ts has them. */
export const READ_COOKIES = { language: '_tlt_', kiosk: '_tkm_' } as const;
/** Headers on which a page depends. */
export const DRAWN_BY = 'accept-encoding, accept-language, cookie, user-agent';

/** Value of a cookie; `undefined` when missing. */
export function cookieOf({ cookie }: IncomingHttpHeaders, name: string): string | undefined {
  for (const pair of cookie?.split(';') ?? []) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return undefined;
}

const MOST_WISHES = 20;

/** The browser's languages, preferred first, like `navigator.languages`. */
export const wishedLanguages = (header = ''): readonly string[] =>
  header
    .split(',', MOST_WISHES)
    .map((part, at) => {
      const [tag = '', ...parameters] = part.split(';').map((one) => one.trim());
      const weight = parameters.find((one) => one.startsWith('q='))?.slice(2);
      return { tag, weight: weight === undefined ? 1 : Number(weight) || 0, at };
    })
    .filter(({ tag, weight }) => tag !== '' && tag !== '*' && weight > 0)
    .sort((a, b) => b.weight - a.weight || a.at - b.at)
    .map(({ tag }) => tag);

/** Order of preference as on the device: address, guest's choice, a language of venue and browser. [S1.10, S9.15] */
export function languageAsked(headers: IncomingHttpHeaders, inAddress: unknown, offered: OfferedLanguages): Language {
  if (isLanguage(inAddress)) return inAddress;
  const chosen = cookieOf(headers, READ_COOKIES.language);
  if (isLanguage(chosen)) return chosen;
  return firstLanguage(wishedLanguages(headers['accept-language']), offered);
}

/** Browsers of wide screens. An iPad identifies as a Macintosh. */
const WIDE = /Macintosh|iPad|Windows NT|CrOS|Android(?!.*Mobile)/;

/** A wrong guess costs one more paint. The default is a phone, which nearly every guest has. */
export function kindAsked(headers: IncomingHttpHeaders): DrawnKind {
  if (cookieOf(headers, READ_COOKIES.kiosk)) return 'kiosk';
  return WIDE.test(headers['user-agent'] ?? '') ? 'tablet' : 'phone';
}

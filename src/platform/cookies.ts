// The cookies of the specification. They mirror rows of the device's database and are read only if the row is missing.
// The server never takes a cookie for a right.
import Cookies from 'js-cookie';
import { isLanguage, type Language } from '#domain/language/language.ts';
import { COOKIES } from './storage-keys.ts';

/** [S9.21] */
const LONG_HOURS = 8760;

/** What every cookie of ours is written with. */
export const attributes = (hours: number): Cookies.CookieAttributes => ({
  expires: hours / 24,
  sameSite: 'Lax',
  path: '/',
  secure: globalThis.location?.protocol === 'https:',
});

export function readLanguageCookie(): Language | undefined {
  const value = Cookies.get(COOKIES.language);
  return isLanguage(value) ? value : undefined;
}

export const writeLanguageCookie = (language: Language): void => {
  Cookies.set(COOKIES.language, language, attributes(LONG_HOURS));
};

export const writeOpenedPlaceCookie = (slug: string): void => {
  Cookies.set(COOKIES.openedPlace, slug, attributes(LONG_HOURS));
};

export const readCartCookie = (): string | undefined => Cookies.get(COOKIES.cart);

/** A browser drops a larger cookie silently; so it is dropped whole, never cut. */
const COOKIE_LIMIT = 4000;

/**
 * Writes the cart's cookie. A browser silently drops a cookie that is too large, so such a cart has none; it is never
 * cut.
 */
export const writeCartCookie = (value: string): void => {
  if (encodeURIComponent(value).length > COOKIE_LIMIT) Cookies.remove(COOKIES.cart, { path: '/' });
  else Cookies.set(COOKIES.cart, value, attributes(LONG_HOURS));
};

/** Whether the device is a kiosk: a cookie of its own, whatever the session. [S4.16] */
export const readKioskCookie = (): boolean => Boolean(Cookies.get(COOKIES.kiosk));

/** The signed-in user's token. Screens depend on it, rights never do. */
export const readUserCookie = (): string | undefined => Cookies.get(COOKIES.user);

/** [S9.22] Until the token's own end; `expiresAt`: epoch ms. undefined: nobody is signed in. */
export const writeUserCookie = (user: { readonly token: string; readonly expiresAt: number } | undefined): void => {
  if (!user) Cookies.remove(COOKIES.user, { path: '/' });
  else Cookies.set(COOKIES.user, user.token, { ...attributes(1), expires: new Date(user.expiresAt) });
};

// Cookies of the specification. They mirror database rows and are read only when the row is missing. The server never
// accepts a cookie as authorisation.
import Cookies from 'js-cookie';
import { isLanguage, type Language } from '#domain/language/language.ts';
import { COOKIES, STORAGE_KEYS } from './storage-keys.ts';

/** [S9.21] */
export const LONG_HOURS = 8760;

/** Attributes of all our cookies. */
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

/** Whether the device is a kiosk: a separate cookie, independent of the session. [S4.16] */
export const readKioskCookie = (): boolean => Boolean(Cookies.get(COOKIES.kiosk));

/** The signed-in user's token. It affects screens, never authorisation. */
export const readUserCookie = (): string | undefined => Cookies.get(COOKIES.user);

/** Whether a user is signed in on this device. */
export const hasAccount = (): boolean => {
  try {
    return localStorage.getItem(STORAGE_KEYS.account) !== null;
  } catch {
    return false;
  }
};

const userChanges = new EventTarget();

export const sayUserChanged = (): void => {
  userChanges.dispatchEvent(new Event('change'));
};

/** Calls back after a sign-in or sign-out on this page. Returns a stop function. */
export const onUserChange = (changed: () => void): (() => void) => {
  userChanges.addEventListener('change', changed);
  return () => userChanges.removeEventListener('change', changed);
};

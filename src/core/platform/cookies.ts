// The cookies of the specification. They mirror rows of the device's database and are read only if the row is missing.
// The server never takes a cookie for a right.
import Cookies from 'js-cookie';
import { isLanguage, type Language } from '#domain/language/language.ts';
import { COOKIES, STORAGE_KEYS } from './storage-keys.ts';

/** [S9.21] */
export const LONG_HOURS = 8760;

/** Attributes of every cookie of ours. */
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

/** Whether the device is a kiosk: a cookie of its own, whatever the session. [S4.16] */
export const readKioskCookie = (): boolean => Boolean(Cookies.get(COOKIES.kiosk));

/** The signed-in user's token. Screens depend on it, rights never do. */
export const readUserCookie = (): string | undefined => Cookies.get(COOKIES.user);

/** Whether somebody has signed in on this device, and not out. */
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

/** Calls back after somebody has signed in or out on this page. Returns how to stop. */
export const onUserChange = (changed: () => void): (() => void) => {
  userChanges.addEventListener('change', changed);
  return () => userChanges.removeEventListener('change', changed);
};

// Cookies that no first card writes.
import Cookies from 'js-cookie';
import { attributes, LONG_HOURS } from '#core/platform/cookies.ts';
import { COOKIES } from '#core/platform/storage-keys.ts';
import { SESSION_HOURS } from '#domain/session/session.ts';

/** Browsers silently drop larger cookies, so such a cookie is not written, never cut. */
const COOKIE_LIMIT = 4000;

/** Writes the cart's cookie. A cart that is too large has none; it is never cut. */
export const writeCartCookie = (value: string): void => {
  if (encodeURIComponent(value).length > COOKIE_LIMIT) Cookies.remove(COOKIES.cart, { path: '/' });
  else Cookies.set(COOKIES.cart, value, attributes(LONG_HOURS));
};

/** Kiosk cookie, with the lifetime of a kiosk's session. [S4.16, S9.19] */
export const writeKioskCookie = (isKiosk: boolean): void => {
  if (isKiosk) Cookies.set(COOKIES.kiosk, '1', attributes(SESSION_HOURS.kiosk));
  else Cookies.remove(COOKIES.kiosk, { path: '/' });
};

/** [S9.22] Until the token expires; `expiresAt`: epoch ms. undefined: not signed in. */
export const writeUserCookie = (user: { readonly token: string; readonly expiresAt: number } | undefined): void => {
  if (!user) Cookies.remove(COOKIES.user, { path: '/' });
  else Cookies.set(COOKIES.user, user.token, { ...attributes(1), expires: new Date(user.expiresAt) });
};

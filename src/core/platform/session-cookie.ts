// Cookie of the table session. Lazy: its parser is not needed before the first card.
import Cookies from 'js-cookie';
import { parseSessionCookie, sessionToWire } from '#contract/session/session.ts';
import { SESSION_COOKIE_HOURS, SESSION_HOURS, type TableSession } from '#domain/session/session.ts';
import { attributes, readKioskCookie } from './cookies.ts';
import { COOKIES } from './storage-keys.ts';

export const readSessionCookie = (): TableSession | undefined => parseSessionCookie(Cookies.get(COOKIES.session));

/** [S4.13, S9.19] */
export const writeSessionCookie = (session: TableSession | undefined): void => {
  const hours = readKioskCookie() ? SESSION_HOURS.kiosk : SESSION_COOKIE_HOURS;
  if (session) Cookies.set(COOKIES.session, JSON.stringify(sessionToWire(session)), attributes(hours));
  else Cookies.remove(COOKIES.session, { path: '/' });
};

// A customer's token lasts one hour, their sign-in as long as the app is used: the token is renewed before it expires, so
// that every order carries it. [S7.31]
import { renewToken } from '#core/api/account/account.ts';
import type { Http } from '#core/api/http.ts';
import type { TablDatabase } from '#core/db/database.ts';
import { readAccount, writeUserCookie } from '#core/platform/account/account-storage.ts';
import { readUserCookie } from '#core/platform/cookies.ts';
import { takeOrders } from './take-orders.ts';

/** How long before its end a token is renewed, ms. */
const BEFORE_MS = 20 * 60_000;
const LOOK_EVERY_MS = 5 * 60_000;

/** Stores a token until its expiry. */
export async function keepToken(token: string, now: number): Promise<void> {
  const { decodeJwt } = await import('jose');
  const { exp } = decodeJwt(token);
  writeUserCookie({ text: token, expiresAt: exp === undefined ? undefined : exp * 1000 }, now);
}

const isDue = async (now: number): Promise<boolean> => {
  const token = readUserCookie();
  if (token === undefined) return true;
  try {
    const { decodeJwt } = await import('jose');
    return ((decodeJwt(token).exp ?? 0) * 1000 || now) - now < BEFORE_MS;
  } catch {
    return true;
  }
};

/** Renews the token when due. Signs out only when the server says that the sign-in has ended. */
export async function renewWhereDue(http: Http, now: number): Promise<void> {
  const account = readAccount();
  if (!account || !(await isDue(now))) return;
  const renewed = await renewToken(http, account.secret);
  // Meanwhile the customer may have signed out, or another one signed in.
  if (readAccount()?.secret !== account.secret) return;
  if (renewed.ok) await keepToken(renewed.value.token, now);
  else if (renewed.error.kind === 'signed_out') {
    // Rarely needed, so not in the initial script.
    const { forgetAccount } = await import('./forget-account.ts');
    forgetAccount(now);
  }
}

/** Set once per page; a customer who signs in later on it is covered as well. */
let isKept = false;

/**
 * Renews now, every few minutes, when the network returns and when the page becomes visible. Each time also takes over the
 * orders that were sent before the sign-in.
 */
export function keepSignedIn(http: Http, now: () => number, database: () => Promise<TablDatabase>): void {
  if (isKept) return;
  isKept = true;
  let isRenewing = false;
  const renew = () => {
    if (isRenewing) return;
    isRenewing = true;
    void renewWhereDue(http, now())
      .then(async () => takeOrders(http, await database()))
      .catch(() => undefined)
      .finally(() => {
        isRenewing = false;
      });
  };
  setInterval(renew, LOOK_EVERY_MS);
  window.addEventListener('online', renew);
  document.addEventListener('visibilitychange', renew);
  renew();
}

// A customer's sign-in on their own device: its secret in local storage, its token in a cookie. [S9.22]
import Cookies from 'js-cookie';
import { readStoredAccount, type StoredAccount } from '#contract/account/stored-account.ts';
import { attributes, sayUserChanged } from '#core/platform/cookies.ts';
import { COOKIES, STORAGE_KEYS } from '#core/platform/storage-keys.ts';

const HOUR = 3_600_000;

/** undefined: not signed in, or the browser refuses storage. */
export function readAccount(): StoredAccount | undefined {
  try {
    return readStoredAccount(localStorage.getItem(STORAGE_KEYS.account));
  } catch {
    return undefined;
  }
}

/** Stores the key that assigns orders to the customer; undefined: deletes it. */
export function writeOrderKey(orderKey: string | undefined): void {
  try {
    if (orderKey) localStorage.setItem(STORAGE_KEYS.orderKey, orderKey);
    else localStorage.removeItem(STORAGE_KEYS.orderKey);
  } catch {
    // Orders work without the stored key.
  }
}

/** Stores the signed-in customer; undefined: deletes it. False when the browser refuses storage. */
export function writeAccount(account: StoredAccount | undefined): boolean {
  try {
    if (account) localStorage.setItem(STORAGE_KEYS.account, JSON.stringify(account));
    else localStorage.removeItem(STORAGE_KEYS.account);
    sayUserChanged();
    return true;
  } catch {
    return false;
  }
}

/**
 * Writes the token cookie; it expires with the token, or in an hour when the token has no end time. undefined: deletes it.
 */
export function writeUserCookie(
  token: { readonly text: string; readonly expiresAt: number | undefined } | undefined,
  now: number,
): void {
  if (token) {
    const hours = ((token.expiresAt ?? now + HOUR) - now) / HOUR;
    Cookies.set(COOKIES.user, token.text, attributes(hours));
  } else Cookies.remove(COOKIES.user, { path: '/' });
  sayUserChanged();
}

/** Calls back after another tab has signed in or out. Returns a stop function. */
export function onAccountElsewhere(changed: () => void): () => void {
  const heard = ({ key }: StorageEvent) => {
    if (key === STORAGE_KEYS.account || key === null) changed();
  };
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}

// A customer's sign-in on their own device: its secret in the local storage, its token in a cookie. [S9.22]
import Cookies from 'js-cookie';
import { readStoredAccount, type StoredAccount } from '#contract/account/stored-account.ts';
import { attributes, sayUserChanged } from '#core/platform/cookies.ts';
import { COOKIES, STORAGE_KEYS } from '#core/platform/storage-keys.ts';

const HOUR = 3_600_000;

/** undefined: nobody is signed in, or the browser refuses storage. */
export function readAccount(): StoredAccount | undefined {
  try {
    return readStoredAccount(localStorage.getItem(STORAGE_KEYS.account));
  } catch {
    return undefined;
  }
}

/** Keeps by what orders are theirs; undefined: takes it away. */
export function writeOrderKey(orderKey: string | undefined): void {
  try {
    if (orderKey) localStorage.setItem(STORAGE_KEYS.orderKey, orderKey);
    else localStorage.removeItem(STORAGE_KEYS.orderKey);
  } catch {
    // Without it an order is taken all the same.
  }
}

/** Keeps who is signed in; undefined: nobody any more. False where the browser refuses storage. */
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

/** Writes the token; it goes when it is over, or in an hour where it does not say when. undefined: takes it away. */
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

/** Calls back after another tab has signed in or out. Returns how to stop. */
export function onAccountElsewhere(changed: () => void): () => void {
  const heard = ({ key }: StorageEvent) => {
    if (key === STORAGE_KEYS.account || key === null) changed();
  };
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}

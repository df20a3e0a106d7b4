// Guest data in a browser outside of its database: cookies, both storages, caches. An undeclared key counts as guest data.
import Cookies from 'js-cookie';
import type { Owner } from '#contract/owner.ts';
import { COOKIES } from '#core/platform/storage-keys.ts';
import { COOKIE_OWNERS, STORAGE_OWNERS } from '#core/platform/storage-owners.ts';

/** Caches of the app itself: a place's menu, pictures, pages. */
const OUR_CACHES = /^(?:tabl-|workbox-)/;

export interface GuestStorage {
  /** The device stays at its table and keeps its session. */
  readonly keepsSession: boolean;
}

const isGuests = (owners: Readonly<Record<string, Owner>>, name: string): boolean =>
  !Object.hasOwn(owners, name) || owners[name] === 'guest';

const guestCookies = ({ keepsSession }: GuestStorage): string[] =>
  Object.keys(Cookies.get()).filter(
    (name) => isGuests(COOKIE_OWNERS, name) && !(keepsSession && name === COOKIES.session),
  );

/** A browser without storage keeps no guest data. */
function storages(): Storage[] {
  try {
    return [localStorage, sessionStorage];
  } catch {
    return [];
  }
}

const guestKeys = (storage: Storage): string[] => Object.keys(storage).filter((key) => isGuests(STORAGE_OWNERS, key));

const foreignCaches = async (): Promise<string[]> =>
  'caches' in globalThis ? (await caches.keys()).filter((name) => !OUR_CACHES.test(name)) : [];

function clearKeys(): void {
  for (const storage of storages()) for (const key of guestKeys(storage)) storage.removeItem(key);
}

/** Deletes all guest data. */
export async function clearGuestStorage(kept: GuestStorage): Promise<void> {
  for (const name of guestCookies(kept)) Cookies.remove(name, { path: '/' });
  clearKeys();
  await Promise.all((await foreignCaches()).map((name) => caches.delete(name)));
}

/** The router stores all scroll positions when the page is left, which is after the reset. */
export const clearKeysOnLeave = (): void => window.addEventListener('pagehide', clearKeys);

/** Names of cookies, storage keys and caches that still hold guest data. */
export async function leftInStorage(kept: GuestStorage): Promise<string[]> {
  const keys = storages().flatMap(guestKeys);
  const named = (kind: string) => (name: string) => `${kind} ${name}`;
  return [
    ...guestCookies(kept).map(named('cookie')),
    ...keys.map(named('storage')),
    ...(await foreignCaches()).map(named('cache')),
  ];
}

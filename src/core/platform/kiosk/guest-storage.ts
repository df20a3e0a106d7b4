// A guest's traces in a browser outside of its database: cookies, both storages, caches. An undeclared one is taken for the
// guest's.
import Cookies from 'js-cookie';
import type { Owner } from '#contract/owner.ts';
import { COOKIE_OWNERS, COOKIES, STORAGE_OWNERS } from '#core/platform/storage-keys.ts';

/** Caches of the app itself: a place's menu, its pictures, its pages. */
const OUR_CACHES = /^(?:tabl-|workbox-)/;

export interface GuestStorage {
  /** The device stays at its table, and its session with it. */
  readonly keepsSession: boolean;
}

const isGuests = (owners: Readonly<Record<string, Owner>>, name: string): boolean =>
  !Object.hasOwn(owners, name) || owners[name] === 'guest';

const guestCookies = ({ keepsSession }: GuestStorage): string[] =>
  Object.keys(Cookies.get()).filter(
    (name) => isGuests(COOKIE_OWNERS, name) && !(keepsSession && name === COOKIES.session),
  );

/** A browser that refuses storage keeps nothing of a guest. */
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

/** Takes away all of it. */
export async function clearGuestStorage(kept: GuestStorage): Promise<void> {
  for (const name of guestCookies(kept)) Cookies.remove(name, { path: '/' });
  for (const storage of storages()) for (const key of guestKeys(storage)) storage.removeItem(key);
  await Promise.all((await foreignCaches()).map((name) => caches.delete(name)));
}

/** Traces that are there, each by its name alone. */
export async function leftInStorage(kept: GuestStorage): Promise<string[]> {
  const keys = storages().flatMap(guestKeys);
  const named = (kind: string) => (name: string) => `${kind} ${name}`;
  return [
    ...guestCookies(kept).map(named('cookie')),
    ...keys.map(named('storage')),
    ...(await foreignCaches()).map(named('cache')),
  ];
}

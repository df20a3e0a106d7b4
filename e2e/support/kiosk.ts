// Helpers for a kiosk between guests, used by journeys and the soak test.
import type { Page } from '@playwright/test';

/** A screen on the wall. */
export const WALL = { width: 1080, height: 1920 };

/** Text that a guest leaves behind, to be searched for afterwards. */
export const CANARY = 'канарче';

/** Writes the canary word wherever the origin can store data: memory, both storages, cookies, history. */
export const leaveCanary = (page: Page, place: string): Promise<void> =>
  page.evaluate(
    ({ canary, at }) => {
      Reflect.set(window, 'canary', canary);
      localStorage.setItem('of-nobody', canary);
      sessionStorage.setItem('of-nobody', canary);
      // biome-ignore lint/suspicious/noDocumentCookie: as any page of this origin could.
      document.cookie = `of_nobody=${encodeURIComponent(canary)}; path=/`;
      history.pushState(null, '', `/${at}/search?q=${canary}`);
    },
    { canary: CANARY, at: place },
  );

/** All data that the browser stores for this page, as text: databases, cookies, both storages, caches and history. */
export const kept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const rowsOf = (database: IDBDatabase, store: string) =>
      new Promise<unknown[]>((done, failed) => {
        const all = database.transaction(store).objectStore(store).getAll();
        all.onsuccess = () => done(all.result);
        all.onerror = () => failed(all.error);
      });
    const opened = (name: string) =>
      new Promise<IDBDatabase>((done, failed) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => done(opening.result);
        opening.onerror = () => failed(opening.error);
      });
    const tables: unknown[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await opened(name);
      for (const store of database.objectStoreNames) tables.push(store, await rowsOf(database, store));
      database.close();
    }
    const cached: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) cached.push(name, decodeURI(url));
    const steps = navigation.entries().map(({ url }) => decodeURI(url ?? ''));
    const memory = Reflect.get(window, 'canary');
    return JSON.stringify([tables, document.cookie, { ...localStorage }, { ...sessionStorage }, cached, steps, memory]);
  });

/** Whether the text of `kept` contains the guest's canary. */
export const hasCanary = (text: string): boolean => text.includes(CANARY) || text.includes(encodeURIComponent(CANARY));

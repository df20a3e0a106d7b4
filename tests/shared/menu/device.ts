// A guest's device: storage that outlives pages, and pages on it, each with the real modules and real fetch.
import Dexie from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { createHttp, type Http } from '#core/api/http.ts';
import { TablDatabase } from '#core/db/database.ts';
import { firstLanguage } from '#domain/language/first-language.ts';
import { DEFAULT_LANGUAGE, type Language } from '#domain/language/language.ts';
import { createMenuStore, type MenuStore } from '#shared/menu/menu-store.ts';

// Dexie runs no live query if IndexedDB was missing when it was loaded.
Dexie.dependencies.indexedDB ??= new IDBFactory();
Dexie.dependencies.IDBKeyRange ??= IDBKeyRange;

export interface FakeLanguage {
  readonly get: () => Language;
  readonly subscribe: (listener: () => void) => () => void;
  readonly choose: (language: Language) => void;
  /** Sets the language of a guest who has not chosen; `undefined`: the guest has. */
  readonly suit: (offered: readonly [Language, ...Language[]]) => Promise<void>;
}

export interface Page {
  readonly db: TablDatabase;
  readonly http: Http;
  readonly menus: MenuStore;
  readonly language: FakeLanguage;
  /** Log lines for the venue's operator. */
  readonly lines: readonly string[];
  readonly close: () => void;
}

export interface Device {
  readonly storage: { readonly indexedDB: IDBFactory; readonly IDBKeyRange: typeof IDBKeyRange };
  /** Name of its database. */
  readonly name: string;
  /** Opens another page, or the same one after a restart; `origin` as "http://127.0.0.1:49152". */
  readonly open: (origin: string, options?: PageOptions) => Page;
  readonly close: () => void;
}

export interface PageOptions {
  readonly language?: Language;
  /** Browser languages of a guest who has not chosen. */
  readonly wished?: readonly string[];
  readonly serverNow?: () => number;
}

let made = 0;

export function newDevice(): Device {
  made += 1;
  const name = `device-${made}`;
  const storage = { indexedDB: new IDBFactory(), IDBKeyRange };
  const pages: Page[] = [];
  const open: Device['open'] = (origin, { language: first = DEFAULT_LANGUAGE, wished, serverNow = Date.now } = {}) => {
    const db = new TablDatabase(storage, name);
    const lines: string[] = [];
    const language = fakeLanguage(first, wished);
    let clientId: string | undefined;
    const http = createHttp({ baseUrl: `${origin}/api`, clientId: () => clientId });
    const menus = createMenuStore({
      database: async () => db,
      http,
      now: Date.now,
      serverNow,
      language,
      log: (line) => lines.push(line),
      onClient: ({ id }) => {
        clientId = id;
      },
    });
    const page: Page = {
      db,
      http,
      menus,
      language,
      lines,
      close: () => {
        menus.stop();
        db.close();
      },
    };
    pages.push(page);
    return page;
  };
  return {
    storage,
    name,
    open,
    close: () => {
      for (const page of pages) page.close();
    },
  };
}

function fakeLanguage(first: Language, wished: readonly string[] | undefined): FakeLanguage {
  const listeners = new Set<() => void>();
  let current = first;
  const choose = (language: Language) => {
    current = language;
    for (const listener of listeners) listener();
  };
  return {
    get: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    choose,
    suit: async (offered) => {
      const language = wished && firstLanguage(wished, offered);
      if (language && language !== current) choose(language);
    },
  };
}

/** An origin without a server. */
export const NOWHERE = 'http://127.0.0.1:9';

// A browser's caches in memory, and a server, as far as the worker uses both.
import { vi } from 'vitest';

const ORIGIN = 'http://tabl.test';
const urlOf = (asked: RequestInfo | URL): string =>
  new URL(asked instanceof Request ? asked.url : String(asked), ORIGIN).href;

function memoryCache(): Cache {
  const rows = new Map<string, Response>();
  const cache: Pick<Cache, 'match' | 'put' | 'delete' | 'keys'> = {
    match: async (asked) => rows.get(urlOf(asked))?.clone(),
    // By the standard, a replaced entry moves to the end.
    put: async (asked, response) => {
      rows.delete(urlOf(asked));
      rows.set(urlOf(asked), response);
    },
    delete: async (asked) => rows.delete(urlOf(asked)),
    keys: async () => [...rows.keys()].map((url) => new Request(url)),
  };
  return cache as Cache;
}

export function memoryCaches(): CacheStorage {
  const open = new Map<string, Cache>();
  const storage: Pick<CacheStorage, 'open' | 'keys' | 'delete' | 'has'> = {
    open: async (name) => {
      const cache = open.get(name) ?? memoryCache();
      open.set(name, cache);
      return cache;
    },
    keys: async () => [...open.keys()],
    delete: async (name) => open.delete(name),
    has: async (name) => open.has(name),
  };
  return storage as CacheStorage;
}

export interface Site {
  /** The server's files, by path and query, or by path only. */
  readonly files: Map<string, () => Response>;
  readonly fetch: typeof fetch;
  /** Requested paths with queries. */
  readonly asked: string[];
  isDead: boolean;
}

/** A server with texts by address. */
export function makeSite(): Site {
  const site: Site = {
    files: new Map(),
    asked: [],
    isDead: false,
    fetch: vi.fn<typeof fetch>(async (asked) => {
      const { pathname, search } = new URL(urlOf(asked));
      if (site.isDead) throw new TypeError('Failed to fetch');
      site.asked.push(pathname + search);
      const found = site.files.get(pathname + search) ?? site.files.get(pathname);
      return found?.() ?? new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } });
    }),
  };
  return site;
}

export const script = () => new Response('0', { headers: { 'content-type': 'text/javascript' } });
/** A page that names these files. */
export const page =
  (words: string, named: readonly string[], language = 'bg') =>
  () =>
    new Response(`<html><script src="${named.join('"></script><script src="')}"></script><p>${words}</p>`, {
      headers: { 'content-type': 'text/html; charset=utf-8', 'content-language': language },
    });
export const address = (path: string): URL => new URL(path, ORIGIN);

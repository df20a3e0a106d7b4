// Files of the worker's build on the device: first the shell and the files that it names, then the rest.
import { isStaffFile } from '#contract/staff/staff-files.ts';
import type { Reader } from '#contract/worker-messages.ts';

/** Entry of the build's file list. `revision`: for a file whose name has no content hash. */
export interface BuildFile {
  readonly url: string;
  readonly revision: string | null;
}

export interface BuildFiles {
  /** Name of the build, derived from its list. */
  readonly build: string;
  readonly has: (path: string) => boolean;
  /** Stores the shell and the files that it names. Rejects when one of them is missing, or of another build. */
  readonly keepShell: () => Promise<void>;
  /** Stores the given files that belong to the build; false when one could not be stored. */
  readonly keep: (paths: readonly string[]) => Promise<boolean>;
  /** Stores other files that the reader may need, one by one; missing ones are retried next time. */
  readonly keepRest: (reader: Reader) => Promise<void>;
  /** The file from the device, else from the network, which is then stored. */
  readonly answer: (request: Request) => Promise<Response>;
  readonly shell: () => Promise<Response | undefined>;
  /**
   * Drops this build when a file that each page needs is gone from the device and from the server, which has another build.
   * True if dropped: the network then serves the next page.
   */
  readonly giveUp: (path: string) => Promise<boolean>;
  /** Deletes files of other builds. */
  readonly sweep: () => Promise<void>;
}

const SHELL = '/index.html';
/** Stored after the last file, so that a reopened page checks one entry instead of all. */
const WHOLE = '/whole';
/** Files with a content hash in their name: one cache for all builds, so that an update fetches only changed files. */
const HASHED_FILES = 'tabl-files';
/** Cache names of this app, including earlier builds. */
const OURS = /^(?:tabl-(?:files|build-|pages-)|workbox-)/;
/** Files with one language's messages. */
const LANGUAGE_FILE = /^\/assets\/\w+-(bg|en|es|de|fr-CH)-/;
/** Icons, which only the browser shows, and lazy chunks for later pages (build/guest-code.ts). */
const SPARED_FILE = /^\/(?:icons\/|assets\/(?:later\.|(?:service|checkout)-))/;

/** Files of the build that a page names. */
export const filesNamedIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].flatMap(([, path]) => path ?? [])),
];

/** A captive portal's page in place of a file is rejected. */
const isFile = (response: Response, path: string): boolean => {
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  return response.status === 200 && !response.redirected && isHtml === path.endsWith('.html');
};

/** Files of the build that a shell names; empty for any other page. */
const namedBy = async (shell: Response | undefined): Promise<readonly string[]> =>
  shell && isFile(shell, SHELL) ? filesNamedIn(await shell.text()) : [];

/** FNV-1a: only needs equal names for equal lists. */
const nameOf = (list: readonly BuildFile[]): string => {
  let hash = 0x811c9dc5;
  for (const letter of JSON.stringify(list)) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
};

export function createBuildFiles(
  list: readonly BuildFile[],
  { caches, fetch }: { readonly caches: CacheStorage; readonly fetch: typeof globalThis.fetch },
): BuildFiles {
  const build = nameOf(list);
  const revisions = new Map(list.map(({ url, revision }) => [url.startsWith('/') ? url : `/${url}`, revision]));
  const isHashed = (path: string) => revisions.get(path) === null;
  const cacheOf = (path: string) => caches.open(isHashed(path) ? HASHED_FILES : `tabl-build-${build}`);
  const has = (path: string) => revisions.has(path);
  const find = async (path: string) => (await cacheOf(path)).match(path);

  // Files that the page has loaded come from the browser's cache; a name without a hash says nothing about its content.
  const request = (path: string) => fetch(path, { cache: isHashed(path) ? 'default' : 'no-cache', priority: 'low' });

  /** Fetches and stores a missing file; rejects on failure. */
  async function store(path: string): Promise<void> {
    const cache = await cacheOf(path);
    if (!(await cache.match(path))) await put(cache, path, await request(path));
  }

  async function put(cache: Cache, path: string, response: Response): Promise<void> {
    if (!isFile(response, path)) throw new Error(`${path} could not be had: ${response.status}`);
    await cache.put(path, response);
  }

  const keep = async (paths: readonly string[]) => {
    const stored = await Promise.allSettled(paths.filter(has).map(store));
    return stored.every(({ status }) => status === 'fulfilled');
  };

  return {
    build,
    has,
    keep,
    keepShell: async () => {
      // Requested at once: the worker's next step blocks its thread until its parts have arrived.
      const [response, cache] = await Promise.all([request(SHELL), cacheOf(SHELL)]);
      await put(cache, SHELL, response);
      const named = await namedBy(await find(SHELL));
      // The server may have the next build meanwhile: its shell must not be stored under this build's name.
      const isOurs = named.length > 0 && named.every(has);
      if (!isOurs) await (await cacheOf(SHELL)).delete(SHELL);
      if (!isOurs || !(await keep(named))) throw new Error('The shell and its files are not here');
    },
    keepRest: async ({ language, isSparing }) => {
      const own = await caches.open(`tabl-build-${build}`);
      const whole = `${WHOLE}?${isSparing ? language : 'all'}`;
      if (await own.match(whole)) return;
      const isSpared = (path: string) =>
        (LANGUAGE_FILE.exec(path)?.[1] ?? language) !== language || SPARED_FILE.test(path);
      let isWhole = true;
      for (const path of revisions.keys()) {
        // Staff files are stored once a staff page was opened on the device.
        if (isStaffFile(path) || (isSparing && isSpared(path))) continue;
        await store(path).catch(() => {
          isWhole = false;
        });
      }
      if (isWhole) await own.put(whole, new Response());
    },
    answer: async (request) => {
      const { pathname } = new URL(request.url);
      const kept = await find(pathname).catch(() => undefined);
      if (kept) return kept;
      const response = await fetch(request);
      if (isFile(response, pathname)) {
        const copy = response.clone();
        void cacheOf(pathname)
          .then((cache) => cache.put(pathname, copy))
          .catch(() => undefined);
      }
      return response;
    },
    shell: () => find(SHELL).catch(() => undefined),
    giveUp: async (path) => {
      if (!(await namedBy(await find(SHELL))).includes(path)) return false;
      const named = await namedBy(await fetch(SHELL, { cache: 'no-cache' }));
      // A captive portal's "not found" does not mean another build.
      if (named.length === 0 || named.includes(path)) return false;
      await Promise.all([`tabl-build-${build}`, `tabl-pages-${build}`].map((name) => caches.delete(name)));
      return true;
    },
    sweep: async () => {
      const own = [HASHED_FILES, `tabl-build-${build}`, `tabl-pages-${build}`];
      const others = (await caches.keys()).filter((name) => OURS.test(name) && !own.includes(name));
      await Promise.all(others.map((name) => caches.delete(name)));
      const hashed = await caches.open(HASHED_FILES);
      const gone = (await hashed.keys()).filter(({ url }) => !has(new URL(url).pathname));
      await Promise.all(gone.map((request) => hashed.delete(request)));
    },
  };
}

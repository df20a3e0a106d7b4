// The files of the worker's build, kept on the device: the shell and what it names first, the rest behind it.
import { isStaffFile } from '#contract/staff/staff-files.ts';
import type { Reader } from '#contract/worker-messages.ts';

/** A line of the build's list. `revision`: of a file whose name does not bear its content's hash. */
export interface BuildFile {
  readonly url: string;
  readonly revision: string | null;
}

export interface BuildFiles {
  /** The build's name, made of its list. */
  readonly build: string;
  readonly has: (path: string) => boolean;
  /** Stores the shell and the files that it names. Rejects where one of them cannot be had, or is another build's. */
  readonly keepShell: () => Promise<void>;
  /** Stores those of the files that belong to the build; false where one could not be stored. */
  readonly keep: (paths: readonly string[]) => Promise<boolean>;
  /** Stores what else the reader may need, one file after the other; what cannot be had is asked for the next time. */
  readonly keepRest: (reader: Reader) => Promise<void>;
  /** The file from the device, else from the network, which is then stored. */
  readonly answer: (request: Request) => Promise<Response>;
  readonly shell: () => Promise<Response | undefined>;
  /**
   * Gives this build up where a file without which no page begins is gone from the device, and from a server that has
   * another build by now. True where it did: the network draws the next page.
   */
  readonly giveUp: (path: string) => Promise<boolean>;
  /** Deletes what other builds have left. */
  readonly sweep: () => Promise<void>;
}

const SHELL = '/index.html';
/** Stored behind the last file of the rest, so that a page which is opened again looks for one thing and not for all. */
const WHOLE = '/whole';
/** Files that bear their content's hash: one store for all builds, so that an update fetches what has changed. */
const HASHED_FILES = 'tabl-files';
/** Names of caches that were this app's, those of earlier builds among them. */
const OURS = /^(?:tabl-(?:files|build-|pages-)|workbox-)/;
/** The files of one language's words. */
const LANGUAGE_FILE = /^\/assets\/\w+-(bg|en|es|de|fr-CH)-/;
/** Icons, which the browser alone shows, and what the page asks for when its guest comes near it (build/guest-code.ts). */
const SPARED_FILE = /^\/(?:icons\/|assets\/(?:later\.|(?:service|checkout)-))/;

/** The build's files that a page names. */
export const filesNamedIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].flatMap(([, path]) => path ?? [])),
];

/** A captive portal's page under a file's address is no file. */
const isFile = (response: Response, path: string): boolean => {
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  return response.status === 200 && !response.redirected && isHtml === path.endsWith('.html');
};

/** The build's files that a shell names; none for anything else. */
const namedBy = async (shell: Response | undefined): Promise<readonly string[]> =>
  shell && isFile(shell, SHELL) ? filesNamedIn(await shell.text()) : [];

/** FNV-1a: equal lists have equal names, and that is all that is asked of it. */
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

  /** Fetches and stores a file that is not there; rejects where that fails. */
  async function store(path: string): Promise<void> {
    const cache = await cacheOf(path);
    if (await cache.match(path)) return;
    // Files that the page has loaded come from the browser's own store; a name without a hash says nothing of its content.
    const response = await fetch(path, { cache: isHashed(path) ? 'default' : 'no-cache', priority: 'low' });
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
      await store(SHELL);
      const named = await namedBy(await find(SHELL));
      // The server may have been given the next build meanwhile: its shell must not be kept under this one's name.
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
        // A device keeps the staff's once it has opened a page of theirs.
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
      // A captive portal's "not found" is no other build.
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

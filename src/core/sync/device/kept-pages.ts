// Stored server pages for this build. A page is the same for all readers of its language and kind of device, and contains no
// guest data.
import type { Reader } from '#contract/worker-messages.ts';
import { isLanguage } from '#domain/language/language.ts';
import { SERVER_PATHS } from '#domain/slug.ts';
import { type BuildFiles, filesNamedIn } from './build-files.ts';

export interface KeptPages {
  /** The stored page of an address for this reader. */
  readonly find: (address: URL, reader: Reader) => Promise<Response | undefined>;
  /** Fetches the page and stores it with its files; false when that failed, or it is of another build. */
  readonly keep: (address: URL, reader: Reader) => Promise<boolean>;
  /** Fetches the pages that another build had stored. Never rejects. */
  readonly renew: (reader: Reader) => Promise<void>;
}

const PAGES = 'tabl-pages-';
const MOST_PAGES = 40;
const MOST_RENEWED = 12;

/** Whether the app serves this address, not only the server. */
export const isPageAddress = ({ pathname, search }: URL): boolean =>
  !SERVER_PATHS.some((path) => path.test(pathname + search));

/** Without the table's code, which is private to its guests: its page is the place's own. */
const pathOf = ({ pathname }: URL): string => {
  const [place = '', ...rest] = pathname.split('/').filter((part) => part !== '');
  return `/${[place, ...(rest[0] === 't' ? [] : rest)].join('/')}`;
};

/** Request addresses of a page, and its cache key: of the query only the language counts. */
const keyOf = (address: URL, { language, isShared }: Reader) => {
  const asked = address.searchParams.get('lang');
  const spoken = isLanguage(asked) ? asked : language;
  const path = pathOf(address);
  const page = `${address.origin}${path}?lang=${spoken}`;
  // A page opened at this very address is in the browser's cache, so requesting it again is free.
  const isAsOpened = asked === null && address.pathname === path;
  const addresses = isAsOpened ? [`${address.origin}${path}`, page] : [page];
  return { addresses, spoken, key: isShared ? `${page}&shared` : page };
};

/** Whether an answer is in a language, if the answer declares a language. */
const isIn = ({ headers }: Response, language: string) => (headers.get('content-language') ?? language) === language;

export function createKeptPages(
  files: BuildFiles,
  { caches, fetch }: { readonly caches: CacheStorage; readonly fetch: typeof globalThis.fetch },
): KeptPages {
  const own = `${PAGES}${files.build}`;

  async function trim(cache: Cache): Promise<void> {
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST_PAGES)).map((key) => cache.delete(key)));
  }

  /** The first answer in this language, else the last one. */
  async function ask([first = '', ...others]: readonly string[], language: string): Promise<Response> {
    const response = await fetch(first, { headers: { accept: 'text/html' }, cache: 'no-cache', priority: 'low' });
    return isIn(response, language) || others.length === 0 ? response : ask(others, language);
  }

  async function keep(address: URL, reader: Reader): Promise<boolean> {
    const { addresses, key, spoken } = keyOf(address, reader);
    const response = await ask(addresses, spoken);
    const cache = await caches.open(own);
    if (response.status === 404) await cache.delete(key);
    const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
    if (response.status !== 200 || response.redirected || !isPage) return false;
    // A place without a translation into the reader's language answers in the place's own language.
    if (!isIn(response, spoken)) return false;
    const copy = response.clone();
    const named = filesNamedIn(await response.text());
    // A page of another build, or a captive portal's: its files are not stored.
    if (named.length === 0 || !named.every(files.has) || !(await files.keep(named))) return false;
    // `put` replaces the earlier page, and keeps it on failure.
    await cache.put(key, copy);
    await trim(cache);
    return true;
  }
  const keepIfPossible = (address: URL, reader: Reader) => keep(address, reader).catch(() => false);

  return {
    find: async (address, reader) =>
      (await caches.open(own)).match(keyOf(address, reader).key, { ignoreVary: true }).catch(() => undefined),
    keep: keepIfPossible,
    renew: async (reader) => {
      const others = (await caches.keys()).filter((name) => name.startsWith(PAGES) && name !== own);
      for (const name of others) {
        const keys = await (await caches.open(name)).keys();
        for (const { url } of keys.slice(-MOST_RENEWED)) await keepIfPossible(new URL(url), reader);
      }
    },
  };
}

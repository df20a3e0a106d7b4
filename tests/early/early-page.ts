// The head of a page as far as the small script uses it. The script runs there before the browser reads the rest of the
// page.
import { runInNewContext } from 'node:vm';

export interface EarlyPage {
  readonly path: string;
  readonly search?: string;
  readonly cookie?: string;
  /** Languages of the browser, the preferred one first. */
  readonly wished?: readonly string[];
  /** The page's `data-languages`. */
  readonly offered?: string | undefined;
  /** A service worker controls the page. */
  readonly worker?: boolean;
  /** The server has rendered the page. */
  readonly drawn?: boolean;
  /** Further attributes that the server writes on the root element. */
  readonly dataset?: Readonly<Record<string, string>>;
  /** Language of the page's text. */
  readonly lang?: string;
  /** Media queries that match. */
  readonly media?: readonly string[];
  /** The tab's storage; `undefined`: access is denied. */
  readonly tabStorage?: Map<string, string> | undefined;
  /** The device's storage. */
  readonly storage?: Record<string, string>;
  readonly onReload?: () => void;
  readonly fetch?: (address: string) => Promise<Response>;
}

/** Changes that the script has made to the page. */
export interface EarlyTraces {
  readonly dataset: Readonly<Record<string, string | undefined>>;
  readonly cssText: string;
  /** The address after the script has run, without its origin. */
  readonly address: string;
  readonly tablEarlyAnswers?: unknown;
}

/** Runs the built script at the head of a page. */
export function runEarlyScript(script: string, page: EarlyPage): EarlyTraces {
  const dataset = {
    ...(page.offered !== undefined && { languages: page.offered }),
    ...(page.drawn && { drawn: '' }),
    ...page.dataset,
  };
  const style = { cssText: '' };
  let address = page.path + (page.search ?? '');
  const { tabStorage } = page;
  const context: Record<string, unknown> = {
    location: { pathname: page.path, search: page.search ?? '', reload: () => page.onReload?.() },
    history: {
      state: null,
      replaceState: (_state: unknown, _title: string, to: string) => {
        address = to;
      },
    },
    document: {
      cookie: page.cookie ?? '',
      documentElement: { dataset, style, lang: page.lang ?? 'bg' },
      addEventListener: () => undefined,
    },
    navigator: { languages: page.wished ?? ['ja'], serviceWorker: { controller: page.worker ? {} : null } },
    localStorage: page.storage ?? {},
    sessionStorage: {
      setItem: (key: string, value: string) => {
        if (!tabStorage) throw new Error('refused');
        tabStorage.set(key, value);
      },
    },
    matchMedia: (query: string) => ({ matches: page.media?.includes(query) ?? false }),
    addEventListener: () => undefined,
    Date,
    setTimeout,
    AbortController,
    URLSearchParams,
    fetch: page.fetch,
  };
  context.globalThis = context;
  runInNewContext(script, context);
  return { dataset, cssText: style.cssText, address, tablEarlyAnswers: context.tablEarlyAnswers };
}

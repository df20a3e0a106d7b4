// A page's head, as far as the small script touches it: it runs there before anything else of the page is read.
import { runInNewContext } from 'node:vm';

export interface EarlyPage {
  readonly path: string;
  readonly search?: string;
  readonly cookie?: string;
  /** The languages that the browser wants. */
  readonly wished?: readonly string[];
  /** The page's `data-languages`. */
  readonly offered?: string | undefined;
  /** A worker answers for the page. */
  readonly worker?: boolean;
  /** The server has drawn the page. */
  readonly drawn?: boolean;
  /** Further attributes that the server writes on the root element. */
  readonly dataset?: Readonly<Record<string, string>>;
  /** The language that the page is written in. */
  readonly lang?: string;
  /** The media queries that hold. */
  readonly media?: readonly string[];
  /** The tab's storage; undefined: refused. */
  readonly tabStorage?: Map<string, string> | undefined;
  /** The device's storage. */
  readonly storage?: Record<string, string>;
  readonly onReload?: () => void;
  readonly fetch?: (address: string) => Promise<Response>;
}

/** Traces of the script on the page. */
export interface EarlyTraces {
  readonly dataset: Readonly<Record<string, string | undefined>>;
  readonly cssText: string;
  /** The address now, without its origin. */
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

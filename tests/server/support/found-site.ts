// The real server with a built page, whose pages are parsed like in a browser.
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { type AppOptions, createApp } from '../../../server/app.ts';
import type { Store } from '../../../server/store/store.ts';
import { DEFAULTS } from './server.ts';
import { openEmptyStore } from './stores.ts';

export const ORIGIN = 'https://menu.example';
const ROOT = join(import.meta.dirname, '../../..');

const dataSchema = v.object({
  '@context': v.literal('https://schema.org'),
  '@graph': v.array(v.looseObject({ '@type': v.string() })),
});

export interface ReadPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly html: string;
  readonly document: Document;
  readonly meta: (name: string) => string | undefined;
  /** By hreflang. */
  readonly alternates: Readonly<Record<string, string>>;
  readonly canonical: string | undefined;
  /** The thing of that type. */
  readonly thing: (type: string) => Readonly<Record<string, unknown>>;
  readonly types: readonly string[];
}

export interface FoundSite {
  readonly app: FastifyInstance;
  readonly store: Store;
  readonly folder: string;
  readonly page: (path: string) => Promise<ReadPage>;
  readonly close: () => Promise<void>;
}

export const openFoundSite = async (
  fill: (store: Store, dataDir: string) => Promise<void>,
  over: Partial<Pick<AppOptions, 'render' | 'clock' | 'logStream'>> = {},
): Promise<FoundSite> => {
  const folder = await mkdtemp(join(tmpdir(), 'found-'));
  const store = await openEmptyStore(folder);
  await fill(store, join(folder, 'data'));
  // The source page; its head does not depend on scripts.
  await mkdir(join(folder, 'dist'));
  await cp(join(ROOT, 'index.html'), join(folder, 'dist/index.html'));
  await cp(join(ROOT, 'public'), join(folder, 'dist'), { recursive: true });
  const config = {
    ...DEFAULTS,
    dataDir: join(folder, 'data'),
    publicUrl: ORIGIN,
    ...(over.logStream && { logLevel: 'info' as const }),
  };
  const app = await createApp({ store, config, distDir: join(folder, 'dist'), ...over });
  return {
    app,
    store,
    folder,
    page: async (path) => {
      const answer = await app.inject({ url: path, headers: { accept: 'text/html' } });
      return readPage(answer.statusCode, answer.headers, answer.body);
    },
    close: async () => {
      await app.close();
      await store.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

function readPage(status: number, headers: ReadPage['headers'], html: string): ReadPage {
  const document = new DOMParser().parseFromString(html, 'text/html');
  const hrefOf = (selector: string) => document.querySelector(selector)?.getAttribute('href') ?? undefined;
  const blocks = [...document.querySelectorAll('script[type="application/ld+json"]')];
  const graph = blocks.flatMap((block) => v.parse(dataSchema, JSON.parse(block.textContent ?? ''))['@graph']);
  return {
    status,
    headers,
    html,
    document,
    meta: (name) =>
      document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? undefined,
    alternates: Object.fromEntries(
      [...document.querySelectorAll('link[rel="alternate"][hreflang]')].map((link) => [
        link.getAttribute('hreflang') ?? '',
        link.getAttribute('href') ?? '',
      ]),
    ),
    canonical: hrefOf('link[rel="canonical"]'),
    types: graph.map((thing) => thing['@type']),
    thing: (type) => {
      const found = graph.find((thing) => thing['@type'] === type);
      if (!found) throw new Error(`The page speaks of no ${type}`);
      return found;
    },
  };
}

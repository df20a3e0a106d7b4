// The server draws each kind of page without a browser, and a device goes on with it: nothing is drawn anew.
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { PageToDraw } from '#contract/menu/page-renderer.ts';
import { readSlice } from '#contract/menu/slice.ts';
import { LANGUAGES } from '#domain/language/language.ts';
import type { Settings } from '#domain/place/settings.ts';
import { createDrawnPage } from '#state/drawn-page.ts';
import { drawnTabl } from '#state/drawn-tabl.ts';
import type { Tabl } from '#state/tabl.ts';
import { TablProvider } from '#state/tabl-context.tsx';
import type { PublishedPlace } from '../../../server/services/published-places.ts';
import { renderPage } from '../../../src/entry-server.tsx';
import { createTablRouter } from '../../../src/router.tsx';
import { publishedDemo } from '../../server/support/demo-places.ts';
import { patience } from '../../support/patience.ts';
import { type Browser, openBrowser } from './browser.ts';

const NOON = Date.UTC(2026, 10, 24, 11);
/** When a kept page is opened: another day, and the venue is shut. */
const LATER = NOON + 40 * 3_600_000;
/** What no guest sees go: a venue's HTML until it has been cleaned, and what Radix keeps for forms alone. */
const REPLACED = '[aria-busy=true], input[aria-hidden=true]';
const DESIGNS = [1, 2, 3] as const;
const KINDS = ['phone', 'tablet', 'kiosk'] as const;
const PATHS = ['', '/salati', '/salati/shopska-salata', '/all', '/search', '/about', '/gallery', '/custom-terms'].map(
  (path) => `/neven${path}`,
);

let neven: PublishedPlace;
let browser: Browser | undefined;
let leave: (() => void) | undefined;
beforeAll(async () => {
  const found = (await publishedDemo()).get('neven');
  if (!found) throw new Error('The demo venue is missing');
  neven = found;
});
const atRest = async () => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0));
};
afterEach(async () => {
  leave?.();
  leave = undefined;
  await atRest();
  await browser?.close();
  browser = undefined;
});

const page = (url: string, over: Partial<PageToDraw> = {}, settings: Partial<Settings> = {}): PageToDraw => ({
  url,
  language: 'bg',
  kind: 'phone',
  client: { id: 'house', name: 'House', places: [neven.document.place] },
  document: { ...neven.document, settings: { ...neven.document.settings, ...settings } },
  now: NOON,
  ...over,
});

interface Opening {
  readonly matches?: (query: string) => boolean;
  readonly cookies?: readonly string[];
  readonly tabl?: Partial<Tabl>;
  /** The address, where it is another one than that of the drawing. */
  readonly address?: string;
  /** What happens to the markup on its way. */
  readonly change?: (html: string) => string;
}

/** Opens a drawn page on a device. Returns what was told, and the elements that the server drew and are still there. */
async function open(
  asked: PageToDraw,
  { matches = () => false, cookies = [], tabl, address = asked.url, change = (html) => html }: Opening = {},
) {
  const { html, slice } = await renderPage(asked);
  expect(typeof document).toBe('undefined');
  const here = await openBrowser(address, matches);
  browser = here;
  // biome-ignore lint/suspicious/noDocumentCookie: the browser of this test has no other way.
  for (const cookie of cookies) document.cookie = cookie;
  const { hydrateRoot } = await import('react-dom/client');
  const read = readSlice(JSON.stringify(slice));
  if (!read) throw new Error('The slice cannot be read');
  const root = document.createElement('div');
  root.innerHTML = change(html);
  document.body.append(root);
  const drawn = [...root.querySelectorAll('*')];
  const before = root.innerHTML;
  const page = createDrawnPage(read);
  const device: Tabl = { ...drawnTabl(read), drawn: page, serverNow: () => page.now() ?? LATER, ...tabl };
  const router = createTablRouter(device, createMemoryHistory({ initialEntries: [address] }));
  router.ssr = { manifest: undefined };
  i18n.activate(asked.language);
  await router.load();
  const errors: unknown[] = [];
  const app = hydrateRoot(
    root,
    <I18nProvider i18n={i18n}>
      <TablProvider tabl={device}>
        <RouterProvider router={router} />
      </TablProvider>
    </I18nProvider>,
    { onRecoverableError: (error) => errors.push(error) },
  );
  leave = () => app.unmount();
  // Boundaries are taken over one after the other.
  await atRest();
  return {
    errors: errors.map(String),
    told: here.told,
    root,
    before,
    path: () => router.state.location.pathname,
    lost: drawn
      .filter((element) => !element.isConnected && !element.matches(REPLACED))
      .map((element) => element.outerHTML),
  };
}

test.each(
  PATHS.flatMap((path, at) =>
    LANGUAGES.map((language, of) => {
      const turn = at + of;
      return [path, language, DESIGNS[turn % 3] ?? 1, KINDS[(turn + of) % 3] ?? 'phone'] as const;
    }),
  ),
)(
  '%s in %s, design %d, on a %s, is taken over as it was drawn',
  async (url, language, designTheme, kind) => {
    const matches = (query: string) =>
      kind !== 'phone' && query.includes('62.5em') && query.includes('3/4') === (kind === 'kiosk');
    const { errors, told, lost, before } = await open(page(url, { language, kind }, { designTheme }), { matches });
    expect(errors).toEqual([]);
    expect(told).toEqual([]);
    expect(lost).toEqual([]);
    expect(before.length).toBeGreaterThan(1_000);
  },
  patience(20_000),
);

test.each([
  ['of all venues', '/', { document: undefined }, {}],
  ['about the app', '/neven/about-tabl', {}, {}],
  ['of the menu on one page', '/neven', {}, { onePageMenu: true }],
  ['of the menu in panels', '/neven', {}, { pdfMenu: true }],
] as const)('the page %s is taken over as it was drawn', async (_, asked, over, settings) => {
  const { errors, told, lost } = await open(page(asked, over, settings));
  expect(errors).toEqual([]);
  expect(told).toEqual([]);
  expect(lost).toEqual([]);
});

test.each(PATHS)('%s is taken over on a device that is another in every way, without an error', async (url) => {
  const { errors, told } = await open(page(url), {
    // A finger would bring what no browser without sizes can follow.
    matches: (query) => !query.includes('pointer'),
    cookies: ['_tkm_=1', `_tut_=${SIGNED_IN}`],
    tabl: {
      worksOffline: false,
      storage: { get: () => 'memory', subscribe: silent, heard: nothing, watch: nothing, stop: () => undefined },
      connection: { isOnline: () => false, subscribe: silent, send: () => undefined, start: nothing },
    },
  });
  expect(errors).toEqual([]);
  expect(told).toEqual([]);
});

test.each([
  ['word', (html: string) => html.replace('Шопска', 'Гръцка')],
  ['attribute', (html: string) => html.replace('data-testid="', 'data-testid="x')],
  ['element', (html: string) => html.replace(/<h1.*?<\/h1>/, '')],
])('a page with another %s than was drawn is heard', async (_, change) => {
  const { errors, told } = await open(page('/neven/salati'), { change });
  expect(errors.length + told.length).toBe(1);
});

test('at the address of a printed code the drawn menu stays, the code leaves the address, and what fails is said above it [S2.17]', async () => {
  const { errors, told, lost, path, root } = await open(page('/neven'), { address: '/neven/t/kxr4-8v2w' });
  expect([errors, told, lost]).toEqual([[], [], []]);
  expect(path()).toBe('/neven');
  expect(sessionStorage.getItem('early_scan')).toBe('{"place":"neven","code":"kxr4-8v2w"}');
  await vi.waitFor(() => expect(root.querySelector('[data-testid=scan-wait-notice]')).not.toBeNull(), patience(5_000));
  expect(root.querySelectorAll('[data-testid=product-card]').length).toBeGreaterThan(3);
});

const silent = () => () => undefined;
const nothing = async () => undefined;
/** A token that says who is signed in; nobody here looks at its signature. */
const SIGNED_IN = `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify({ id: 7, exp: LATER }))}.x`;

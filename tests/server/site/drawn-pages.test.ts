// Pages of the demo venues as the server sends them: rendered once for all visitors.
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { RenderPage } from '#contract/menu/page-renderer.ts';
import { readSlice, SLICE_ID } from '#contract/menu/slice.ts';
import { COOKIES } from '#core/platform/storage-keys.ts';
import type { PlaceId } from '#domain/ids.ts';
import { READ_COOKIES } from '../../../server/site/drawn/asked-page.ts';
import { switchOff, switchOn } from '../../../server/store/availability/availability.ts';
import { importVenue } from '../../../server/venue/import-venue.ts';
import { renderPage } from '../../../src/entry-server.tsx';
import { importDemo } from '../support/demo-places.ts';
import { type FoundSite, openFoundSite } from '../support/found-site.ts';

const DEMO = join(import.meta.dirname, '../../../demo');
/** 10:00 in Sofia, a Tuesday. */
const MORNING = Date.UTC(2026, 10, 24, 8);
const LANGUAGES = ['bg', 'en', 'es', 'de', 'fr-CH'] as const;
const PHONE = 'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/156.0.0.0 Mobile Safari/537.36';
const IPAD = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15';
const CODE = 'a-code-that-is-printed-on-a-table';

let now = MORNING;
let fails = false;
const drawn = vi.fn<RenderPage>();
const said: string[] = [];
let site: FoundSite;

beforeAll(async () => {
  drawn.mockImplementation(async (page) => {
    if (fails) throw new Error('a part is broken');
    return renderPage(page);
  });
  site = await openFoundSite(importDemo, {
    render: drawn,
    clock: () => now,
    logStream: { write: (line) => void said.push(line) },
  });
});
afterEach(() => {
  now = MORNING;
  fails = false;
  drawn.mockClear();
  said.length = 0;
});
afterAll(() => site.close());

const between = (html: string, begin: string, end: string): string | undefined => {
  const from = html.indexOf(begin);
  return from < 0 ? undefined : html.slice(from + begin.length, html.indexOf(end, from));
};

async function ask(url: string, headers: Record<string, string> = {}) {
  const answer = await site.app.inject({ url, headers: { accept: 'text/html', ...headers } });
  const html = answer.body;
  const slice = between(html, `<script type="application/json" id="${SLICE_ID}">`, '</script>');
  return {
    status: answer.statusCode,
    headers: answer.headers,
    html,
    language: / lang="([^"]*)"/.exec(html)?.[1],
    device: / data-device="([^"]*)"/.exec(html)?.[1],
    /** The words in #root. */
    root: (between(html, '<div id="root">', '<script') ?? '').replace(/<[^>]*>/g, ' ').trim(),
    slice: slice === undefined ? undefined : readSlice(slice),
  };
}

test('server rendering: a category, the place and a table’s page contain dishes before any script runs', async () => {
  for (const url of ['/neven', '/neven/salati', `/neven/t/${CODE}`]) {
    const { status, root, slice } = await ask(url);
    expect([url, status]).toEqual([url, 200]);
    expect(root).toContain('Шопска салата');
    expect(slice?.place?.place.slug).toBe('neven');
  }
});

test('server rendering: the page at a table’s address does not contain its code', async () => {
  expect((await ask(`/neven/t/${CODE}`)).html).not.toContain(CODE);
});

test('server rendering: a page is marked for its head script, and contains answers to presses before the first plus', async () => {
  const { html, root } = await ask('/neven/salati', { 'user-agent': PHONE });
  expect(html).toMatch(/<html [^>]*data-drawn/);
  expect(html).toContain('<template id="early-bar">');
  expect(html.indexOf('<template id="early-bar">')).toBeLessThan(html.indexOf('<div id="root">'));
  expect(root).toContain('Шопска салата');
  // The device renders these itself.
  expect((await ask('/join')).html).not.toMatch(/<html [^>]*data-drawn/);
});

test.each(LANGUAGES)('server rendering: pages beside the menu are rendered in %s', async (lang) => {
  for (const path of ['/neven/search', '/neven/about-tabl', '/']) {
    const { status, language, root, slice } = await ask(`${path}?lang=${lang}`);
    expect([path, status, language, slice?.language]).toEqual([path, 200, lang, lang]);
    expect(root.length).toBeGreaterThan(20);
  }
});

test('server rendering: with a single venue no list of venues is rendered, because the device opens the venue [S2.21]', async () => {
  const render = vi.fn<RenderPage>(renderPage);
  const alone = await openFoundSite(
    async (store, dataDir) => {
      expect((await importVenue(store, dataDir, join(DEMO, 'neven'))).ok).toBe(true);
    },
    { render },
  );
  const answer = await alone.app.inject({ url: '/', headers: { accept: 'text/html' } });
  await alone.close();
  expect(answer.statusCode).toBe(200);
  expect(answer.body).not.toMatch(/<html [^>]*data-drawn/);
  expect(render).not.toHaveBeenCalled();
});

test('server rendering: the language is the address’s, else the guest’s choice, else one shared by browser and venue [S1.10]', async () => {
  const languageOf = async (url: string, headers: Record<string, string> = {}) => (await ask(url, headers)).language;
  const chosen = { cookie: 'a=b; _tlt_=es' };
  const german = { 'accept-language': 'sv, fr;q=0.2, de-AT;q=0.9' };
  expect(await languageOf('/neven')).toBe('bg');
  expect(await languageOf('/neven', german)).toBe('de');
  expect(await languageOf('/neven', { ...german, ...chosen })).toBe('es');
  expect(await languageOf('/neven?lang=en', { ...german, ...chosen })).toBe('en');
  expect(await languageOf('/neven?lang=xx', { cookie: '_tlt_=xx', 'accept-language': 'sv' })).toBe('bg');
  expect((await ask('/neven', german)).headers['content-language']).toBe('de');
});

test('server rendering: guesses the kind of device from the browser, and knows a kiosk by its cookie', async () => {
  const kindOf = async (headers: Record<string, string>) => {
    const { slice, device } = await ask('/neven', headers);
    expect(device).toBe(slice?.kind);
    return slice?.kind;
  };
  expect(await kindOf({ 'user-agent': PHONE })).toBe('phone');
  expect(await kindOf({})).toBe('phone');
  expect(await kindOf({ 'user-agent': IPAD })).toBe('tablet');
  expect(await kindOf({ 'user-agent': PHONE.replace(' Mobile', '') })).toBe('tablet');
  expect(await kindOf({ 'user-agent': PHONE, cookie: '_tkm_=1' })).toBe('kiosk');
});

test('server rendering: reads the cookies that the device writes', () => {
  expect(READ_COOKIES).toEqual({ language: COOKIES.language, kiosk: COOKIES.kiosk });
});

test('server rendering: a page is rendered once for equal readers, and a current copy gets 304', async () => {
  const first = await ask('/neven/supi');
  const again = await ask('/neven/supi', { 'user-agent': PHONE, cookie: 'to_order=[1]' });
  expect(again.html).toBe(first.html);
  expect(drawn).toHaveBeenCalledTimes(1);
  expect(first.headers.vary).toBe('accept-encoding, accept-language, cookie, user-agent');
  const known = await ask('/neven/supi', { 'if-none-match': String(first.headers.etag) });
  expect([known.status, known.html]).toEqual([304, '']);
});

test('server rendering: a page is rendered anew when the venue opens, and not a minute earlier', async () => {
  const closed = await ask('/neven/deserti');
  now = Date.UTC(2026, 10, 24, 8, 59, 59);
  expect((await ask('/neven/deserti')).html).toBe(closed.html);
  now = Date.UTC(2026, 10, 24, 9, 0, 0);
  expect((await ask('/neven/deserti')).slice?.now).toBe(now);
  expect(drawn).toHaveBeenCalledTimes(2);
});

test('server rendering: an unknown dish, category or place gets 404 with a page that says so', async () => {
  for (const url of ['/neven/nothing', '/neven/salati/nothing', '/nowhere']) {
    const { status, root, slice, headers } = await ask(url);
    expect([url, status, headers['cache-control']]).toEqual([url, 404, 'no-store']);
    expect(root.length).toBeGreaterThan(20);
    // The app redirects to that page's address, so this page has no slice.
    expect(slice).toBeUndefined();
  }
});

test('server rendering: an address that opens a layer over the menu is left to the device', async () => {
  for (const url of ['/neven?show=cart', '/neven?scan=failed', '/neven/search?q=supa', '/join', '/neven/feedback']) {
    const { status, root, slice } = await ask(url);
    expect([url, status, root, slice]).toEqual([url, 200, '', undefined]);
  }
  expect(drawn).not.toHaveBeenCalled();
});

test('server rendering: a failed page falls back to the plain shell: its guest sees no error, the log does', async () => {
  fails = true;
  const { status, root, html } = await ask('/neven/riba');
  expect([status, root]).toEqual([200, '']);
  expect(html).toMatch(/<title>[^<]*Невен/);
  expect(said.join('')).toContain('a part is broken');
});

test('server rendering: scripts are files at the end, data is JSON that cannot run, and the no-script text comes first', async () => {
  const { html } = await ask('/neven/salati?lang=de');
  const order = ['<noscript>', 'id="root"', `id="${SLICE_ID}"`, '<script fetchpriority="low" type="module"'];
  const places = order.map((part) => html.indexOf(part));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(Math.min(...places)).toBeGreaterThan(0);
  expect(between(html, '<noscript>', '</noscript>')).toContain('Speisekarte');
  const inline = [...html.matchAll(/<script(?![^>]* src=)[^>]*>/g)].map(([tag]) => /type="([^"]*)"/.exec(tag)?.[1]);
  expect(inline.toSorted()).toEqual(['application/json', 'application/ld+json']);
  const policy = String((await ask('/neven')).headers['content-security-policy']);
  expect(policy).toMatch(/script-src [^;]*'self'/);
  expect(/script-src ([^;]*)/.exec(policy)?.[1]).not.toContain('unsafe-inline');
});

test('server rendering: a starting server renders each place once before the first guest', async () => {
  await site.app.listen({ host: '127.0.0.1', port: 0 });
  await vi.waitFor(() => expect(drawn.mock.calls.map(([{ url }]) => url).toSorted()).toEqual(['/briz', '/hotel-rila']));
  await site.app.inject({ url: '/briz', headers: { accept: 'text/html' } });
  expect(drawn).toHaveBeenCalledTimes(2);
});

test('server rendering: a dish that is off shows as sold out, without a plus in its category, until it is back [S4.06]', async () => {
  const soldOut = async () => {
    const { root, slice } = await ask('/neven/salati/shopska-salata');
    return [/изчерпан|свърши/i.test(root), slice?.place?.rows.map(({ productId }) => productId)];
  };
  const first = await soldOut();
  const place = await site.store.read.selectFrom('places').select('id').where('slug', '=', 'neven').executeTakeFirst();
  const { slice } = await ask('/neven/salati/shopska-salata');
  const product = slice?.place?.menu.products.find(({ slug }) => slug === 'shopska-salata');
  if (!place || !product) throw new Error('no salad');
  const row = { placeId: place.id as PlaceId, productId: product.id, until: null, seq: 1, at: now };
  /** The dish's card on its category's page: whether it is marked sold out, and has a plus. */
  const onCard = async () => {
    const { html } = await ask('/neven/salati');
    const card = between(html, ` data-product="${product.id}"`, 'data-testid="product-card"') ?? '';
    return [/изчерпан|свърши/i.test(card.replace(/<[^>]*>/g, ' ')), card.includes('data-testid="add-to-cart"')];
  };
  expect(await onCard()).toEqual([false, true]);
  await site.store.write(place.id, (tx) => switchOff(tx, row));
  expect(await soldOut()).toEqual([true, [product.id]]);
  expect(await onCard()).toEqual([true, false]);
  await site.store.write(place.id, (tx) => switchOn(tx, place.id, product.id));
  expect(await onCard()).toEqual([false, true]);
  expect(await soldOut()).toEqual(first);
  expect(first).toEqual([false, []]);
});

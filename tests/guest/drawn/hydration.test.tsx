// The server renders each kind of page without a browser, and a device hydrates it without rendering anything again.
import { expect, test, vi } from 'vitest';
import type { PlaceId } from '#domain/ids.ts';
import { LANGUAGES } from '#domain/language/language.ts';
import { LATER, openDrawn, page } from '../../shared/open-drawn.tsx';
import { patience } from '../../support/patience.ts';

const DESIGNS = [1, 2, 3] as const;
const KINDS = ['phone', 'tablet', 'kiosk'] as const;
const PATHS = ['', '/salati', '/salati/shopska-salata', '/all', '/search', '/about', '/gallery', '/custom-terms'].map(
  (path) => `/neven${path}`,
);

test.each(
  PATHS.flatMap((path, at) =>
    LANGUAGES.map((language, of) => {
      const turn = at + of;
      return [path, language, DESIGNS[turn % 3] ?? 1, KINDS[(turn + of) % 3] ?? 'phone'] as const;
    }),
  ),
)(
  'hydration: %s in %s, design %d, on a %s, matches the server’s HTML',
  async (url, language, designTheme, kind) => {
    const matches = (query: string) =>
      kind !== 'phone' && query.includes('62.5em') && query.includes('3/4') === (kind === 'kiosk');
    const { errors, told, lost, before } = await openDrawn(page(url, { language, kind }, { designTheme }), { matches });
    expect(errors).toEqual([]);
    expect(told).toEqual([]);
    // Rows of the whole menu are positioned by measuring, which is impossible here:
    // tests/guest/whole-menu/whole-menu-first.test.tsx.
    if (!url.endsWith('/all')) expect(lost).toEqual([]);
    expect(before.length).toBeGreaterThan(1_000);
  },
  patience(20_000),
);

test.each([
  ['of all venues', '/', { document: undefined }, {}],
  ['about the app', '/neven/about-tabl', {}, {}],
  ['of the menu on one page', '/neven', {}, { onePageMenu: true }],
  ['of the menu on one page at a category that comes later', '/neven/deserti', {}, { onePageMenu: true }],
  ['of the menu in panels', '/neven', {}, { pdfMenu: true }],
] as const)('hydration: the page %s matches the server’s HTML', async (_, asked, over, settings) => {
  const { errors, told, lost } = await openDrawn(page(asked, over, settings));
  expect(errors).toEqual([]);
  expect(told).toEqual([]);
  expect(lost).toEqual([]);
});

test('hydration: venues on a map match the server’s HTML', async () => {
  const { client } = page('/');
  const [one] = client.places;
  if (!one) throw new Error('The demo venue is missing');
  const places = [one, { ...one, id: 900 as PlaceId, slug: 'other' }];
  const { errors, told, lost, root } = await openDrawn(
    page('/', { document: undefined, client: { ...client, places } }),
  );
  expect([errors, told, lost]).toEqual([[], [], []]);
  expect(root.querySelector('[data-around=true]')).not.toBeNull();
});

test.each(PATHS)('hydration: %s matches the server’s HTML on a different device without an error', async (url) => {
  const { errors, told } = await openDrawn(page(url), {
    // A touch screen would load swiping, which needs layout sizes.
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

test('hydration: signals completion, so that waiting code starts', async () => {
  expect((await openDrawn(page('/neven'))).rendered).toBeGreaterThan(0);
});

test.each([
  ['word', (html: string) => html.replace('Шопска', 'Гръцка')],
  ['attribute', (html: string) => html.replace('data-testid="', 'data-testid="x')],
  ['element', (html: string) => html.replace(/<h1.*?<\/h1>/, '')],
])('hydration: a changed %s in the server’s HTML is reported', async (_, change) => {
  const { errors, told } = await openDrawn(page('/neven/salati'), { change });
  await vi.waitFor(() => expect(errors.length + told.length).toBe(1));
});

test('hydration: at a table code’s address the drawn menu stays, the code leaves the address, and a failure is shown above [S2.17]', async () => {
  const { errors, told, lost, path, root } = await openDrawn(page('/neven'), { address: '/neven/t/kxr4-8v2w' });
  expect([errors, told, lost]).toEqual([[], [], []]);
  expect(path()).toBe('/neven');
  expect(sessionStorage.getItem('early_scan')).toBe('{"place":"neven","code":"kxr4-8v2w"}');
  await vi.waitFor(() => expect(root.querySelector('[data-testid=scan-wait-notice]')).not.toBeNull(), patience(5_000));
  expect(root.querySelectorAll('[data-testid=product-card]').length).toBeGreaterThan(3);
});

const silent = () => () => undefined;
const nothing = async () => undefined;
/** A sign-in token; its signature is not checked here. */
const SIGNED_IN = `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify({ id: 7, exp: LATER }))}.x`;

// Every kind of page, in every language and design, as the server runs the app.
import { beforeAll, expect, test } from 'vitest';
import type { PageToDraw } from '#contract/menu/page-renderer.ts';
import { LANGUAGES } from '#domain/language/language.ts';
import type { PublishedPlace } from '../../../server/services/published-places.ts';
import { renderPage } from '../../../src/entry-server.tsx';
import { publishedDemo } from '../support/demo-places.ts';

const NOON = Date.UTC(2026, 10, 24, 11);
const ROUTES = [
  '/neven',
  '/neven/salati',
  '/neven/salati/shopska-salata',
  '/neven/search',
  '/neven/about',
  '/neven/about-tabl',
  '/neven/gallery',
  '/neven/custom-terms',
  '/404',
] as const;
const WITH_DISHES: readonly string[] = ROUTES.slice(0, 3);

let neven: PublishedPlace;
beforeAll(async () => {
  const found = (await publishedDemo()).get('neven');
  if (!found) throw new Error('neven');
  neven = found;
});

const page = (url: string, over: Partial<PageToDraw> = {}): PageToDraw => ({
  url,
  language: 'bg',
  kind: 'phone',
  client: { id: 'house', name: 'House', places: [neven.document.place] },
  document: neven.document,
  now: NOON,
  ...over,
});
const designed = (designTheme: 1 | 2 | 3): PageToDraw['document'] => ({
  ...neven.document,
  settings: { ...neven.document.settings, designTheme },
});
const wordsOf = (html: string): string => html.replace(/<[^>]*>/g, ' ').trim();

test.each([1, 2, 3] as const)(
  'no page is empty in design %s, in any language, and none differs when drawn again',
  async (design) => {
    const document = designed(design);
    for (const language of LANGUAGES) {
      for (const url of ROUTES) {
        const asked = page(url, { language, document });
        const { html, root, slice } = await renderPage(asked);
        const where = `${url} ${language}`;
        expect([where, root['data-theme']]).toEqual([where, String(design)]);
        expect(wordsOf(html).length, where).toBeGreaterThan(20);
        const dishes = slice.place?.menu.products.filter(({ name }) => name !== '') ?? [];
        if (WITH_DISHES.includes(url))
          expect(
            dishes.some(({ name }) => wordsOf(html).includes(name)),
            where,
          ).toBe(true);
        const again = await renderPage(asked);
        expect([again.html, JSON.stringify(again.slice)], where).toEqual([html, JSON.stringify(slice)]);
      }
    }
  },
);

test.each(['tablet', 'kiosk'] as const)('a category is drawn for a %s as that device lays it out', async (kind) => {
  const phone = await renderPage(page('/neven/salati'));
  const wide = await renderPage(page('/neven/salati', { kind }));
  expect(wide.root['data-device']).toBe(kind);
  expect(wide.html).not.toBe(phone.html);
  expect(wordsOf(wide.html)).toContain('Шопска салата');
});

test('a thousand drawings leave nothing behind in the memory', { tags: ['deep'] }, async () => {
  const gc = globalThis.gc;
  const used = () => {
    gc?.();
    return process.memoryUsage().heapUsed / 1e6;
  };
  const draw = async (times: number) => {
    for (let nth = 0; nth < times; nth++) {
      await renderPage(page(ROUTES[nth % ROUTES.length] ?? '/neven', { language: LANGUAGES[nth % 5] ?? 'bg' }));
    }
  };
  await draw(200);
  const before = used();
  await draw(1000);
  // Without a collector that can be called, what is not collected yet counts too.
  expect(used() - before).toBeLessThan(gc ? 8 : 150);
});

// Every kind of page in every language and design, rendered by the server's app.
import { setTimeout as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import type { PageToDraw } from '#contract/menu/page-renderer.ts';
import { LANGUAGES } from '#domain/language/language.ts';
import { renderPage } from '../../../src/entry-server.tsx';
import { demoPages } from '../support/demo-pages.ts';

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

const { neven, page } = await demoPages();
const designed = (designTheme: 1 | 2 | 3): PageToDraw['document'] => ({
  ...neven.document,
  settings: { ...neven.document.settings, designTheme },
});
const wordsOf = (html: string): string => html.replace(/<[^>]*>/g, ' ').trim();

test.each([1, 2, 3] as const)(
  'server rendering: no page is empty in design %s in any language, and each is equal when rendered again',
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

test.each(['tablet', 'kiosk'] as const)('server rendering: a category has the layout of a %s', async (kind) => {
  const phone = await renderPage(page('/neven/salati'));
  const wide = await renderPage(page('/neven/salati', { kind }));
  expect(wide.root['data-device']).toBe(kind);
  expect(wide.html).not.toBe(phone.html);
  expect(wordsOf(wide.html)).toContain('Шопска салата');
});

test('server rendering: a thousand pages leak no memory', { tags: ['deep'] }, async () => {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  const used = () => {
    if (typeof collect !== 'function') throw new Error('no collector');
    collect();
    return process.memoryUsage().heapUsed / 1e6;
  };
  const draw = async (times: number) => {
    for (let nth = 0; nth < times; nth++) {
      await renderPage(page(ROUTES[nth % ROUTES.length] ?? '/neven', { language: LANGUAGES[nth % 5] ?? 'bg' }));
      // Yields like between two requests, so that React's scheduled work is released.
      await nextTurn();
    }
    await nextTurn();
  };
  await draw(200);
  const before = used();
  await draw(1000);
  expect(used() - before).toBeLessThan(8);
});

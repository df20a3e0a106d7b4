// A venue's texts stay texts: nothing in them runs, sends a request, redirects or covers the page. Tested with the
// sanitisers without a CSP, and with the CSP without sanitisers.

import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { HOSTILE_HTML } from '../tests/support/hostile-html.ts';
import { patience } from '../tests/support/patience.ts';
import { watchForHits, withoutPolicy } from './support/hostile.ts';
import { HOSTILE_CODE, HOSTILE_PLACE, makeHostileVenue } from './support/hostile-venue.ts';
import { CartPanel, MenuPage } from './support/pages.ts';
import { untilStill } from './support/still.ts';
import { expect, test } from './support/test.ts';

// The test changes page answers in transit, which a worker would bypass.
test.use({ serviceWorkers: 'block', serverOf: 'own-places' });
test.setTimeout(patience(120_000));

const PAYLOADS = HOSTILE_HTML.map(({ html }) => html);
/** A CSP does not control redirects; the sanitisers do. */
const LEADS_AWAY = /http-equiv/i;

/** Number of payloads per page. */
const BATCH = 90;

/** Shows payloads unsanitised, each in a frame with its own document under the app's origin, and waits for their effects. */
async function showRaw(page: Page, payloads: readonly string[], policy: string | undefined): Promise<void> {
  const context = page.context();
  await context.route('**/raw/*', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: policy === undefined ? {} : { 'content-security-policy': policy },
      body: `<!doctype html><title>raw</title><body>${payloads[Number(route.request().url().split('/').at(-1))] ?? ''}`,
    }),
  );
  for (let from = 0; from < payloads.length; from += BATCH) {
    const frames = payloads.slice(from, from + BATCH).map((_, at) => `<iframe src="/raw/${from + at}"></iframe>`);
    await context.unroute('**/frames');
    await context.route('**/frames', (route) => route.fulfill({ contentType: 'text/html', body: frames.join('') }));
    await page.goto('/frames');
    await untilStill(page);
  }
  await context.unroute('**/raw/*');
}

test('hostile HTML: runs without a sanitiser and without a CSP, so the test corpus is really hostile @deep', async ({
  page,
  baseURL,
  guard,
}) => {
  guard.allow(/./);
  const watch = await watchForHits(page.context(), baseURL ?? '');
  const alive: Record<string, number> = {};
  for (const family of ['script', 'handler', 'foreign', 'mutation', 'broken'] as const) {
    const own = HOSTILE_HTML.filter((one) => one.family === family && !LEADS_AWAY.test(one.html));
    watch.forget();
    await showRaw(
      page,
      own.slice(0, BATCH).map(({ html }) => html),
      undefined,
    );
    alive[family] = watch.findings().length;
  }
  for (const [family, hits] of Object.entries(alive)) expect(hits, family).toBeGreaterThan(10);
});

test('hostile HTML: with only the CSP, no script runs and no request is sent @deep', async ({
  page,
  baseURL,
  guard,
}) => {
  guard.allow(/./);
  const watch = await watchForHits(page.context(), baseURL ?? '');
  const policy = (await page.request.get('/neven')).headers()['content-security-policy'];
  expect(policy).toContain("script-src 'self'");
  // Only to allow the frames of this test.
  const framed = policy?.replace("frame-ancestors 'none'", "frame-ancestors 'self'");
  await showRaw(
    page,
    PAYLOADS.filter((html) => !LEADS_AWAY.test(html)),
    framed,
  );
  expect(watch.findings()).toEqual([]);
});

test('hostile HTML: with the device’s sanitiser only, all is shown and no script runs @deep', async ({
  page,
  baseURL,
}) => {
  const watch = await watchForHits(page.context(), baseURL ?? '');
  await withoutPolicy(page.context());
  await page.goto('/neven');
  await new MenuPage(page).ready();
  const cleaner = readdirSync('dist/assets').find((file) => /^later\.safe-html-clean-.*\.js$/.test(file));
  const left = await page.evaluate(
    async ({ file, payloads }) => {
      const { cleanHtml } = (await import(file)) as { cleanHtml: (html: string, links: 'open') => DocumentFragment };
      const home = document.createElement('main');
      document.body.append(home);
      const strange: string[] = [];
      for (const payload of payloads) {
        const place = document.createElement('div');
        home.append(place);
        place.replaceChildren(cleanHtml(payload, 'open'));
        for (const element of place.querySelectorAll('*')) {
          const bad = element.getAttributeNames().find((name) => /^on|^style$|^id$|^name$|^class$/.test(name));
          const { position } = getComputedStyle(element);
          if (bad || position !== 'static') strange.push(`${payload} → ${element.outerHTML}`);
          for (const type of ['focus', 'mouseover', 'toggle', 'load', 'error', 'animationstart', 'scroll', 'begin']) {
            element.dispatchEvent(new Event(type, { bubbles: true }));
          }
        }
        // Serialised and parsed again, like a careless program.
        const again = document.createElement('div');
        again.innerHTML = place.innerHTML;
        if (again.querySelector('script, style, svg, math, iframe, object, embed, form, input, template')) {
          strange.push(`${payload} ⇒ ${again.innerHTML}`);
        }
      }
      return { strange, shown: home.children.length };
    },
    { file: `/assets/${cleaner}`, payloads: PAYLOADS },
  );
  expect(left).toEqual({ strange: [], shown: PAYLOADS.length });
  await untilStill(page);
  expect(watch.findings()).toEqual([]);
  expect(new URL(page.url()).pathname).toBe('/neven');
});

test('hostile venue: can be read and ordered from without a CSP, and its texts stay text @deep', async ({
  page,
  baseURL,
  server,
}) => {
  const root = mkdtempSync(join(tmpdir(), 'tabl-hostile-'));
  const venue = makeHostileVenue(root);
  server.run(['import', venue.folder]);
  rmSync(root, { recursive: true, force: true });
  const watch = await watchForHits(page.context(), baseURL ?? '');
  await withoutPolicy(page.context());
  const look = async (path: string) => {
    await page.goto(path);
    await expect(page.locator('#root > *').first()).toBeAttached();
    await untilStill(page);
    expect(watch.findings(), path).toEqual([]);
    expect(new URL(page.url()).host).toBe(new URL(baseURL ?? '').host);
  };

  await page.goto(`/${HOSTILE_PLACE}/t/${HOSTILE_CODE}`);
  const menu = await new MenuPage(page).ready();
  for (const [at, names] of venue.dishes.entries()) {
    await look(`/${HOSTILE_PLACE}/c${at}`);
    await menu.ready();
    const shown = await menu.cards.evaluateAll((cards) => cards.map((card) => card.textContent ?? ''));
    // The first ones are visible; the list grows on scrolling.
    for (const name of names.slice(0, 3)) {
      expect(
        shown.some((text) => text.includes(name)),
        name,
      ).toBe(true);
    }
    await page.mouse.wheel(0, 20_000);
  }
  for (const path of ['', '/all', '/about', '/gallery', '/custom-terms', '/search', '/about-tabl', '/told', '/links']) {
    await look(`/${HOSTILE_PLACE}${path}`);
  }
  for (const dish of ['d0-1', 'd2-3', 'd5-15']) await look(`/${HOSTILE_PLACE}/c${dish[1]}/${dish}`);
  await look('/');

  // Continues in another language, and sends an order with hostile text of its own.
  await page.context().addCookies([{ name: '_tlt_', value: 'en', url: baseURL ?? '' }]);
  for (const path of ['/c3', '/about', '/custom-terms']) await look(`/${HOSTILE_PLACE}${path}`);
  await look(`/${HOSTILE_PLACE}/c1/d1-0`);
  await page.getByTestId('add-product').first().click();
  // The dish's page closes once the dish is in the order; until then it would take the press.
  await expect(page.getByTestId('product-screen')).toHaveCount(0);
  await look(`/${HOSTILE_PLACE}?show=cart`);
  const cart = await new CartPanel(page).ready();
  await expect(cart.lines).toHaveCount(1);
  await cart.send.click();
  await expect(page.getByTestId('order-entry').first()).toHaveAttribute('data-state', /received/);
  expect(watch.findings()).toEqual([]);
});

// A server-drawn page, opened in its own browser.
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { afterEach, beforeAll, expect } from 'vitest';
import type { PageToDraw } from '#contract/menu/page-renderer.ts';
import { readSlice } from '#contract/menu/slice.ts';
import type { Settings } from '#domain/place/settings.ts';
import { fail } from '#domain/result.ts';
import { createDrawnPage } from '#shared/drawn-page.ts';
import { drawnTabl } from '#shared/drawn-tabl.ts';
import type { Tabl } from '#shared/tabl.ts';
import { TablProvider } from '#shared/tabl-context.tsx';
import type { PublishedPlace } from '../../server/services/place/published-places.ts';
import { renderPage } from '../../src/entry-server.tsx';
import { createTablRouter } from '../../src/router.tsx';
import { type Browser, openBrowser } from '../guest/drawn/browser.ts';
import { publishedDemo } from '../server/support/demo-places.ts';
import { patience } from '../support/patience.ts';

const NOON = Date.UTC(2026, 10, 24, 11);
/** When a kept page is opened: on another day, while the venue is closed. */
export const LATER = NOON + 40 * 3_600_000;
/** Elements whose removal no guest sees: a venue's HTML until sanitized, and elements that Radix keeps only for forms. */
const REPLACED = '[aria-busy=true], input[aria-hidden=true]';

let neven: PublishedPlace;
let browser: Browser | undefined;
let leave: (() => void) | undefined;
beforeAll(async () => {
  const found = (await publishedDemo()).get('neven');
  if (!found) throw new Error('The demo venue is missing');
  neven = found;
});
/** Waits until all pending work is done. */
export const atRest = async () => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0));
};
/** Number of elements that React has hydrated: it marks each of them. */
const takenOver = (root: Element): number =>
  [...root.querySelectorAll('*')].filter((element) =>
    Object.keys(element).some((key) => key.startsWith('__reactFiber$')),
  ).length;
/** Boundaries hydrate one after the other, in many small turns on a busy machine. */
const untilTakenOver = async (root: Element, isRendered: () => boolean): Promise<void> => {
  const end = Date.now() + patience(10_000);
  let before = -1;
  for (let now = takenOver(root); (now !== before || !isRendered()) && Date.now() < end; now = takenOver(root)) {
    before = now;
    await atRest();
  }
};
afterEach(async () => {
  leave?.();
  leave = undefined;
  await atRest();
  await browser?.close();
  browser = undefined;
});

/** A page of the demo venue for the server to draw. */
export const page = (url: string, over: Partial<PageToDraw> = {}, settings: Partial<Settings> = {}): PageToDraw => ({
  url,
  language: 'bg',
  kind: 'phone',
  client: { id: 'house', name: 'House', places: [neven.document.place] },
  document: { ...neven.document, settings: { ...neven.document.settings, ...settings } },
  now: NOON,
  ...over,
});

/** Paths that a hydrating page may request; they get no answer. All others throw, as in server rendering. */
const ASKED: readonly string[] = ['map-services'];
const unheard = (http: Tabl['http']): Tabl['http'] =>
  new Proxy(http, {
    get: (none, member: keyof Tabl['http']) =>
      member === 'read'
        ? async (path: string) => (ASKED.includes(path) ? fail({ kind: 'no_response' }) : none.read(path))
        : none[member],
  });

export interface Opening {
  readonly matches?: (query: string) => boolean;
  readonly cookies?: readonly string[];
  readonly tabl?: Partial<Tabl>;
  /** The address, if different from the drawn one. */
  readonly address?: string;
  /** Changes the markup before it reaches the browser. */
  readonly change?: (html: string) => string;
}

/** Opens a drawn page on a device. Returns the console messages, and the server's elements that are still there. */
export async function openDrawn(
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
  const still = drawnTabl(read);
  const device: Tabl = {
    ...still,
    http: unheard(still.http),
    drawn: page,
    serverNow: () => page.now() ?? LATER,
    ...tabl,
  };
  const router = createTablRouter(device, createMemoryHistory({ initialEntries: [address] }));
  router.ssr = { manifest: undefined };
  i18n.activate(asked.language);
  await router.load();
  const errors: string[] = [];
  let rendered = 0;
  router.subscribe('onRendered', () => {
    rendered += 1;
  });
  const app = hydrateRoot(
    root,
    <I18nProvider i18n={i18n}>
      <TablProvider tabl={device}>
        <RouterProvider router={router} />
      </TablProvider>
    </I18nProvider>,
    { onRecoverableError: (error) => errors.push(String(error)) },
  );
  leave = () => app.unmount();
  await untilTakenOver(root, () => rendered > 0);
  return {
    router,
    rendered,
    errors,
    told: here.told,
    root,
    before,
    path: () => router.state.location.pathname,
    lost: drawn
      .filter((element) => !element.isConnected && !element.matches(REPLACED))
      .map((element) => element.outerHTML),
  };
}

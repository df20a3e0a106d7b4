// Duration of rendering a page of 25 dishes on the server, and the size of the page and its parts. Needs a build.
//
//     node --expose-gc tests/bench/render.ts
import { join } from 'node:path';
import { setTimeout as nextTurn } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import type { DrawnDocument, PageToDraw, RenderPage } from '#contract/menu/page-renderer.ts';
import type { ProductId } from '#domain/ids.ts';
import { createPublishedPlaces } from '../../server/services/place/published-places.ts';
import { RENDERER } from '../../server/site/drawn/renderer.ts';
import { openStore } from '../../server/store/open-store.ts';
import { importVenue } from '../../server/venue/import-venue.ts';
import { temporaryFolder } from './running.ts';

const ROOT = join(import.meta.dirname, '../..');
const DISHES = 25;
const ROUNDS = Number(process.env.ROUNDS ?? 300);

/** The demo's first category with this many dishes. */
const filled = (document: DrawnDocument): DrawnDocument => {
  const { menu } = document;
  const id = menu.categories.find(({ slug }) => slug === 'salati')?.id;
  const own = menu.products.filter(({ categoryIds }) => id !== undefined && categoryIds[0] === id);
  const more = Array.from({ length: DISHES - own.length }, (_, nth) => {
    const like = own[nth % own.length];
    return like ? [{ ...like, id: (900_000 + nth) as ProductId, slug: `${like.slug}-${nth}` }] : [];
  });
  return { ...document, menu: { ...menu, products: [...menu.products, ...more.flat()] } };
};

const packed = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).length;

const store = await openStore({ url: undefined, file: ':memory:' });
await importVenue(store, temporaryFolder(), join(ROOT, 'demo/neven'));
const [place] = await createPublishedPlaces(store).all();
if (!place) throw new Error('neven');
const { renderPage }: { renderPage: RenderPage } = await import(pathToFileURL(join(ROOT, 'dist', RENDERER)).href);
const document = filled(place.document);
const asked: PageToDraw = {
  url: '/neven/salati',
  language: 'bg',
  kind: 'phone',
  document,
  now: Date.UTC(2026, 10, 24, 11),
  client: { id: 'bench', name: 'Bench', places: [document.place] },
};

const began = performance.now();
const { html, slice } = await renderPage(asked);
console.log(`first drawing: ${(performance.now() - began).toFixed(0)} ms`);
const cards = html.split('data-testid="product-card"').length - 1;
console.log(`markup of ${cards} cards: ${packed(html)} bytes of brotli, slice: ${packed(JSON.stringify(slice))}`);
for (let nth = 0; nth < 50; nth++) await renderPage(asked);
globalThis.gc?.();
const heap = process.memoryUsage().heapUsed;
const cpu = process.cpuUsage();
const times: number[] = [];
for (let nth = 0; nth < ROUNDS; nth++) {
  const start = performance.now();
  await renderPage(asked);
  times.push(performance.now() - start);
  // Like between two requests: one turn of the event loop lets React finish its scheduled work.
  await nextTurn();
}
const { user, system } = process.cpuUsage(cpu);
times.sort((a, b) => a - b);
globalThis.gc?.();
const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
console.log(`${DISHES} dishes, ${ROUNDS} drawings: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`);
console.log(`processor: ${((user + system) / 1000 / ROUNDS).toFixed(1)} ms a drawing`);
console.log(`heap: ${((process.memoryUsage().heapUsed - heap) / 1e6).toFixed(1)} MB more`);
await store.close();

// How many seconds after its first paint a first visit opens without a network: the line is cut then, and the page opened
// again, which must show its cards.
//
//   node tests/bench/offline-from.ts [--products 300] [--net slow4g] [--cpu 4] [--rounds 3] [--at category|code]
//                                    [--port 5890] [--minutes 10]
//
// Needs the shared bench (BENCH_DIR, else beside the project) and a Chromium. Goals: 4 s at slow4g, 1.5 s at wifi.
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright';
import { findChromium } from '../support/chromium.ts';
import { openBench } from './bench-folder.ts';
import { PLACE, tableCode } from './menu-to-venue.ts';
import { prepareOurs } from './our-server.ts';
import { PHONE } from './phone.ts';
import { median, short } from './ratio-table.ts';
import { atEnd, endAfter, machine, pause } from './running.ts';
import { type SlowLink, slowLink } from './slow-link.ts';

const { values: asked } = parseArgs({
  options: {
    products: { type: 'string', default: '300' },
    net: { type: 'string', default: 'slow4g' },
    cpu: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '3' },
    at: { type: 'string', default: 'category' },
    port: { type: 'string', default: '5890' },
    minutes: { type: 'string', default: '10' },
  },
});
const LONGEST_MS = 60_000;

endAfter(Number(asked.minutes));
const bench = await openBench();
const found = await findChromium();
if (!found) console.error('There is no Chromium here: set CHROMIUM_PATH.');
if (!bench || !found) process.exit(1);
const port = Number(asked.port);
const server = await prepareOurs(await bench.venue(Number(asked.products)), port);
await server.start();
const link = await slowLink(asked.net, port);
const browser = await chromium.launch({ executablePath: found.path, args: ['--no-sandbox'] });
atEnd(() => void browser.close());
const path = asked.at === 'code' ? `/${PLACE}/t/${tableCode(0)}` : `/${PLACE}/cat-1`;

/** Time after the first paint at which the worker has stored a page of the place, ms; `undefined`: not yet. */
const keptAfter = (page: Page): Promise<number | undefined> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('tabl-pages-'));
    const kept = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length));
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return kept.some((count) => count > 0) && paint ? performance.now() - paint.startTime : undefined;
  });

async function visit(from: Browser, { port: entrance, setOffline }: SlowLink): Promise<number> {
  const context = await from.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: Number(asked.cpu) });
    await page.goto(`http://localhost:${entrance}${path}`, { waitUntil: 'commit', timeout: LONGEST_MS });
    const began = Date.now();
    let after: number | undefined;
    while (after === undefined && Date.now() - began < LONGEST_MS) {
      await pause(50);
      after = await keptAfter(page).catch(() => undefined);
    }
    setOffline(true);
    await page.reload();
    await page.getByTestId('product-card').first().waitFor({ timeout: 10_000 });
    return after ?? Number.NaN;
  } finally {
    setOffline(false);
    await context.close();
  }
}

const seconds: number[] = [];
for (let round = 0; round < Number(asked.rounds); round++) seconds.push((await visit(browser, link)) / 1000);
console.log(`\n${path}, ${asked.products} products, net ${asked.net}, CPU / ${asked.cpu}. ${machine()}\n`);
console.log(
  `Opens without a network ${short(median(seconds))} s after the first paint (${seconds.map(short).join(', ')}).`,
);
await browser.close();
await server.stop();
process.exit(0);

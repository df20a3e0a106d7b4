// From a tap on "add" to the painted cart, with 3,000 products, CPU / 6; ours beside the static page.
//
//   node tests/bench/cart-paint.ts [--products 3000] [--cpu 6] [--taps 20] [--rounds 3] [--port 5860] [--minutes 30]
//
// Two pairs: a category of 25 dishes in a menu of all, and one list of all dishes. Ours writes the cart to the disk of the
// device before it shows it; the static page writes to local storage. "cart" is the time until the new number has been
// painted; "next" is what Event Timing says (the next frame, whatever it shows). 16 ms stands for "less than 16".
// Needs the shared bench (BENCH_DIR, else beside the project) and a Chromium.
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright';
import { findChromium } from '../support/chromium.ts';
import { openBench } from './bench-folder.ts';
import { EVERYTHING, PLACE } from './menu-to-venue.ts';
import { prepareOurs } from './our-server.ts';
import { PHONE } from './phone.ts';
import { median, quantile, ratioTable } from './ratio-table.ts';
import { atEnd, endAfter, machine, pause, startProgram } from './running.ts';
import { watchTaps } from './tap-probe.ts';

const { values: asked } = parseArgs({
  options: {
    products: { type: 'string', default: '3000' },
    cpu: { type: 'string', default: '6' },
    taps: { type: 'string', default: '20' },
    rounds: { type: 'string', default: '3' },
    port: { type: 'string', default: '5860' },
    minutes: { type: 'string', default: '30' },
  },
});
/** After the first card the page loads the rest; the measured taps are those on a page at rest. */
const REST_MS = 6_000;
const BETWEEN_MS = 400;

interface Contender {
  readonly name: string;
  readonly url: string;
  readonly add: string;
  readonly count: string;
}
interface Taps {
  readonly cart: readonly number[];
  readonly next: readonly number[];
  readonly nodes: number;
}

endAfter(Number(asked.minutes));
const bench = await openBench();
const found = await findChromium();
if (!found) console.error('There is no Chromium here: set CHROMIUM_PATH.');
if (!bench || !found) process.exit(1);
const port = Number(asked.port);
const products = Number(asked.products);
await startProgram(['serve.mjs', '--root', await bench.staticSite(products), '--port', String(port)], {
  cwd: bench.path,
  port,
});
const server = await prepareOurs(await bench.venue(products, { everything: true }), port + 1);
await server.start();

const fixed = { add: 'button[data-v]', count: '#n' };
const own = { add: '[data-testid=add-to-cart]:not([aria-haspopup])', count: '[data-testid=cart-count]' };
const pairs: readonly (readonly [string, Contender, Contender])[] = [
  [
    'a category of 25',
    { name: 'ours', url: `http://localhost:${port + 1}/${PLACE}/cat-1`, ...own },
    { name: 'static', url: `http://localhost:${port}/cat-1.html`, ...fixed },
  ],
  [
    `one list of ${products}`,
    { name: 'ours', url: `http://localhost:${port + 1}/${PLACE}/${EVERYTHING}`, ...own },
    { name: 'static', url: `http://localhost:${port}/all.html`, ...fixed },
  ],
];

async function tap(browser: Browser, one: Contender): Promise<Taps> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.addInitScript(watchTaps, one.count);
  await page.goto(one.url, { timeout: 60_000 });
  const buttons = page.locator(one.add);
  await buttons.first().waitFor({ timeout: 60_000 });
  await pause(REST_MS);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: Number(asked.cpu) });
  // The first tap renders the cart's bar and runs code for the first time; the tap counts like the others.
  const inSight = Math.min(await buttons.count(), 4);
  for (let nth = 0; nth < Number(asked.taps); nth++) {
    await buttons.nth(nth % inSight).tap({ timeout: 10_000 });
    await pause(BETWEEN_MS);
  }
  await pause(1_000);
  const { times, nodes } = await page.evaluate(() => ({
    times: window.tapTimes,
    nodes: document.querySelectorAll('*').length,
  }));
  await context.close();
  const next = Object.values(times.next);
  while (next.length < Number(asked.taps)) next.push(16);
  return { cart: times.cart, next, nodes };
}

const results = new Map<Contender, Taps[]>();
for (let round = 0; round < Number(asked.rounds); round++) {
  for (const [what, ...pair] of pairs) {
    for (const one of round % 2 ? pair.toReversed() : pair) {
      const browser = await chromium.launch({ executablePath: found.path, args: ['--no-sandbox'] });
      atEnd(() => void browser.close());
      const taps = await tap(browser, one);
      await browser.close();
      results.set(one, [...(results.get(one) ?? []), taps]);
      const { cart, nodes } = taps;
      console.error(
        `round ${round + 1} ${one.name}, ${what}: ${cart.length} taps, p50 ${median(cart).toFixed(0)} ms, ${nodes} nodes`,
      );
    }
  }
}

console.log(`\n${products} products, CPU / ${asked.cpu}, ${asked.taps} taps, ${asked.rounds} rounds. ${machine()}`);
for (const [what, ours, base] of pairs) {
  const row = (name: string, of: (taps: Taps) => number, goal = '') => ({
    what: name,
    ours: (results.get(ours) ?? []).map(of),
    base: (results.get(base) ?? []).map(of),
    goal,
  });
  const isLong = what !== pairs[0]?.[0];
  const table = ratioTable(
    [
      row('tap to painted cart, p50, ms', ({ cart }) => median(cart)),
      row('tap to painted cart, worst, ms', ({ cart }) => Math.max(...cart)),
      row('tap to next frame, p50, ms', ({ next }) => median(next), isLong ? '≤ 0.3' : '≤ 1.3'),
      row('tap to next frame, p95, ms', ({ next }) => quantile(next, 0.95)),
      row('tap to next frame, worst, ms', ({ next }) => Math.max(...next), isLong ? '≤ 0.3' : '≤ 1.5'),
      row('taps that were counted', ({ cart }) => cart.length),
      row('elements in the page', ({ nodes }) => nodes),
    ],
    'ours',
    'static',
  );
  console.log(`\n${what}\n\n${table}`);
}
process.exit(0);

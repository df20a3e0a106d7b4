// Flings through the whole menu of 3,000 dishes with a finger, and beside it through a category of 25: how long the
// frames took. Then how long an add takes there, and what 200 changes of category leave in memory.
//
//   node tests/bench/fling.ts [--products 3000] [--cpu 4,6] [--seconds 5] [--rounds 3] [--only fling,tap,heap]
//                             [--port 5880] [--minutes 30]
//
// The frames are the page's own (requestAnimationFrame), made by a throttled processor; the finger is real touch events
// (CDP). Needs the shared bench (BENCH_DIR, else beside the project) and a Chromium.
import { parseArgs } from 'node:util';
import { type CDPSession, chromium, type Page } from 'playwright';
import { findChromium } from '../support/chromium.ts';
import { openBench } from './bench-folder.ts';
import { type Frames, frameProbe } from './frame-probe.ts';
import { PLACE } from './menu-to-venue.ts';
import { prepareOurs } from './our-server.ts';
import { PHONE } from './phone.ts';
import { median, quantile, ratioTable, short } from './ratio-table.ts';
import { atEnd, endAfter, machine, pause } from './running.ts';
import { watchTaps } from './tap-probe.ts';

const { values: asked } = parseArgs({
  options: {
    products: { type: 'string', default: '3000' },
    cpu: { type: 'string', default: '4,6' },
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
    only: { type: 'string', default: 'fling,tap,heap' },
    port: { type: 'string', default: '5880' },
    minutes: { type: 'string', default: '30' },
  },
});
const { width: WIDTH, height: HEIGHT } = PHONE.viewport;
/** After the first card the page loads the rest; the measured page is at rest. */
const REST_MS = 6_000;
const TAPS = 20;
const CHANGES = 200;

endAfter(Number(asked.minutes));
const bench = await openBench();
const found = await findChromium();
if (!found) console.error('There is no Chromium here: set CHROMIUM_PATH.');
if (!bench || !found) process.exit(1);
const port = Number(asked.port);
const server = await prepareOurs(await bench.venue(Number(asked.products)), port);
await server.start();
const WHOLE = `http://localhost:${port}/${PLACE}/all`;
const CATEGORY = `http://localhost:${port}/${PLACE}/cat-1`;

const parts = asked.only.split(',');
for (const cpu of asked.cpu.split(',').map(Number)) {
  if (parts.includes('fling')) await compareFlings(cpu);
  if (parts.includes('tap')) await tapOnWhole(cpu);
}
if (parts.includes('heap')) await changeCategories();
process.exit(0);

/** A phone with a page at rest. */
async function opened<T>(
  url: string,
  prepare: (page: Page) => Promise<unknown>,
  work: (page: Page, cdp: CDPSession) => Promise<T>,
): Promise<T> {
  const browser = await chromium.launch({ executablePath: found?.path ?? '', args: ['--no-sandbox'] });
  atEnd(() => void browser.close());
  const page = await (await browser.newContext(PHONE)).newPage();
  await prepare(page);
  await page.goto(url, { timeout: 60_000 });
  await page.locator('[data-testid=product-card]').first().waitFor({ timeout: 60_000 });
  await pause(REST_MS);
  const result = await work(page, await page.context().newCDPSession(page));
  await browser.close();
  return result;
}

/** One quick stroke of the thumb, and a pause while the list scrolls on. */
async function fling(cdp: CDPSession, isDown: boolean): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part?: number) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: part === undefined ? [] : [{ x: WIDTH / 2, y: HEIGHT * part }],
    });
  const [from, to] = isDown ? [0.8, 0.2] : [0.2, 0.8];
  const steps = 8;
  // A finger does not wait for the page, so no answer is awaited between two touches.
  const sent: Promise<unknown>[] = [touch('touchStart', from)];
  for (let step = 1; step <= steps; step++) {
    await pause(12);
    sent.push(touch('touchMove', from + ((to - from) * step) / steps));
  }
  sent.push(touch('touchEnd'));
  await pause(400);
  await Promise.all(sent);
}

function flingThrough(url: string, cpu: number): Promise<Frames> {
  return opened(
    url,
    (page) => page.addInitScript(frameProbe, '[data-testid=product-card], [data-testid=menu-section]'),
    async (page, cdp) => {
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
      await page.evaluate(() => window.watchFrames(true));
      const end = performance.now() + Number(asked.seconds) * 1000;
      // Three strokes down, one up: a category of 25 has room for only two in one direction.
      const down = url === WHOLE ? [true, true, true, false] : [true, true, false, false];
      for (let nth = 0; performance.now() < end; nth++) await fling(cdp, down[nth % down.length] ?? true);
      return page.evaluate(() => {
        window.watchFrames(false);
        return window.flung;
      });
    },
  );
}

async function compareFlings(cpu: number): Promise<void> {
  const whole: Frames[] = [];
  const base: Frames[] = [];
  for (let round = 0; round < Number(asked.rounds); round++) {
    whole.push(await flingThrough(WHOLE, cpu));
    base.push(await flingThrough(CATEGORY, cpu));
    const last = whole.at(-1);
    console.error(
      `round ${round + 1}, CPU / ${cpu}: ${last?.times.length} frames over ${Math.round(last?.distance ?? 0)} px`,
    );
  }
  const row = (what: string, of: (frames: Frames) => number, goal = '') => ({
    what,
    ours: whole.map(of),
    base: base.map(of),
    goal,
  });
  const share = (ms: number) => (frames: Frames) =>
    (100 * frames.times.filter((time) => time > ms).length) / frames.times.length;
  // A punctual frame comes 16.7 ms after the last one, within the clock's resolution.
  const rows = [
    row('frame, p50, ms', ({ times }) => median(times)),
    row('frame, p95, ms', ({ times }) => quantile(times, 0.95), '≤ 17'),
    row('frame, longest, ms', ({ times }) => Math.max(...times), '≤ 50'),
    row('frames over 17 ms, %', share(17.5)),
    row('frames over 50 ms, %', share(50), '0'),
    row('frames with no dish in sight, %', ({ empty, times }) => (100 * empty) / times.length, '0'),
    row('frames', ({ times }) => times.length),
    row('scrolled, screens', ({ distance }) => distance / HEIGHT),
  ];
  console.log(
    `\nFling, ${asked.products} products, CPU / ${cpu}, ${asked.rounds} rounds of ${asked.seconds} s. ${machine()}\n`,
  );
  console.log(ratioTable(rows, 'whole menu', 'category of 25'));
}

async function tapOnWhole(cpu: number): Promise<void> {
  const cart: number[] = [];
  const next: number[] = [];
  for (let round = 0; round < Number(asked.rounds); round++) {
    const times = await opened(
      WHOLE,
      (page) => page.addInitScript(watchTaps, '[data-testid=cart-count]'),
      async (page, cdp) => {
        await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
        const buttons = page.locator('[data-testid=add-to-cart]:not([aria-haspopup])');
        for (let nth = 0; nth < TAPS; nth++) {
          await buttons.nth(nth % Math.min(await buttons.count(), 2)).tap({ timeout: 10_000 });
          await pause(400);
        }
        await pause(1_000);
        return page.evaluate(() => window.tapTimes);
      },
    );
    cart.push(...times.cart);
    next.push(...Object.values(times.next));
  }
  while (next.length < TAPS * Number(asked.rounds)) next.push(16);
  const figures = [
    ['tap to painted cart', cart],
    ['tap to next frame', next],
  ] as const;
  console.log(
    `\nAdding on the whole menu, ${asked.products} products, CPU / ${cpu}, ${cart.length} taps. ${machine()}\n`,
  );
  console.log('| ms | p50 | p95 | worst |\n|---|---|---|---|');
  for (const [what, all] of figures) {
    console.log(`| ${what} | ${short(median(all))} | ${short(quantile(all, 0.95))} | ${short(Math.max(...all))} |`);
  }
}

async function changeCategories(): Promise<void> {
  const heap = await opened(
    CATEGORY,
    async () => undefined,
    async (page, cdp) => {
      await cdp.send('HeapProfiler.enable');
      const used = async (): Promise<number> => {
        for (let times = 0; times < 3; times++) await cdp.send('HeapProfiler.collectGarbage');
        return (await cdp.send('Runtime.getHeapUsage')).usedSize / 1e6;
      };
      const tabs = page.locator('[data-testid=category-tab]');
      const count = await tabs.count();
      const change = async (nth: number) => {
        await tabs.nth(nth % count).evaluate((tab) => (tab as HTMLElement).click());
        await page.waitForFunction(
          (at) => document.querySelectorAll('[data-testid=category-tab]')[at]?.hasAttribute('aria-current'),
          nth % count,
        );
        await pause(30);
      };
      // The first round loads everything that is loaded once, so it is not counted.
      for (let nth = 1; nth <= count; nth++) await change(nth);
      const before = await used();
      for (let nth = 1; nth <= CHANGES / 2; nth++) await change(nth);
      const half = await used();
      for (let nth = 1; nth <= CHANGES / 2; nth++) await change(nth);
      return { before, half, after: await used() };
    },
  );
  console.log(`\nHeap after a collection, ${asked.products} products, ${CHANGES} changes of category. ${machine()}\n`);
  console.log('| MB | before | half-way | after | the second hundred |\n|---|---|---|---|---|');
  console.log(
    `| heap | ${short(heap.before)} | ${short(heap.half)} | ${short(heap.after)} | ${short(heap.after - heap.half)} |`,
  );
}

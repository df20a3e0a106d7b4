// How smooth a swipe from category to category is on a slow phone, beside the browser's own scrolling of the same page.
//
//   node tests/bench/swipe.ts [--cpu 4] [--swipes 12] [--rounds 3] [--port 5870] [--minutes 15]
//
// A finger of its own events draws to and fro; frames are counted by requestAnimationFrame from its touch until the page
// has been at rest for a while. The first swipe makes the neighbours, and is told apart. Needs a Chromium.
import { parseArgs } from 'node:util';
import { type CDPSession, chromium, type Page } from 'playwright';
import { findChromium } from '../support/chromium.ts';
import { prepareOurs } from './our-server.ts';
import { PHONE } from './phone.ts';
import { median, quantile, ratioTable } from './ratio-table.ts';
import { atEnd, endAfter, machine, pause } from './running.ts';

const { values: asked } = parseArgs({
  options: {
    cpu: { type: 'string', default: '4' },
    swipes: { type: 'string', default: '12' },
    rounds: { type: 'string', default: '3' },
    port: { type: 'string', default: '5870' },
    minutes: { type: 'string', default: '15' },
  },
});
const REST_MS = 6_000;
/** From releasing the finger until nothing moves and the next category is rendered. */
const STILL_MS = 1_400;

endAfter(Number(asked.minutes));
const found = await findChromium();
if (!found) {
  console.error('There is no Chromium here: set CHROMIUM_PATH.');
  process.exit(1);
}
const port = Number(asked.port);
const server = await prepareOurs('demo/neven', port);
await server.start();

interface Frames {
  readonly all: number[];
}
declare global {
  interface Window {
    countFrames: () => () => number[];
  }
}

function installCounter(): void {
  window.countFrames = () => {
    const lengths: number[] = [];
    let last = performance.now();
    let isCounting = true;
    const step = () => {
      const now = performance.now();
      lengths.push(now - last);
      last = now;
      if (isCounting) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
    return () => {
      isCounting = false;
      return lengths.slice(1);
    };
  };
}

const STEPS = 14;
async function drag(cdp: CDPSession, from: readonly [number, number], to: readonly [number, number]): Promise<void> {
  const at = (part: number) => ({ x: from[0] + (to[0] - from[0]) * part, y: from[1] + (to[1] - from[1]) * part });
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at(0)] });
  for (let step = 1; step <= STEPS; step++) {
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at(step / STEPS)] });
    await pause(12);
  }
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function framesOf(page: Page, work: () => Promise<void>): Promise<Frames> {
  const stop = await page.evaluateHandle(() => window.countFrames());
  await work();
  await pause(STILL_MS);
  const all = await stop.evaluate((end) => end());
  return { all };
}

const results: { first: number; swipe: number[]; scroll: number[] }[] = [];
for (let round = 0; round < Number(asked.rounds); round++) {
  const browser = await chromium.launch({ executablePath: found.path, args: ['--no-sandbox'] });
  atEnd(() => void browser.close());
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.addInitScript(installCounter);
  await page.goto(`http://localhost:${port}/neven`);
  await page.getByTestId('product-card').first().waitFor();
  await pause(REST_MS);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: Number(asked.cpu) });
  const left = () => drag(cdp, [360, 500], [60, 505]);
  const right = () => drag(cdp, [60, 500], [360, 505]);
  const first = await framesOf(page, left);
  const swipe: number[] = [];
  const scroll: number[] = [];
  for (let nth = 0; nth < Number(asked.swipes); nth++) {
    swipe.push(...(await framesOf(page, nth % 4 < 2 ? left : right)).all);
    scroll.push(...(await framesOf(page, () => drag(cdp, [200, 600], [205, nth % 2 ? 700 : 300]))).all);
  }
  console.error(`round ${round + 1}: ended at ${new URL(page.url()).pathname}`);
  results.push({ first: Math.max(...first.all), swipe, scroll });
  await browser.close();
}
const rows = [
  ['median frame, ms', (all: readonly number[]) => median(all), undefined],
  ['p95 frame, ms', (all: readonly number[]) => quantile(all, 0.95), '≤ 1.2'],
  ['p99 frame, ms', (all: readonly number[]) => quantile(all, 0.99), undefined],
  ['longest frame, ms', (all: readonly number[]) => Math.max(...all), undefined],
  ['frames over 50 ms, %', (all: readonly number[]) => (100 * all.filter((one) => one > 50).length) / all.length],
] as const;
console.log(`\nCPU / ${asked.cpu}, ${asked.rounds} rounds of ${asked.swipes}. ${machine()}\n`);
console.log(
  ratioTable(
    rows.map(([what, of, goal]) => ({
      what,
      ours: results.map(({ swipe }) => of(swipe)),
      base: results.map(({ scroll }) => of(scroll)),
      ...(goal !== undefined && { goal }),
    })),
    'swipe',
    'scroll',
  ),
);
console.log(`\nThe first swipe's longest frame: ${results.map(({ first }) => first.toFixed(0)).join(', ')} ms`);
process.exit(0);

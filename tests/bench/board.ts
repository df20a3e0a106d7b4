// How smooth the staff's boards are with 60 tables and 200 open orders, while ten orders a second arrive: the waiter's tables
// on a phone, the kitchen's screen at its size.
//
//   node tests/bench/board.ts [--cpu 1,4] [--only tables,kitchen] [--open 200] [--rate 10] [--seconds 20] [--port 5930] [--minutes 8]
//
// The orders that arrive stay open too, so the last frames show twice as many. Frames are counted by requestAnimationFrame over
// the whole time, those in which nothing changed too. The processor is throttled over CDP; the main thread's work is given in its
// own time, so that a busy machine changes it little. The menu is the shared bench's (BENCH_DIR, else beside the project).
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright';
import { findChromium } from '../support/chromium.ts';
import { openBench } from './bench-folder.ts';
import { becomeStation, invite, signInBySecret, signInManager } from './bench-staff.ts';
import { frameProbe } from './frame-probe.ts';
import { orders, readCarts, sendOrder, sitDown } from './guests.ts';
import { PLACE } from './menu-to-venue.ts';
import { type OurServer, prepareOurs } from './our-server.ts';
import { median, quantile, short } from './ratio-table.ts';
import { atEnd, endAfter, machine, pause } from './running.ts';

const { values: asked } = parseArgs({
  options: {
    cpu: { type: 'string', default: '1,4' },
    only: { type: 'string', default: 'tables,kitchen' },
    open: { type: 'string', default: '200' },
    rate: { type: 'string', default: '10' },
    seconds: { type: 'string', default: '20' },
    port: { type: 'string', default: '5930' },
    minutes: { type: 'string', default: '8' },
  },
});
const TABLES = 60;
const REST_MS = 5_000;
const WITHIN_MS = 15_000;

/** The screens, each with the way to sign in. */
const SCREENS = {
  tables: {
    device: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
    open: async (page: Page, server: OurServer) => {
      await signInBySecret(page, server.port, invite(server, 'WAITER'));
      await page.goto(`http://localhost:${server.port}/${PLACE}/staff/tables?view=tables`);
      await page
        .getByTestId('table-tile')
        .nth(TABLES - 1)
        .waitFor();
    },
  },
  kitchen: {
    device: { viewport: { width: 1280, height: 800 } },
    open: async (page: Page, server: OurServer, placeId: number) =>
      becomeStation(page, server.port, await (await signInManager(server, placeId)).stationCode()),
  },
} as const;

endAfter(Number(asked.minutes));
const bench = await openBench();
const found = await findChromium();
if (!found) console.error('There is no Chromium here: set CHROMIUM_PATH.');
if (!bench || !found) process.exit(1);
const venue = await bench.venue(300, { tables: TABLES });

interface Smoothness {
  readonly frames: readonly number[];
  /** Processor time of the main thread while the orders arrived, ms. */
  readonly work: number;
  readonly sent: number;
  /** Time from the last order's answer until no work waits, ms: how far the screen was behind. */
  readonly behind: number;
}

/** Sends orders at a fixed rate, however long the answers take. */
async function keepOrdering(send: () => Promise<unknown>): Promise<number> {
  const sent: Promise<unknown>[] = [];
  const began = performance.now();
  for (let nth = 0; nth < Number(asked.seconds) * Number(asked.rate); nth++) {
    await pause(Math.max(0, began + (nth * 1000) / Number(asked.rate) - performance.now()));
    sent.push(send());
  }
  await Promise.all(sent);
  return sent.length;
}

async function measure(name: keyof typeof SCREENS, cpu: number): Promise<Smoothness> {
  const server = await prepareOurs(venue, Number(asked.port), { TRUST_PROXY: '1' });
  const { placeId, carts } = await readCarts(server.dataDir, TABLES);
  await server.start();
  const next = orders(placeId, carts, await sitDown(server.port, TABLES));
  const send = () => sendOrder(server.port, next());
  for (let nth = 0; nth < Number(asked.open); nth++) await send();
  const browser = await chromium.launch({ executablePath: found?.path ?? '', args: ['--no-sandbox'] });
  atEnd(() => void browser.close());
  const page = await (await browser.newContext({ ...SCREENS[name].device, locale: 'bg-BG' })).newPage();
  await page.addInitScript(frameProbe, null);
  await SCREENS[name].open(page, server, placeId);
  await pause(REST_MS);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.setTimeDomain', { timeDomain: 'threadTicks' });
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  const worked = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
  const before = await worked();
  await page.evaluate(() => window.watchFrames(true));
  const sent = await keepOrdering(send);
  const work = (await worked()) - before;
  const frames = await page.evaluate(() => {
    window.watchFrames(false);
    return window.flung.times;
  });
  const ended = performance.now();
  await untilShown(page, name, Number(asked.open) + sent);
  const behind = performance.now() - ended;
  await browser.close();
  await server.kill();
  return { frames, work, sent, behind };
}

/** Waits until the last order is on the screen; prints a message when the order does not appear. */
async function untilShown(page: Page, name: keyof typeof SCREENS, all: number): Promise<void> {
  if (name !== 'kitchen') return;
  const isThere = (count: number) => document.querySelectorAll('[data-testid=ticket]').length >= count;
  await page
    .waitForFunction(isThere, all, { timeout: WITHIN_MS })
    .catch(() => console.error(`Not all ${all} tickets were there ${WITHIN_MS} ms later.`));
}

const rows: string[] = [];
for (const name of ['tables', 'kitchen'] as const) {
  if (!asked.only.split(',').includes(name)) continue;
  for (const cpu of asked.cpu.split(',').map(Number)) {
    const { frames, work, sent, behind } = await measure(name, cpu);
    const over = (100 * frames.filter((one) => one > 50).length) / frames.length;
    const cells = [median(frames), quantile(frames, 0.95), Math.max(...frames), over, work / sent, behind].map(short);
    rows.push(`| ${[name, cpu, frames.length, ...cells].join(' | ')} |`);
    console.error(rows.at(-1));
  }
}
console.log(
  `\n${TABLES} tables, ${asked.open} open orders, ${asked.rate} more a second for ${asked.seconds} s. ${machine()}\n`,
);
console.log(
  '| screen | CPU / | frames | p50, ms | p95 | longest | over 50 ms, % | main thread an order, ms | behind at the end, ms |',
);
console.log(`|---|---|---|---|---|---|---|---|---|\n${rows.join('\n')}`);
process.exit(0);

// A kiosk whose tab the browser has lost: how long until its next page answers a guest.
//
//   node tests/bench/crash.ts [--rounds 20] [--venue demo/neven] [--path neven] [--cpu 1] [--port 5900] [--minutes 20]
//
// The tab is crashed at its screen at rest and with a dish in the order, in turn, and the page is opened again at once, as a
// host does. Taken is the time from that until a touch has led from the screen at rest into the menu, so until the app and
// not the drawn page answers. Needs a Chromium.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright';
import { WALL } from '../../e2e/support/kiosk.ts';
import { findChromium } from '../support/chromium.ts';
import { ROOT } from './bench-folder.ts';
import { prepareOurs } from './our-server.ts';
import { quantile } from './ratio-table.ts';
import { atEnd, endAfter, machine } from './running.ts';

const { values: asked } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    venue: { type: 'string', default: 'demo/neven' },
    path: { type: 'string', default: 'neven' },
    cpu: { type: 'string', default: '1' },
    port: { type: 'string', default: '5900' },
    minutes: { type: 'string', default: '20' },
  },
});

endAfter(Number(asked.minutes));
const found = await findChromium();
if (!found) {
  console.error('There is no Chromium here: set CHROMIUM_PATH.');
  process.exit(1);
}
const server = await prepareOurs(resolve(ROOT, asked.venue), Number(asked.port));
await server.start();
const origin = `http://localhost:${asked.port}`;
const browser = await chromium.launch({ executablePath: found.path, args: ['--no-sandbox'] });
atEnd(() => void browser.close());
const context = await browser.newContext({ viewport: WALL, hasTouch: true, locale: 'bg-BG' });
await context.addCookies([{ name: '_tkm_', value: '1', url: origin }]);

/** Opens the kiosk's page; returns the time until a guest's touch has opened the menu, ms. */
async function open(): Promise<{ readonly page: Page; readonly taken: number }> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: Number(asked.cpu) });
  const begun = Date.now();
  await page.goto(`${origin}/${asked.path}`, { waitUntil: 'commit' });
  // A guest's order survives the crash: the page then opens at the menu. Without an order the page shows its start
  // screen.
  const begin = page.getByTestId('begin');
  const add = page.locator('[data-testid=add-to-cart]:not([aria-haspopup])').first();
  await begin.or(add).first().waitFor();
  if (await begin.isVisible()) await begin.click();
  await add.click();
  await page.getByTestId('card-count').first().waitFor();
  return { page, taken: Date.now() - begun };
}

async function crash(page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  const gone = page.waitForEvent('crash');
  void session.send('Page.crash').catch(() => undefined);
  await gone;
  await page.close();
}

/** The previous guest leaves, so that the kiosk shows its start screen. */
async function rest(page: Page): Promise<void> {
  await page.getByTestId('guest-done').click();
  const answer = page.locator('[data-testid=leaving] button:last-of-type');
  if (await answer.isVisible().catch(() => false)) await answer.click();
  await page.getByTestId('attract').waitFor();
}

let { page } = await open();
const [resting, chosen]: [number[], number[]] = [[], []];
for (let round = 0; round < Number(asked.rounds); round++) {
  const of = round % 2 === 0 ? resting : chosen;
  if (of === resting) await rest(page);
  await crash(page);
  const next = await open();
  of.push(next.taken);
  page = next.page;
  // Three crashes within ten minutes start the safe mode; this bench measures single crashes.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.includes('crash')) localStorage.removeItem(key);
  });
}
await browser.close();
await server.stop();

console.log(`\n${Number(asked.rounds)} crashes of the tab, CPU / ${asked.cpu}. ${machine()}\n`);
console.log('| opened again until a dish is in the order, ms | p50 | p95 | worst |\n|---|---|---|---|');
for (const [name, all] of [
  [`crashed at rest (${resting.length})`, resting],
  [`crashed with a dish chosen (${chosen.length})`, chosen],
] as const) {
  const [p50, p95, worst] = [quantile(all, 0.5), quantile(all, 0.95), Math.max(...all)];
  console.log(`| ${name} | ${p50.toFixed(0)} | ${p95.toFixed(0)} | ${worst.toFixed(0)} |`);
}
process.exit(0);

// Paying online: how long from the tap on "Order and pay" until the browser leaves for the bank's page, and until that is painted.
//
//   node tests/bench/pay.ts [--venue demo/neven] [--cpu 4] [--payments 8] [--rounds 3] [--port 5890] [--minutes 10]
//
// In between the order is saved on the device, sent, judged and stored, and its payment is started at the provider, here the
// double in the server's own process: a real provider adds its answer. The start of a round is the first payment of that phone.
// Needs a Chromium.
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright';
import { findChromium } from '../support/chromium.ts';
import { ROOT } from './bench-folder.ts';
import { prepareOurs } from './our-server.ts';
import { PHONE } from './phone.ts';
import { median, quantile } from './ratio-table.ts';
import { atEnd, endAfter, machine, pause, temporaryFolder } from './running.ts';

const { values: asked } = parseArgs({
  options: {
    venue: { type: 'string', default: 'demo/neven' },
    cpu: { type: 'string', default: '4' },
    payments: { type: 'string', default: '8' },
    rounds: { type: 'string', default: '3' },
    port: { type: 'string', default: '5890' },
    minutes: { type: 'string', default: '10' },
  },
});
const REST_MS = 8_000;
const BETWEEN_MS = 700;
const TAPPED = 'bench_tapped_at';

endAfter(Number(asked.minutes));
const found = await findChromium();
if (!found) {
  console.error('There is no Chromium here: set CHROMIUM_PATH.');
  process.exit(1);
}

interface VenueFile {
  readonly slug: string;
  hours?: unknown;
  settings?: Record<string, unknown>;
  categories: { hours?: unknown }[];
  orderTypes: { type: string; payments?: string[] }[];
}

/** The venue: always open, pickup is paid online, and the same dish may be ordered again at once. */
const folder = temporaryFolder();
cpSync(resolve(ROOT, asked.venue), folder, { recursive: true });
const venue = JSON.parse(readFileSync(join(folder, 'venue.json'), 'utf8')) as VenueFile;
delete venue.hours;
for (const category of venue.categories) delete category.hours;
for (const orderType of venue.orderTypes) if (orderType.type === 'preorder') orderType.payments = ['cash', 'online'];
venue.settings = { ...venue.settings, repeat_order_seconds: 0 };
writeFileSync(join(folder, 'venue.json'), JSON.stringify(venue));

const port = Number(asked.port);
const server = await prepareOurs(folder, port, { DEMO: '1' });
// Only demo venues may use a payment double.
writeFileSync(join(server.dataDir, 'demo-venues.json'), JSON.stringify({ [venue.slug]: { files: '', version: '' } }));
await server.start();

interface Times {
  /** Milliseconds from the tap. */
  readonly leaves: number;
  readonly painted: number;
}

/** A cart with a dish, and the order page filled in for online payment. */
async function fillIn(page: Page, isFirst: boolean): Promise<void> {
  await page.goto(`http://localhost:${port}/${venue.slug}`, { timeout: 60_000 });
  await page.locator('[data-testid=add-to-cart]:not([aria-haspopup])').first().tap();
  await pause(isFirst ? REST_MS : BETWEEN_MS);
  await page.getByTestId('cart-count').first().tap();
  await page.getByTestId('to-checkout').tap();
  await page.getByTestId('way-preorder').tap();
  await page.locator('#checkout-pickupPlaceId [role=radio]').last().tap();
  if (isFirst) {
    await page.locator('#checkout-name input').fill('Елена Петрова');
    await page.locator('#checkout-phone input').fill('088 812 3456');
  }
  await page.locator('#checkout-payment [role=radio]').last().tap();
  await page.locator('#checkout-cutlery [role=radio]').last().tap();
  const agreement = page.locator('#checkout-agreed input');
  if (await agreement.isVisible()) await agreement.check();
}

async function pay(page: Page): Promise<Times> {
  await pause(BETWEEN_MS);
  await page.evaluate((key) => {
    const note = (event: Event) => sessionStorage.setItem(key, String(performance.timeOrigin + event.timeStamp));
    addEventListener('click', note, { capture: true, once: true });
  }, TAPPED);
  await page.getByTestId('send-checkout').tap();
  await page.waitForURL(/\/api\/demo-bank\//, { timeout: 60_000 });
  await pause(BETWEEN_MS);
  return page.evaluate((key) => {
    const tappedAt = Number(sessionStorage.getItem(key));
    const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
    const leaves = performance.timeOrigin - tappedAt;
    return { leaves, painted: leaves + first };
  }, TAPPED);
}

async function round(browser: Browser): Promise<readonly Times[]> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: Number(asked.cpu) });
  const taken: Times[] = [];
  for (let nth = 0; nth < Number(asked.payments); nth++) {
    await fillIn(page, nth === 0);
    taken.push(await pay(page));
    await page.locator('button[value=pay]').tap();
    await page.locator('[data-testid=payment][data-stand=success]').waitFor();
  }
  await context.close();
  return taken;
}

const first: Times[] = [];
const later: Times[] = [];
for (let nth = 0; nth < Number(asked.rounds); nth++) {
  const browser = await chromium.launch({ executablePath: found.path, args: ['--no-sandbox'] });
  atEnd(() => void browser.close());
  const [once, ...again] = await round(browser);
  await browser.close();
  if (once) first.push(once);
  later.push(...again);
  console.error(`round ${nth + 1}: first ${once?.leaves.toFixed(0)} ms`);
}
await server.stop();

const row = (name: string, times: readonly Times[], of: keyof Times): string => {
  const values = times.map((one) => one[of]);
  const [p50, p95, worst] = [median(values), quantile(values, 0.95), Math.max(...values)].map((ms) => ms.toFixed(0));
  return `| ${name} | ${p50} | ${p95} | ${worst} |`;
};
console.log(`\nCPU / ${asked.cpu}, ${asked.rounds} rounds of ${asked.payments}. ${machine()}\n`);
console.log('| tap on pay, ms until | p50 | p95 | worst |\n|---|---|---|---|');
console.log(row('it leaves for the bank’s page, first payment of a phone', first, 'leaves'));
console.log(row('it leaves for the bank’s page, every later one', later, 'leaves'));
console.log(row('the bank’s page is painted, every later one', later, 'painted'));
process.exit(0);

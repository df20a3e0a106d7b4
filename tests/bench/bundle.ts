// Files that a first visit loads before the first card is on the screen, and behind it: script, style and the rest, in kB as
// they are sent (brotli). Every request of a real browser is counted, the worker's too.
//
//   node tests/bench/bundle.ts [--venue demo/neven] [--path /neven] [--products 300] [--cpu 4] [--net none]
//                              [--list] [--port 5820] [--minutes 5]
//
// A file counts as "before" where it was asked for before the card was painted, whether the card needed it or not.
// `--products` takes the bench's generated menu instead of a venue's own. `--products` and every network but `none` need
// the shared bench (BENCH_DIR, else beside the project).
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { findChromium } from '../support/chromium.ts';
import { openBench, ROOT } from './bench-folder.ts';
import { PLACE } from './menu-to-venue.ts';
import { prepareOurs } from './our-server.ts';
import { PHONE } from './phone.ts';
import { type Recorded, recordingProxy } from './recording-proxy.ts';
import { atEnd, endAfter, machine, pause } from './running.ts';
import { slowLink } from './slow-link.ts';

const { values: asked } = parseArgs({
  options: {
    venue: { type: 'string', default: 'demo/neven' },
    path: { type: 'string' },
    products: { type: 'string' },
    cpu: { type: 'string', default: '4' },
    net: { type: 'string', default: 'none' },
    list: { type: 'boolean', default: false },
    port: { type: 'string', default: '5820' },
    minutes: { type: 'string', default: '5' },
  },
});
/**
 * The page has loaded everything when this long no request was made, ms. The worker starts two seconds after the page.
 */
const QUIET_MS = 4_000;
const LONGEST_MS = 60_000;
const AIM_KB = 150;

endAfter(Number(asked.minutes));
const found = await findChromium();
if (!found) {
  console.error('There is no Chromium here: set CHROMIUM_PATH.');
  process.exit(1);
}
const port = Number(asked.port);
const generated = asked.products === undefined ? undefined : await generatedVenue(Number(asked.products));
const path = asked.path ?? (generated ? `/${PLACE}/cat-1` : '/neven');
const ours = await prepareOurs(generated ?? resolve(ROOT, asked.venue), port);
await ours.start();
const seen = await recordingProxy(port + 1, port);
const entrance = asked.net === 'none' ? port + 1 : (await slowLink(asked.net, port + 1)).port;

const browser = await chromium.launch({ executablePath: found.path, args: ['--no-sandbox'] });
atEnd(() => void browser.close());
const context = await browser.newContext(PHONE);
const page = await context.newPage();
const session = await context.newCDPSession(page);
await session.send('Emulation.setCPUThrottlingRate', { rate: Number(asked.cpu) });
const began = performance.timeOrigin + performance.now();
await page.goto(`http://localhost:${entrance}${path}`, { waitUntil: 'commit' });
const card = await page.evaluate(
  () =>
    new Promise<number>((done) => {
      const look = () => {
        const here = document.querySelector('[data-testid=product-card]')?.getBoundingClientRect().height ?? 0;
        if (here > 0) requestAnimationFrame(() => done(performance.timeOrigin + performance.now()));
        else setTimeout(look, 10);
      };
      look();
    }),
);
const started = Date.now();
for (let count = -1, since = Date.now(); Date.now() - since < QUIET_MS && Date.now() - started < LONGEST_MS; ) {
  await pause(200);
  if (seen.length !== count) [count, since] = [seen.length, Date.now()];
}

const KINDS = ['script', 'style', 'font', 'menu data', 'picture', 'page and worker'] as const;
const kindOf = ({ path, type }: Recorded): (typeof KINDS)[number] => {
  if (path === '/sw.js' || type === 'text/html') return 'page and worker';
  if (type.includes('javascript')) return 'script';
  if (type === 'text/css') return 'style';
  if (type.startsWith('font/')) return 'font';
  if (path.startsWith('/api/')) return 'menu data';
  if (path.startsWith('/pictures/')) return 'picture';
  return 'page and worker';
};
const kB = (list: readonly Recorded[]): string => (list.reduce((sum, { bytes }) => sum + bytes, 0) / 1000).toFixed(1);
const cell = (list: readonly Recorded[]): string => (list.length === 0 ? '–' : `${kB(list)} (${list.length})`);
const isBefore = ({ askedAt }: Recorded): boolean => askedAt < card;

console.log(`\n${path}, net ${asked.net}, CPU / ${asked.cpu}, first card after ${Math.round(card - began)} ms.`);
console.log(`${machine()}\n\n| kB as sent (requests) | before the first card | behind it |\n|---|---|---|`);
for (const kind of KINDS) {
  const all = seen.filter((one) => kindOf(one) === kind);
  const before = all.filter(isBefore);
  console.log(`| ${kind} | ${cell(before)} | ${cell(all.filter((one) => !isBefore(one)))} |`);
}
const code = seen.filter((one) => ['script', 'style'].includes(kindOf(one)) && one.path !== '/sw.js');
console.log(
  `| **script and style** | **${cell(code.filter(isBefore))}** | ${cell(code.filter((one) => !isBefore(one)))} |`,
);
const before = Number(kB(code.filter(isBefore)));
console.log(
  `\nScript and style before the first card: ${(before / AIM_KB).toFixed(2)} of the ${AIM_KB} kB that are aimed at.`,
);
const bare = code.filter(({ encoding, bytes }) => encoding !== 'br' && bytes > 400);
if (bare.length > 0) console.log(`\nNot in brotli: ${bare.map(({ path }) => path).join(', ')}`);
if (asked.list) {
  console.log('\n| asked, ms | answered | ended | kB | |\n|---|---|---|---|---|');
  for (const one of seen.toSorted((a, b) => a.askedAt - b.askedAt)) {
    const times = [one.askedAt, one.answeredAt, one.endedAt].map((at) => Math.round(at - began)).join(' | ');
    console.log(`| ${times} | ${kB([one])} | ${one.path}${isBefore(one) ? '' : ' (behind)'} |`);
  }
}
await browser.close();
await ours.stop();
process.exit(0);

async function generatedVenue(products: number): Promise<string> {
  const bench = await openBench();
  if (!bench) process.exit(1);
  return bench.venue(products);
}

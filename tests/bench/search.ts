// From a key to what it found, painted, in a menu of 3,000 dishes and five languages; and how long the search itself takes.
//
//   node tests/bench/search.ts [--products 3000] [--cpu 4,6] [--queries 50] [--port 5880] [--minutes 20]
//
// Each query is a beginning of a word of the menu or a mistake in one, typed letter by letter through the browser's own
// input. Needs the shared bench (BENCH_DIR, else beside the project) and a Chromium.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright';
import { build } from 'vite';
import { findChromium } from '../support/chromium.ts';
import { openBench, ROOT } from './bench-folder.ts';
import { watchKeys } from './key-probe.ts';
import { PLACE, readMenu } from './menu-to-venue.ts';
import { prepareOurs } from './our-server.ts';
import { PHONE } from './phone.ts';
import { median, quantile, short } from './ratio-table.ts';
import { atEnd, endAfter, machine, pause } from './running.ts';
import type { ScanTimes } from './search-scan.ts';

const { values: asked } = parseArgs({
  options: {
    products: { type: 'string', default: '3000' },
    cpu: { type: 'string', default: '4,6' },
    queries: { type: 'string', default: '50' },
    port: { type: 'string', default: '5880' },
    minutes: { type: 'string', default: '20' },
  },
});
/** After the field is shown, the indexes of the other languages are built; keys are measured on a page at rest. */
const REST_MS = 8_000;
const BETWEEN_MS = 350;
const LANGUAGES = ['bg', 'en', 'es', 'de', 'fr-CH'];

endAfter(Number(asked.minutes));
const bench = await openBench();
const found = await findChromium();
if (!found) console.error('There is no Chromium here: set CHROMIUM_PATH.');
if (!bench || !found) process.exit(1);
const port = Number(asked.port);
const products = Number(asked.products);
const server = await prepareOurs(await bench.venue(products), port);
await server.start();
const menu = await readMenu(join(bench.path, `m${products}`, 'menu.json'));
const texts = LANGUAGES.map((language) => ({
  names: menu.products.map(({ name }) => name[language] ?? ''),
  descriptions: menu.products.map(({ desc }) => desc[language] ?? ''),
}));

/** Beginnings of words, the languages in turn; every fourth has a typing mistake, every fifth has two words. */
const queries = Array.from({ length: Number(asked.queries) }, (_, at) => {
  const names = texts[at % texts.length]?.names ?? [];
  const [first = '', second = ''] = (names[(at * 61) % names.length] ?? '').toLowerCase().split(' ');
  if (at % 5 === 4) return `${first} ${second}`;
  const typed = first.slice(0, 3 + (at % 4));
  return at % 4 === 3 ? `${typed.slice(0, 1)}${typed.slice(2)}${typed.slice(1, 2)}` : typed;
});

const browser = await chromium.launch({ executablePath: found.path, args: ['--no-sandbox'] });
atEnd(() => void browser.close());

interface Keys {
  readonly found: readonly number[];
  readonly letter: readonly number[];
  /** Processor time of the main thread for a key press, which other load on the machine does not change. */
  readonly work: readonly number[];
}

async function typeAll(rate: number): Promise<Keys> {
  const context = await browser.newContext(PHONE);
  await context.addInitScript(watchKeys, 'main');
  const page = await context.newPage();
  await page.goto(`http://localhost:${port}/${PLACE}/search`, { timeout: 60_000 });
  await page.getByTestId('search-field').waitFor({ timeout: 60_000 });
  await pause(REST_MS);
  const session = await context.newCDPSession(page);
  await session.send('Performance.setTimeDomain', { timeDomain: 'threadTicks' });
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await page.getByTestId('search-field').focus();
  const worked = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
  const work: number[] = [];
  const press = (key: string, text?: string) =>
    session
      .send('Input.dispatchKeyEvent', { type: 'keyDown', key, ...(text === undefined ? {} : { text }) })
      .then(() => session.send('Input.dispatchKeyEvent', { type: 'keyUp', key }));
  for (const query of queries) {
    for (const letter of query) {
      const before = await worked();
      await press(letter, letter);
      await pause(BETWEEN_MS);
      work.push((await worked()) - before);
    }
    await page.getByTestId('search-field').fill('');
    await pause(BETWEEN_MS);
  }
  const times = await page.evaluate(() => window.keyTimes);
  await context.close();
  return { ...times, work };
}

/** The search alone, bundled as for a browser, in an empty page. */
async function timeScans(rate: number): Promise<ScanTimes> {
  const bundled = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: [{ find: /^#(.*)$/, replacement: `${ROOT}/src/$1` }] },
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, 'search-scan.ts'), formats: ['iife'], name: 'scans' },
    },
  });
  const [output] = Array.isArray(bundled) ? bundled : [bundled];
  const chunk = output && 'output' in output ? output.output.find(({ type }) => type === 'chunk') : undefined;
  if (!chunk || !('code' in chunk)) throw new Error('nothing was bundled');
  const page: Page = await browser.newPage();
  await page.addScriptTag({ content: chunk.code });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  const times = await page.evaluate(([all, some]) => window.timeScans(all, some), [texts, queries] as const);
  await page.close();
  return times;
}

const row = (what: string, values: readonly number[], goal = '') =>
  `| ${what} | ${short(median(values))} | ${short(quantile(values, 0.95))} | ${short(Math.max(...values))} | ${goal} |`;

for (const rate of asked.cpu.split(',').map(Number)) {
  const scans = await timeScans(rate);
  const keys = await typeAll(rate);
  console.log(
    `\n${products} products, ${LANGUAGES.length} languages, CPU / ${rate}, ${queries.length} queries. ${machine()}\n`,
  );
  console.log('| ms | p50 | p95 | worst | goal |\n|---|---|---|---|---|');
  console.log(row('plain scan of the names of one language', scans.plain, rate === 4 ? 'p95 ≤ 2' : ''));
  console.log(row('a query in one language', scans.one));
  console.log(row('a query in all languages', scans.all));
  console.log(row('laying out a language, in pieces', scans.layOut));
  console.log(row('work of the main thread for a key, processor time', keys.work));
  console.log(row(`key to the painted letter (${keys.letter.length} keys)`, keys.letter));
  console.log(row(`key to what it found, painted (${keys.found.length} keys)`, keys.found));
}
process.exit(0);

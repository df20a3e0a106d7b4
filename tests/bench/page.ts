// The guest's page from the outside, beside the same menu as a static page: first card, first add-to-cart that works,
// second visit, cold start without a network, bytes, taps, memory. Slow 4G, CPU / 4.
//
//   node tests/bench/page.ts [--products 300,3000] [--rounds 3] [--net slow4g] [--cpu 4] [--navs 60]
//                            [--only first,repeat,offline,inp,mem] [--at category|code] [--port 5800] [--minutes 60]
//
// `--at code` opens ours at the printed code of a table, as a guest's first visit does; the static page has no codes.
// Needs the shared bench (BENCH_DIR, else beside the project) and a Chromium. Three rounds of both sizes take about half
// an hour. Figures of a loaded machine are to be thrown away: the table names the load.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { findChromium } from '../support/chromium.ts';
import { openBench } from './bench-folder.ts';
import { PLACE, tableCode } from './menu-to-venue.ts';
import { prepareOurs } from './our-server.ts';
import { ratioTable } from './ratio-table.ts';
import { endAfter, machine, runProgram, startProgram } from './running.ts';

const { values: asked } = parseArgs({
  options: {
    products: { type: 'string', default: '300,3000' },
    rounds: { type: 'string', default: '3' },
    net: { type: 'string', default: 'slow4g' },
    cpu: { type: 'string', default: '4' },
    navs: { type: 'string', default: '60' },
    only: { type: 'string', default: 'first,repeat,offline,inp,mem' },
    at: { type: 'string', default: 'category' },
    port: { type: 'string', default: '5800' },
    minutes: { type: 'string', default: '60' },
  },
});

/** Key in the bench's results, description, and the goal for ours. */
const METRICS: readonly (readonly [string, string, string?])[] = [
  ['ttfb', 'first byte, ms'],
  ['fcp', 'first paint with content, ms', '≤ 1.15'],
  ['lcp', 'largest paint, ms'],
  ['menu', 'first card, ms', '≤ 1.15'],
  ['firstAdd', 'first add-to-cart that works, ms', '≤ 1.2'],
  ['cls', 'layout shift', '0'],
  ['tbt', 'main thread blocked, ms'],
  ['jsKB', 'script, kB as sent', '≤ 180 in all'],
  ['wireKB', 'bytes on the wire until silence, kB', '≤ 2.0'],
  ['requests', 'requests'],
  ['repeatMenu', 'second visit: first card, ms', '≤ 1.2'],
  ['repeatFirstAdd', 'second visit: first add, ms', '≤ 1.3'],
  ['repeatWireKB', 'second visit: bytes, kB', '≤ 1.1 kB'],
  ['repeatReqs', 'second visit: requests'],
  ['offlineOk', 'cold start offline works', '1'],
  ['offlineMenu', 'cold start offline: first card, ms', '≤ 1.1'],
  ['inpP50', 'tap on add, p50, ms', '≤ 1.3'],
  ['inpMax', 'tap on add, worst, ms', '≤ 1.5'],
  ['heapEnd', 'heap after the navigations, MB'],
  ['heapSlopeMBper100', 'heap growth a 100 navigations, MB', '≤ 0.1 MB'],
  ['pssEndMB', 'real memory (Pss) after them, MB'],
  ['nodesEnd', 'DOM nodes after them'],
  ['listenersEnd', 'listeners after them'],
  ['idleCpuMsPerS', 'processor at rest, ms a second', '≤ 5 ms'],
  ['load', 'load average of the machine'],
];

const resultSchema = v.object({
  rows: v.record(v.string(), v.array(v.record(v.string(), v.nullable(v.number())))),
});

endAfter(Number(asked.minutes));
const bench = await openBench();
const chromium = await findChromium();
if (!chromium) console.error('There is no Chromium here: set CHROMIUM_PATH.');
if (!bench || !chromium) process.exit(1);
const port = Number(asked.port);

for (const products of asked.products.split(',').map(Number)) {
  console.error(`${products} products: making both sites.`);
  const site = await startProgram(['serve.mjs', '--root', await bench.staticSite(products), '--port', String(port)], {
    cwd: bench.path,
    port,
  });
  const ours = await prepareOurs(await bench.venue(products), port + 1);
  await ours.start();
  const contenders = [
    {
      name: 'static',
      port,
      path: '/cat-1.html',
      card: 'article',
      add: 'button[data-v]',
      cart: "document.getElementById('n')?.textContent",
      nav: 'nav a',
    },
    {
      name: 'ours',
      port: port + 1,
      path: asked.at === 'code' ? `/${PLACE}/t/${tableCode(0)}` : `/${PLACE}/cat-1`,
      card: '[data-testid=product-card]',
      // The static page has one button for the first size; ours asks for the size when a dish has several.
      add: '[data-testid=add-to-cart]:not([aria-haspopup])',
      cart: "document.querySelector('[data-testid=cart-count]')?.textContent",
      nav: '[data-testid=category-tab]',
    },
  ];
  await writeFile(join(bench.path, 'contenders.json'), JSON.stringify(contenders));
  const options = ['net', 'cpu', 'rounds', 'only', 'navs'] as const;
  await runProgram(
    [
      'bench.mjs',
      ...options.flatMap((name) => [`--${name}`, asked[name]]),
      ...['--contenders', 'contenders.json', '--out', 'result.json', '--chromium', chromium.path],
    ],
    bench.path,
  );
  const { rows } = v.parse(resultSchema, JSON.parse(await readFile(join(bench.path, 'result.json'), 'utf8')));
  const of = (name: string, key: string): number[] => (rows[name] ?? []).map((round) => round[key] ?? Number.NaN);
  console.log(
    `\n${products} products, at a ${asked.at}, ${asked.net}, CPU / ${asked.cpu}, ${asked.rounds} rounds. ${machine()}\n`,
  );
  console.log(
    ratioTable(
      METRICS.map(([key, what, goal = '']) => ({ what, ours: of('ours', key), base: of('static', key), goal })).filter(
        (row) => row.ours.some(Number.isFinite) || row.base.some(Number.isFinite),
      ),
      'ours',
      'static',
    ),
  );
  await site.stop();
  await ours.stop();
}
process.exit(0);

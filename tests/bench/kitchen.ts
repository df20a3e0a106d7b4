// Time from a guest's order to its painted ticket on the kitchen's screen, while 1, 50 and 1,000 devices listen.
//
//   node tests/bench/kitchen.ts [--devices 1,50,1000] [--orders 80] [--every 250] [--port 5900] [--minutes 6]
//
// An order is sent as a guest's phone sends it (POST), the kitchen's screen is a real Chromium that is enrolled as a station
// and says "seen" for each ticket, as it does in a venue. The screen is one of the devices; every twentieth of the others is
// the staff's, the rest are guests of 60 tables, on plain sockets in a process of their own. These devices only listen: their
// reads after an event are not part of the figure. The tickets of earlier orders are served, so that 12 stay open.
// The menu is the shared bench's (BENCH_DIR, else beside the project); without it nothing is measured.
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import type { OrderId } from '#domain/ids.ts';
import { findChromium } from '../support/chromium.ts';
import { openBench } from './bench-folder.ts';
import { becomeStation, signInManager } from './bench-staff.ts';
import { orders, readCarts, sendOrder, sitDown, streamHeaders } from './guests.ts';
import { type Listening, openListeners } from './listening.ts';
import { prepareOurs } from './our-server.ts';
import { quantile, short } from './ratio-table.ts';
import { atEnd, endAfter, machine, pause } from './running.ts';
import { watchTickets } from './ticket-probe.ts';

const { values: asked } = parseArgs({
  options: {
    devices: { type: 'string', default: '1,50,1000' },
    orders: { type: 'string', default: '80' },
    every: { type: 'string', default: '250' },
    port: { type: 'string', default: '5900' },
    minutes: { type: 'string', default: '6' },
  },
});
const TABLES = 60;
/** Number of tickets that fit the screen. */
const OPEN = 12;
const STAFF_IN = 20;
const LAST_MS = 3_000;
const SCREEN = { viewport: { width: 1920, height: 1080 }, locale: 'bg-BG' };

endAfter(Number(asked.minutes));
const bench = await openBench();
const found = await findChromium();
if (!found) console.error('There is no Chromium here: set CHROMIUM_PATH.');
if (!bench || !found) process.exit(1);
const port = Number(asked.port);
const server = await prepareOurs(await bench.venue(300, { tables: TABLES }), port, { TRUST_PROXY: '1' });
const { placeId, carts } = await readCarts(server.dataDir, TABLES);
await server.start();
const manager = await signInManager(server, placeId);
const levels = asked.devices.split(',').map(Number);
const sessions = await sitDown(port, TABLES, Math.max(TABLES, ...levels));
const next = orders(placeId, carts, sessions.slice(0, TABLES));

const browser = await chromium.launch({ executablePath: found.path, args: ['--no-sandbox'] });
atEnd(() => void browser.close());
const page = await (await browser.newContext(SCREEN)).newPage();
await page.addInitScript(watchTickets);
await becomeStation(page, port, await manager.stationCode());

const stream = (at: number): Listening =>
  at % STAFF_IN === 0
    ? { port, path: '/api/staff/events', headers: manager.headers }
    : { port, path: '/api/events', headers: streamHeaders(placeId, sessions[at] ?? '', at) };
const now = (): number => performance.timeOrigin + performance.now();
const onScreen: string[] = [];

interface Times {
  readonly painted: number[];
  readonly answered: number[];
}

/** Sends the orders one after the other; returns the duration of each. */
async function measure(): Promise<Times> {
  const sent = new Map<string, number>();
  const answered: number[] = [];
  for (let nth = 0; nth < Number(asked.orders); nth++) {
    const began = now();
    const id = await sendOrder(port, next());
    answered.push(now() - began);
    sent.set(id, began);
    onScreen.push(id);
    const gone = onScreen.length > OPEN ? onScreen.shift() : undefined;
    await pause(Number(asked.every) / 2);
    if (gone !== undefined) await manager.send({ kind: 'orderStatus', orderId: gone as OrderId, to: 'served_spot' });
    await pause(Math.max(0, began + Number(asked.every) - now()));
  }
  await pause(LAST_MS);
  const paintedAt = await page.evaluate(() => window.paintedAt);
  const painted = [...sent].flatMap(([id, at]) => (paintedAt[id] === undefined ? [] : [paintedAt[id] - at]));
  if (painted.length < sent.size) console.error(`${sent.size - painted.length} tickets were never painted.`);
  return { painted, answered };
}

const rows: string[] = [];
for (const level of levels) {
  const listeners = await openListeners(Array.from({ length: level - 1 }, (_, at) => stream(at)));
  await pause(1_000);
  const { painted, answered } = await measure();
  const cells = [painted.length, ...[0.5, 0.95, 0.99].map((part) => short(quantile(painted, part)))];
  rows.push(`| ${[listeners.open + 1, ...cells, short(quantile(answered, 0.5))].join(' | ')} |`);
  console.error(rows.at(-1));
  listeners.close();
}
console.log(`\n${asked.orders} orders a level, one every ${asked.every} ms. ${machine()}\n`);
console.log('| devices that listen | orders | sent to painted, p50, ms | p95 | p99 | of it answered, p50 |');
console.log(`|---|---|---|---|---|---|\n${rows.join('\n')}`);
await browser.close();
process.exit(0);

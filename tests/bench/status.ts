// A status of the staff's until the guests who listen have it, 10,000 of them, beside the shared bench's floor server, which
// writes one message to everybody and keeps nothing.
//
//   node tests/bench/status.ts [--listeners 10000] [--rounds 2] [--statuses 12] [--port 5910] [--minutes 8]
//
// Twice: all at one table, so that everybody hears each status as at the floor; and at tables of four, as a venue sits, where
// four hear it among all who listen. Each listener is a guest's session with a stream of its own, on plain sockets in a process
// of their own. Ours writes the status durably before anybody hears it; "from its answer" leaves that out. The floor answers
// when all was written, so there it may be less than nothing. Needs the shared bench (BENCH_DIR, else beside the project).
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { OrderId } from '#domain/ids.ts';
import { openBench } from './bench-folder.ts';
import { signInManager } from './bench-staff.ts';
import { orders, readCarts, sendOrder, sitDown, streamHeaders } from './guests.ts';
import { clock, connectionsHere, type Listening, openListeners } from './listening.ts';
import { prepareOurs } from './our-server.ts';
import { quantile, ratioTable } from './ratio-table.ts';
import { endAfter, machine, pause, startProgram, temporaryFolder } from './running.ts';

const { values: asked } = parseArgs({
  options: {
    listeners: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '2' },
    statuses: { type: 'string', default: '12' },
    port: { type: 'string', default: '5910' },
    minutes: { type: 'string', default: '8' },
  },
});
const PARTY = 4;
const STATUSES = ['cooked_spot', 'served_spot'] as const;

endAfter(Number(asked.minutes));
const bench = await openBench();
if (!bench) process.exit(1);
const port = Number(asked.port);
const guests = connectionsHere(Number(asked.listeners));
const count = Number(asked.statuses);

/**
 * A message to measure: the words that identify the message, the number of listeners who receive it, and the function
 * that sends it.
 */
interface Told {
  readonly words: string;
  readonly hearers: number;
  readonly say: () => Promise<void>;
}
interface Figures {
  readonly fromSent: number;
  readonly fromAnswer: number;
  readonly median: number;
}

async function measure(streams: readonly Listening[], tell: () => Promise<Told>): Promise<Figures> {
  const listeners = await openListeners(streams);
  await pause(1_000);
  const fromSent: number[] = [];
  const fromAnswer: number[] = [];
  for (let nth = 0; nth < count; nth++) {
    const { words, hearers, say } = await tell();
    await listeners.watch(words);
    const sent = clock();
    await say();
    const answered = clock();
    const heard = await listeners.heard(Math.round((hearers * listeners.open) / streams.length));
    if (heard.length < hearers) console.error(`${heard.length} of ${hearers} heard it.`);
    fromSent.push(...heard.map((at) => at - sent));
    fromAnswer.push(...heard.map((at) => at - answered));
    await pause(100);
  }
  listeners.close();
  const figures = {
    median: quantile(fromSent, 0.5),
    fromSent: quantile(fromSent, 0.99),
    fromAnswer: quantile(fromAnswer, 0.99),
  };
  console.error(JSON.stringify({ open: listeners.open, ...figures }));
  return figures;
}

async function measureFloor(): Promise<Figures> {
  const at = port + 1;
  const args = ['floor-server.mjs', '--port', String(at), '--db', join(temporaryFolder(), 'floor.db')];
  const floor = await startProgram(args, { cwd: bench?.path ?? '.', port: at });
  const streams = Array.from({ length: guests }, () => ({ port: at, path: '/events', headers: {} }));
  const say = async () => void (await (await fetch(`http://127.0.0.1:${at}/fire`, { method: 'POST' })).text());
  const figures = await measure(streams, async () => ({ words: 'data:', hearers: guests, say }));
  await floor.stop();
  return figures;
}

async function measureOurs(tables: number): Promise<Figures> {
  const server = await prepareOurs((await bench?.venue(300, { tables })) ?? '', port, { TRUST_PROXY: '1' });
  const { placeId, carts } = await readCarts(server.dataDir, 60);
  await server.start();
  const manager = await signInManager(server, placeId);
  const sessions = await sitDown(port, tables, guests);
  const next = orders(placeId, carts, sessions.slice(0, tables));
  const path = '/api/events';
  const streams = sessions.map((session, at) => ({ port, path, headers: streamHeaders(placeId, session, at) }));
  let told = 0;
  let orderId: string;
  const figures = await measure(streams, async () => {
    const to = STATUSES[told % 2] ?? 'cooked_spot';
    // The receiving table changes with each order; all tables have the same number of guests, plus or minus one.
    const hearers = Math.ceil((guests - (Math.floor(told / 2) % tables)) / tables);
    if (told++ % 2 === 0) {
      orderId = await sendOrder(port, next());
      await pause(500);
    }
    const say = () => manager.send({ kind: 'orderStatus', orderId: orderId as OrderId, to });
    return { words: `"status":"${to}"`, hearers, say };
  });
  await server.kill();
  return figures;
}

const contenders = {
  floor: measureFloor,
  together: () => measureOurs(1),
  parties: () => measureOurs(Math.ceil(guests / PARTY)),
};
const results: Record<keyof typeof contenders, Figures[]> = { floor: [], together: [], parties: [] };
for (let round = 0; round < Number(asked.rounds); round++) {
  for (const name of ['floor', 'together', 'parties'] as const) results[name].push(await contenders[name]());
}
const column = (name: keyof typeof contenders, key: keyof Figures): number[] => results[name].map((one) => one[key]);
console.log(`\n${guests} listeners, ${count} statuses a round, ${asked.rounds} rounds. ${machine()}\n`);
for (const [name, words] of [
  ['together', 'ours, all at one table'],
  ['parties', 'ours, tables of four'],
] as const) {
  const row = (what: string, key: keyof Figures, goal = '') => {
    const wished = goal === '' ? {} : { goal };
    return { what, ours: column(name, key), base: column('floor', key), ...wished };
  };
  const rows = [row('sent to heard, p50, ms', 'median'), row('sent to heard, p99, ms', 'fromSent', '≤ 1.3')];
  console.log(`${ratioTable([...rows, row('answered to heard, p99, ms', 'fromAnswer')], words, 'floor server')}\n`);
}
process.exit(0);

// Orders a second that our server acknowledges durably (SQLite, synchronous=FULL, shared commits), beside a bare insert
// of one row with its own commit, and beside the shared bench's floor server (no validation, no prices, a commit each).
//
//   node tests/bench/orders.ts [--rounds 3] [--seconds 8] [--connections 50] [--port 5840] [--minutes 15]
//
// Each order is a real one: a session of a scanned table, three dishes at their true price, an id of its own. The server
// runs with the limits that it always has; a table sends no more than it may, so there are many. TRUST_PROXY=1 lets each
// table have its own address. What was acknowledged is counted again in the journal. Load and server share the cores.
// The floor server needs the shared bench (BENCH_DIR, else beside the project); without it that column is missing, and
// the venue cannot be made either, so the script ends.
import { statfsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { openBench, ROOT } from './bench-folder.ts';
import { closedLoop, type Load } from './closed-loop.ts';
import { orders, readCarts, readLedger, sitDown } from './guests.ts';
import { prepareOurs } from './our-server.ts';
import { ratioTable } from './ratio-table.ts';
import { endAfter, machine, runProgram, startProgram, temporaryFolder } from './running.ts';

const { values: asked } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '8' },
    connections: { type: 'string', default: '50' },
    port: { type: 'string', default: '5840' },
    minutes: { type: 'string', default: '15' },
  },
});
const seconds = Number(asked.seconds);
const connections = Number(asked.connections);
const port = Number(asked.port);
/** More than any of our machines handles in a second, at the 30 orders that a table may send at once. */
const TABLES = Math.ceil(((seconds + 2) * 6_000) / 30);
const FLOOR_ORDER = JSON.stringify({
  place: 1,
  lines: [
    { variant: 10, qty: 2, price: 990 },
    { variant: 21, qty: 1, price: 450 },
    { variant: 32, qty: 1, price: 300 },
  ],
});
const TMPFS = 0x01021994;

endAfter(Number(asked.minutes));
const bench = await openBench();
if (!bench) process.exit(1);
if (statfsSync(bench.path).type === TMPFS) {
  console.error('The temporary folder is in memory, where nothing is durable: set TMPDIR to a folder on a disk.');
  process.exit(1);
}
const venue = await bench.venue(300, { tables: TABLES });
const figures = v.object({ perSecond: v.number(), p50: v.number(), p99: v.number() });
type Figures = v.InferOutput<typeof figures>;

async function measureBare(): Promise<Figures> {
  const program = join(ROOT, 'tests/bench/bare-insert.ts');
  return v.parse(figures, JSON.parse(await runProgram([program, temporaryFolder(), asked.seconds], ROOT)));
}

async function measureFloor(): Promise<Figures> {
  const file = join(temporaryFolder(), 'floor.db');
  const at = port + 1;
  const args = ['floor-server.mjs', '--port', String(at), '--db', file, '--sync', 'FULL'];
  const server = await startProgram(args, { cwd: bench?.path ?? '.', port: at });
  const next = () => ({ path: '/api/orders', headers: {}, body: FLOOR_ORDER });
  const load = await closedLoop({ port: at, connections, seconds, next, wanted: 200 });
  await server.stop();
  complain('floor server', load);
  return load;
}

async function measureOurs(): Promise<Figures> {
  const server = await prepareOurs(venue, port, { TRUST_PROXY: '1' });
  const { placeId, carts } = await readCarts(server.dataDir, 60);
  await server.start();
  const sessions = await sitDown(port, TABLES);
  const next = orders(placeId, carts, sessions);
  const load = await closedLoop({ port, connections, seconds, next, wanted: 201 });
  // Like a power cut: acknowledged orders must survive.
  await server.kill();
  const { orders: kept, isWhole } = await readLedger(server.dataDir);
  complain('ours', load);
  if (!isWhole || kept < load.acknowledged) {
    throw new Error(`${load.acknowledged} orders were acknowledged, and the journal has ${kept}, whole: ${isWhole}`);
  }
  return load;
}

function complain(who: string, { others }: Load): void {
  if (Object.keys(others).length > 0) console.error(`${who} also answered ${JSON.stringify(others)}`);
}

const contenders = { bare: measureBare, floor: measureFloor, ours: measureOurs };
const results: Record<keyof typeof contenders, Figures[]> = { bare: [], floor: [], ours: [] };
for (let round = 0; round < Number(asked.rounds); round++) {
  const names = Object.keys(contenders) as (keyof typeof contenders)[];
  for (const name of round % 2 ? names.toReversed() : names) {
    const one = await contenders[name]();
    results[name].push(one);
    console.error(`round ${round + 1} ${name}: ${JSON.stringify(one)}`);
  }
}

const column = (name: keyof typeof contenders, key: keyof Figures): number[] => results[name].map((one) => one[key]);
console.log(`\n${connections} connections, ${seconds} s, ${asked.rounds} rounds. ${machine()}\n`);
for (const base of ['bare', 'floor'] as const) {
  console.log(
    ratioTable(
      [
        { what: 'a second', ours: column('ours', 'perSecond'), base: column(base, 'perSecond'), goal: '≥ 1' },
        { what: 'p50, ms', ours: column('ours', 'p50'), base: column(base, 'p50') },
        { what: 'p99, ms', ours: column('ours', 'p99'), base: column(base, 'p99') },
      ],
      'our orders',
      base === 'bare' ? 'bare insert' : 'floor server, FULL',
    ),
  );
  console.log('');
}
process.exit(0);

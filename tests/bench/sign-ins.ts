// Customers who sign in by password, and the orders of guests beside them: sign-ins a second, and how long an order waits while
// twenty sign in at a time, over how long it waits alone.
//
//   node tests/bench/sign-ins.ts [--rounds 3] [--seconds 8] [--orders 10] [--sign-ins 20] [--port 5880] [--minutes 10]
//
// Passwords are hashed two at a time, a few wait, and later ones are answered 503, which are not counted among the sign-ins.
// The venue is the shared bench's (BENCH_DIR, else beside the project); without it the script ends.
import { parseArgs } from 'node:util';
import { openBench } from './bench-folder.ts';
import { closedLoop, type Load, type Request } from './closed-loop.ts';
import { orders, readCarts, sitDown } from './guests.ts';
import { prepareOurs } from './our-server.ts';
import { ratioTable } from './ratio-table.ts';
import { endAfter, machine } from './running.ts';

const { values: asked } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '8' },
    orders: { type: 'string', default: '10' },
    'sign-ins': { type: 'string', default: '20' },
    port: { type: 'string', default: '5880' },
    minutes: { type: 'string', default: '10' },
  },
});
const [seconds, guests, customers] = [Number(asked.seconds), Number(asked.orders), Number(asked['sign-ins'])];
const port = Number(asked.port);
/** More than all orders of a measurement, at the 30 that a table may send at once. */
const TABLES = Math.ceil(((seconds + 2) * 6_000) / 30);
/** An account allows ten attempts within five minutes. */
const ACCOUNTS = 200;
const PASSWORD = 'лятна градина';

endAfter(Number(asked.minutes));
const bench = await openBench();
if (!bench) process.exit(1);
const venue = await bench.venue(300, { tables: TABLES });

const emailOf = (nth: number): string => `customer-${nth}@menu.example`;
const addressOf = (nth: number): string => `10.9.${Math.floor(nth / 250) % 250}.${nth % 250}`;

async function registerAll(placeId: number): Promise<void> {
  for (let nth = 0; nth < ACCOUNTS; nth += 2) {
    const both = [nth, nth + 1].map((one) =>
      fetch(`http://127.0.0.1:${port}/api/register`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-place': String(placeId),
          'x-forwarded-for': addressOf(one),
        },
        body: JSON.stringify({ first_name: 'Elena', email: emailOf(one), password: PASSWORD }),
      }),
    );
    for (const answer of await Promise.all(both))
      if (!answer.ok) throw new Error(`Registering ended with ${answer.status} ${await answer.text()}`);
  }
}

let lastSignIn = 0;
const nextSignIn = (): Request => {
  lastSignIn += 1;
  return {
    path: '/api/login',
    headers: { 'x-forwarded-for': addressOf(lastSignIn) },
    body: JSON.stringify({ email: emailOf(lastSignIn % ACCOUNTS), password: PASSWORD }),
  };
};

interface Measured {
  readonly alone: Load;
  readonly beside: Load;
  readonly signIns: Load;
}

async function measure(): Promise<Measured> {
  const server = await prepareOurs(venue, port, { TRUST_PROXY: '1' });
  const { placeId, carts } = await readCarts(server.dataDir, 60);
  await server.start();
  await registerAll(placeId);
  const next = orders(placeId, carts, await sitDown(port, TABLES));
  const ordering = () => closedLoop({ port, connections: guests, seconds, next, wanted: 201 });
  const alone = await ordering();
  const [beside, signIns] = await Promise.all([
    ordering(),
    closedLoop({ port, connections: customers, seconds, next: nextSignIn, wanted: 200 }),
  ]);
  await server.kill();
  return { alone, beside, signIns };
}

const rounds: Measured[] = [];
for (let round = 0; round < Number(asked.rounds); round++) {
  const one = await measure();
  rounds.push(one);
  console.error(`round ${round + 1}: ${JSON.stringify(one)}`);
}
const of = (what: keyof Measured, key: 'perSecond' | 'p50' | 'p99') => rounds.map((one) => one[what][key]);
console.log(`\n${guests} guests who order, ${customers} customers who sign in, ${seconds} s. ${machine()}\n`);
console.log(
  ratioTable(
    [
      { what: 'orders a second', ours: of('beside', 'perSecond'), base: of('alone', 'perSecond') },
      { what: 'order, p50, ms', ours: of('beside', 'p50'), base: of('alone', 'p50') },
      { what: 'order, p99, ms', ours: of('beside', 'p99'), base: of('alone', 'p99') },
    ],
    'beside sign-ins',
    'alone',
  ),
);
console.log(
  `\nsign-ins a second: ${of('signIns', 'perSecond')
    .map((one) => one.toFixed(1))
    .join(', ')}`,
);
process.exit(0);

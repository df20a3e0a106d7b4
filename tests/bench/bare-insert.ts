// The minimum cost of a durable write, without a server: better-sqlite3 inserts small rows into a file with WAL and
// synchronous=FULL, each row in its own commit, for the given time. Prints its figures as JSON.
//
//     node tests/bench/bare-insert.ts <folder> <seconds>
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { quantile } from './ratio-table.ts';

const [folder = '.', seconds = '5'] = process.argv.slice(2);
const WARM_UP_MS = 500;

const database = new SqliteDatabase(join(folder, 'bare.db'));
database.pragma('journal_mode = WAL');
database.pragma('synchronous = FULL');
database.exec('create table if not exists orders(id text primary key, place int, status text, total int, at int)');
const insert = database.prepare('insert into orders values (?, 1, ?, ?, ?)');

const took: number[] = [];
const began = performance.now();
const counted = began + WARM_UP_MS;
const end = counted + Number(seconds) * 1000;
for (let now = began; now < end; ) {
  insert.run(randomUUID(), 'ordered', 1980, Date.now());
  const done = performance.now();
  if (now >= counted) took.push(done - now);
  now = done;
}
database.close();
console.log(
  JSON.stringify({ perSecond: took.length / Number(seconds), p50: quantile(took, 0.5), p99: quantile(took, 0.99) }),
);

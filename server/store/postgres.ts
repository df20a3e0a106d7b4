// PostgreSQL store: plain transactions on a pool; LISTEN/NOTIFY tells every server of changes.
import { Socket } from 'node:net';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { createChanges } from './changes.ts';
import type { Database } from './database.ts';
import { createSharedLimit, LIMITS_TABLE, openCountingPool } from './limit.ts';
import { migrate } from './migrations/migrate.ts';
import type { Store, Tx } from './store.ts';

const CHANNEL = 'tabl_changes';
const INT8 = 20;
const RECONNECT_MS = 1000;
/** Heartbeat of the listening connection, ms. A silently dead connection is detected within two of them. */
const HEARTBEAT_MS = 4_000;
/** Application name of the listening connection in the database. */
export const LISTENER = 'tabl listener';

/** int8 arrives as a string; our values are times, totals and counts, all safe integers. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as pg.CustomTypesConfig['getTypeParser'],
};

/** Connection that receives other servers' changes, and reconnects after an outage. */
const listen = async (
  url: string,
  heartbeatMs: number,
  onChange: (placeId: number | undefined) => void,
): Promise<{ readonly stop: () => Promise<void> }> => {
  let leave: (() => Promise<unknown>) | undefined;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  const connect = (): Promise<void> => {
    const socket = new Socket();
    const fresh = new pg.Client({
      ...{ connectionString: url, application_name: LISTENER, keepAlive: true, stream: () => socket },
      // A host that does not answer must not delay the next try.
      ...{ query_timeout: heartbeatMs, connectionTimeoutMillis: heartbeatMs },
    });
    let lost = false;
    let heartbeat: NodeJS.Timeout | undefined;
    const onLost = () => {
      if (lost) return;
      lost = true;
      clearInterval(heartbeat);
      // A dead connection does not answer a graceful end.
      socket.destroy();
      if (!stopped) timer = setTimeout(connect, RECONNECT_MS);
    };
    leave = () =>
      Promise.race([fresh.end(), new Promise((done) => setTimeout(done, RECONNECT_MS))]).finally(() =>
        socket.destroy(),
      );
    fresh.on('notification', ({ payload }) => onChange(Number(payload)));
    fresh.on('error', onLost);
    fresh.on('end', onLost);
    return fresh
      .connect()
      .then(() => fresh.query(`listen ${CHANNEL}`))
      .then(() => {
        heartbeat = setInterval(() => fresh.query('select 1').catch(onLost), heartbeatMs);
        // Notifications missed during the outage: any place may have changed.
        onChange(undefined);
      })
      .catch(onLost);
  };
  await connect();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await leave?.().catch(() => undefined);
    },
  };
};

/** Unlogged table: counters last a minute and must not wait for the disk; their loss in a crash is harmless. */
const rateLimits = {
  async up(db: Kysely<Database>): Promise<void> {
    await sql`create unlogged table ${sql.table(LIMITS_TABLE)}
      (key varchar(255) primary key, points integer not null default 0, expire bigint)`.execute(db);
  },
};

/** Connects and migrates the tables. Throws when the database is unreachable. `heartbeatMs`: of the listening connection. */
export const openPostgres = async (url: string, heartbeatMs = HEARTBEAT_MS): Promise<Store> => {
  const pool = new pg.Pool({ connectionString: url, types, max: 10 });
  // The pool replaces a broken idle connection; without a listener the error would end the process.
  pool.on('error', () => undefined);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  await migrate(db, 'postgres', { '2026-11-rate-limits': rateLimits });
  const counting = openCountingPool(url);
  const changes = createChanges();
  const listening = await listen(url, heartbeatMs, changes.emit);

  return {
    dialect: 'postgres',
    read: db,
    write: (placeId, job) =>
      db.transaction().execute(async (trx) => {
        const tx: Tx = {
          db: trx,
          lock: async (id) => {
            await trx.selectFrom('counters').select('seq').where('place_id', '=', id).forUpdate().execute();
          },
          changed: async (id) => {
            await sql`select pg_notify(${CHANNEL}, ${String(id)})`.execute(trx);
          },
        };
        await tx.lock(placeId);
        return job(tx);
      }),
    onChange: changes.listen,
    limit: createSharedLimit(counting),
    close: async () => {
      await listening.stop();
      await counting.end();
      await db.destroy();
    },
  };
};

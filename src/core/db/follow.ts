// Live queries outside React components.
import Dexie, { liveQuery } from 'dexie';

/**
 * Calls back with the query's value now and after each relevant change, in any tab. The query reads from the database it is
 * given, so that every row it reads is followed. Returns a stop function.
 */
export function follow<D extends Dexie, T>(
  db: D,
  query: (db: D) => Promise<T>,
  onValue: (value: T) => void,
): () => void {
  // A deleted database is reported to its writers, so a follower ignores it.
  const subscription = liveQuery(async () => query(inZone(db))).subscribe({ next: onValue, error: () => undefined });
  return () => subscription.unsubscribe();
}

/** Parts of Dexie that its types leave out: the zone of a query or transaction, and the one method behind all reads. */
interface Zones {
  readonly PSD: unknown;
  readonly usePSD: <T>(zone: unknown, work: () => T) => T;
}
interface Reads {
  readonly _trans: (...parts: unknown[]) => unknown;
}
interface Tables {
  readonly table: (name: string) => Reads;
}
type Begin = (...parts: unknown[]) => unknown;

const zones = Dexie.Promise as unknown as Zones;

/**
 * Binds a database's reads to the running query. Dexie notes a row in the zone that it believes to run, and on a slow device
 * an `await` between two reads can end in another zone: the second row was then never followed.
 */
function inZone<D extends Dexie>(db: D): D {
  const begin = db.transaction.bind(db) as Begin;
  const zone = zones.PSD;
  const bound = withTables(db as unknown as Tables);
  for (const { name } of db.tables) Object.assign(bound, { [name]: bound.table(name) });
  const transaction: Begin = (...parts) => {
    const work = parts.pop() as (tx: Tables) => unknown;
    return zones.usePSD(zone, () => begin(...parts, async (tx: Tables) => work(withTables(tx))));
  };
  return Object.assign(bound, { transaction }) as unknown as D;
}

/** Copy of a database or transaction with tables that read in the zone of this call. */
function withTables<T extends Tables>(source: T): T {
  const zone = zones.PSD;
  const table = (name: string): Reads => {
    const own = source.table(name);
    const _trans = (...parts: unknown[]) => zones.usePSD(zone, () => own._trans(...parts));
    return Object.assign(Object.create(own), { _trans });
  };
  return Object.assign(Object.create(source), { table });
}

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
  readonly usePSD: (zone: unknown, work: () => unknown) => unknown;
}
type Begin = (...parts: unknown[]) => unknown;
interface Table {
  _trans: Begin;
}
/** A database or a transaction; only a database has `tables`. */
interface Source {
  [table: string]: unknown;
  table: (name: string) => Table;
  transaction?: Begin;
  tables?: readonly { readonly name: string }[];
}

/**
 * Binds the reads of a database or transaction to the zone of this call. Dexie notes a row in the zone that it believes to
 * run, and on a slow device an `await` between two reads can end in another zone: the second row was then never followed.
 */
function inZone<T>(given: T): T {
  const source = given as Source;
  const { PSD: zone, usePSD } = Dexie.Promise as unknown as Zones;
  const bound: Source = Object.create(source);
  bound.table = (name) => {
    const table: Table = Object.create(source.table(name));
    const read = table._trans;
    table._trans = (...parts) => usePSD(zone, () => read.apply(table, parts));
    return table;
  };
  bound.transaction = (...parts) => {
    const work = parts.pop() as Begin;
    return usePSD(zone, () => source.transaction?.(...parts, async (tx: unknown) => work(inZone(tx))));
  };
  for (const { name } of source.tables ?? []) bound[name] = bound.table(name);
  return bound as T;
}

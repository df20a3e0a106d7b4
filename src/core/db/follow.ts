// Live queries outside React components.
import Dexie, { type ObservabilitySet } from 'dexie';
import { notingReads } from './noted-reads.ts';

/** Whether a change reports one of these tables, as "idb://database/table/index", or everything. */
const touches = (parts: ObservabilitySet, tables: ReadonlySet<string>): boolean =>
  Object.keys(parts).some((part) => part === 'all' || tables.has(part.split('/')[3] ?? ''));

/** Calls back with the query's value now and after each change of a table that it read, in any tab. Returns a stop function. */
export function follow<T>(query: () => Promise<T>, onValue: (value: T) => void): () => void {
  const tables = new Set<string>();
  let isRunning = false;
  let isStale = true;
  let isOver = false;
  const run = async (): Promise<void> => {
    if (isRunning) return;
    isRunning = true;
    while (isStale && !isOver) {
      isStale = false;
      try {
        const value = await notingReads(query, tables);
        if (!isStale && !isOver) onValue(value);
      } catch {
        // A deleted database is reported to its writers, so a follower ignores it.
      }
    }
    isRunning = false;
  };
  const onChange = (parts: ObservabilitySet): void => {
    if (!touches(parts, tables)) return;
    isStale = true;
    void run();
  };
  Dexie.on.storagemutated.subscribe(onChange);
  void run();
  return () => {
    isOver = true;
    Dexie.on.storagemutated.unsubscribe(onChange);
  };
}

// Live queries outside React components.
import { liveQuery } from 'dexie';

/** Calls back with the query's value now and after each relevant change, in any tab. Returns a stop function. */
export function follow<T>(query: () => Promise<T>, onValue: (value: T) => void): () => void {
  // A deleted database is reported to its writers, so a follower ignores it.
  const subscription = liveQuery(query).subscribe({ next: onValue, error: () => undefined });
  return () => subscription.unsubscribe();
}

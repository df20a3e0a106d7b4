// Live queries for what is not a React component.
import { liveQuery } from 'dexie';

/** Calls back with the query's value now and after every change that touches it, in any tab. Returns how to stop. */
export function follow<T>(query: () => Promise<T>, onValue: (value: T) => void): () => void {
  // A database that is taken away under the page tells its writers; a follower has nothing to add.
  const subscription = liveQuery(query).subscribe({ next: onValue, error: () => undefined });
  return () => subscription.unsubscribe();
}

// The page that will be open after the finger has let go: its tab is marked at once, before anything else.
import { useSyncExternalStore } from 'react';

let arriving: number | undefined;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export function setArriving(id: number | undefined): void {
  if (arriving === id) return;
  arriving = id;
  for (const listener of listeners) listener();
}

/** The current link among these: the arriving page's, if included. */
export function useArriving<Id extends number>(
  ways: readonly { readonly id: Id }[],
  current: Id | undefined,
): Id | undefined {
  const id = useSyncExternalStore(
    subscribe,
    () => arriving,
    () => undefined,
  );
  return ways.find((way) => way.id === id)?.id ?? current;
}

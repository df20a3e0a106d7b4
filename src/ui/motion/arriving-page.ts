// The page that a finger has let go of and that is on its way in: its tab says so at once, before all else follows.
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

/** The current one of these ways: the one on its way in where it is among them. */
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

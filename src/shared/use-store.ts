import { useCallback, useSyncExternalStore } from 'react';

/**
 * A value kept outside React, such as the menu snapshot; re-renders on its change events. `drawn`: its value in the
 * server-drawn page.
 */
export function useStore<T>(
  store: { subscribe: (listener: () => void) => () => void },
  read: () => T,
  drawn: () => T = read,
): T {
  const subscribe = useCallback((listener: () => void) => store.subscribe(listener), [store]);
  return useSyncExternalStore(subscribe, read, drawn);
}

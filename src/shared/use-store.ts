import { useCallback, useSyncExternalStore } from 'react';

/**
 * A value that is kept outside React, such as the menu snapshot; painted again when it says so. `drawn`: what it was in the
 * page that the server drew.
 */
export function useStore<T>(
  store: { subscribe: (listener: () => void) => () => void },
  read: () => T,
  drawn: () => T = read,
): T {
  const subscribe = useCallback((listener: () => void) => store.subscribe(listener), [store]);
  return useSyncExternalStore(subscribe, read, drawn);
}

import { useCallback, useSyncExternalStore } from 'react';

/** A value that is kept outside React, such as the menu snapshot; painted again when it says so. */
export function useStore<T>(store: { subscribe: (listener: () => void) => () => void }, read: () => T): T {
  const subscribe = useCallback((listener: () => void) => store.subscribe(listener), [store]);
  return useSyncExternalStore(subscribe, read, read);
}

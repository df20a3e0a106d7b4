import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * true on a server, and in the first render of what a server has drawn: all that only a device knows comes with the next
 * one. A component that mounts later never hears of it.
 */
export const useHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * True on the server and in the first render of server-drawn HTML; device-only data follows in the next render. A component
 * that mounts later always gets false.
 */
export const useHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

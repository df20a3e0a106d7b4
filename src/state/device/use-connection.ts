import { useTabl } from '../tabl-context.tsx';
import { useStore } from '../use-store.ts';

/** false only where nothing has answered. */
export function useIsOnline(): boolean {
  const { connection } = useTabl();
  return useStore(connection, connection.isOnline);
}

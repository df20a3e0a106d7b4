import { useLiveQuery } from 'dexie-react-hooks';
import { type DependencyList, useMemo } from 'react';
import type { TablDatabase } from '#db/database.ts';
import { useTabl } from './tabl-context.tsx';

/**
 * Rows of the device as they are now; undefined until they were read. What was read last stays where reading fails: a
 * broken disk empties no screen.
 */
export function useRows<T>(read: (db: TablDatabase) => Promise<T>, dependencies: DependencyList): T | undefined {
  const { db, storage } = useTabl();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows have another last reading.
  const last = useMemo((): { value: T | undefined } => ({ value: undefined }), [db, ...dependencies]);
  return useLiveQuery(async () => {
    try {
      last.value = await read(db);
    } catch (error) {
      void storage.heard(error);
    }
    return last.value;
  }, [last]);
}

import { type DependencyList, useEffect, useState } from 'react';
import type { TablDatabase } from '#core/db/database.ts';
import { patiently } from './loading.ts';
import { useTabl } from './tabl-context.tsx';

/**
 * Live database rows; `undefined` until read, which happens after the first paint. `load` brings the code that reads them.
 * If reading fails, the last rows stay, so that a broken disk empties no screen.
 */
export function useRows<T>(
  load: () => Promise<(db: TablDatabase) => Promise<T>>,
  dependencies: DependencyList,
): T | undefined {
  const { database, storage } = useTabl();
  const [rows, setRows] = useState<T>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is another function at every paint; what it hangs on is handed in.
  useEffect(() => {
    let isHere = true;
    let stop: (() => void) | undefined;
    let last: T | undefined;
    const loadAll = () => Promise.all([database(), import('#core/db/follow.ts'), load()]);
    void patiently(loadAll, () => isHere).then((loaded) => {
      if (!loaded || !isHere) return;
      const [db, { follow }, read] = loaded;
      const readOrKeep = async (followed: TablDatabase) => {
        try {
          last = await read(followed);
        } catch (error) {
          void storage.heard(error);
        }
        return last;
      };
      stop = follow(db, readOrKeep, (found) => setRows(() => found));
    });
    return () => {
      isHere = false;
      stop?.();
    };
  }, [database, storage, ...dependencies]);
  return rows;
}

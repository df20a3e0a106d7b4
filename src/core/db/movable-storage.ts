// IndexedDB for Dexie that can move to memory: for a browser that refuses storage, or deletes it under an open page. The
// in-memory implementation is loaded only then.
import Dexie from 'dexie';

type Backend = NonNullable<ConstructorParameters<typeof import('./database.ts').TablDatabase>[0]>;

export interface MovableStorage extends Backend {
  /** Loads the in-memory implementation; rejects when that fails. The returned function makes all later opens use it. */
  readonly prepareMemory: () => Promise<() => void>;
}

/** `indexedDB`: the browser's, if any. */
export function createMovableStorage(
  indexedDB: IDBFactory | undefined,
  keyRange: typeof IDBKeyRange | undefined,
): MovableStorage {
  let factory = indexedDB;
  let range = keyRange;
  const pending = new Set<IDBOpenDBRequest>();
  const found = (): IDBFactory => {
    if (!factory) throw new DOMException('There is no storage.', 'UnknownError');
    return factory;
  };
  const ranges = (): typeof IDBKeyRange => {
    if (!range) throw new DOMException('There is no storage.', 'UnknownError');
    return range;
  };
  return {
    indexedDB: {
      open: (name, version) => {
        const request = found().open(name, version);
        pending.add(request);
        const end = () => pending.delete(request);
        request.addEventListener('success', end);
        request.addEventListener('error', end);
        return request;
      },
      deleteDatabase: (name) => found().deleteDatabase(name),
      databases: () => found().databases(),
      cmp: (a, b) => found().cmp(a, b),
    },
    // Dexie creates ranges only with these four.
    IDBKeyRange: {
      bound: (...args: Parameters<typeof IDBKeyRange.bound>) => ranges().bound(...args),
      lowerBound: (...args: Parameters<typeof IDBKeyRange.lowerBound>) => ranges().lowerBound(...args),
      upperBound: (...args: Parameters<typeof IDBKeyRange.upperBound>) => ranges().upperBound(...args),
      only: (value: unknown) => ranges().only(value),
    } as typeof IDBKeyRange,
    prepareMemory: async () => {
      const memory = await import('fake-indexeddb');
      return () => move(new memory.IDBFactory(), memory.IDBKeyRange);
    },
  };

  function move(to: IDBFactory, toRange: typeof IDBKeyRange): void {
    factory = to;
    range = toRange;
    // Dexie disables live queries when it found no IndexedDB at load.
    Dexie.dependencies.indexedDB ??= factory;
    Dexie.dependencies.IDBKeyRange ??= range;
    // A late connection must not replace the memory database.
    for (const request of pending) {
      request.onupgradeneeded = null;
      request.onerror = null;
      request.onsuccess = () => request.result.close();
    }
    pending.clear();
  }
}

// A disk for the database that can be full, refuse access, be wiped under an open page, or stop answering.
import Dexie from 'dexie';
import { forceCloseDatabase, IDBFactory, IDBKeyRange, IDBObjectStore } from 'fake-indexeddb';
import { onTestFinished } from 'vitest';

// Dexie disables live queries when it found no IndexedDB at load.
Dexie.dependencies.indexedDB ??= new IDBFactory();
Dexie.dependencies.IDBKeyRange ??= IDBKeyRange;

export interface BreakableDisk {
  readonly indexedDB: IDBFactory;
  readonly IDBKeyRange: typeof IDBKeyRange;
  /** Every put fails. */
  isFull: boolean;
  /** Clearing the pictures frees space, because they filled the disk. */
  picturesFillIt: boolean;
  /** Opening a database fails. */
  refuses: boolean;
  /** Opening a database never ends. */
  isStuck: boolean;
  /** This many next transactions abort. */
  aborts: number;
  /** Like a browser that clears its data under an open page. */
  readonly wipe: () => void;
}

export function breakableDisk(): BreakableDisk {
  let factory = new IDBFactory();
  const open = new Set<IDBDatabase>();
  const isOurs = (store: IDBObjectStore) => open.has(store.transaction.db);
  const { put, clear } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...args) {
    if (isOurs(this) && disk.isFull) throw new DOMException('No more room.', 'QuotaExceededError');
    if (isOurs(this) && disk.aborts > 0) {
      disk.aborts -= 1;
      queueMicrotask(() => this.transaction.abort());
    }
    return put.apply(this, args);
  };
  IDBObjectStore.prototype.clear = function (this: IDBObjectStore) {
    if (isOurs(this) && this.name === 'pictures' && disk.picturesFillIt) disk.isFull = false;
    return clear.apply(this);
  };
  onTestFinished(() => {
    Object.assign(IDBObjectStore.prototype, { put, clear });
  });
  const disk: BreakableDisk = {
    IDBKeyRange,
    isFull: false,
    picturesFillIt: false,
    refuses: false,
    isStuck: false,
    aborts: 0,
    wipe: () => {
      factory = new IDBFactory();
      for (const database of open) forceCloseDatabase(database as never);
      open.clear();
    },
    indexedDB: {
      open: (name, version) => {
        if (disk.refuses) throw new DOMException('No.', 'SecurityError');
        const request = factory.open(name, version);
        if (disk.isStuck) return stuck(request);
        request.addEventListener('success', () => open.add(request.result));
        return request;
      },
      deleteDatabase: (name) => factory.deleteDatabase(name),
      databases: () => factory.databases(),
      cmp: (a, b) => factory.cmp(a, b),
    },
  };
  return disk;
}

/** The request without its events: its caller waits forever. */
const stuck = (request: IDBOpenDBRequest): IDBOpenDBRequest => {
  request.addEventListener('success', () => request.result.close());
  return new Proxy(request, {
    get: (target, key) => {
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
    set: () => true,
  });
};

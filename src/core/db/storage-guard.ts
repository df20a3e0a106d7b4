// Keeps the page writing when its storage fails: frees space, reopens the database and restores its rows; when that fails,
// continues in memory and tells the guest.
import Dexie, { type ObservabilitySet, RangeSet } from 'dexie';
import type { TablDatabase } from './database.ts';
import type { Keepsake } from './keepsake.ts';
import type { MovableStorage } from './movable-storage.ts';

/**
 * full  no more storage space
 * lost  the database is gone, closed or broken
 */
type StorageFailure = 'full' | 'lost';

/** Only the browser aborts transactions here, so an abort counts as a loss too. */
const LOST: ReadonlySet<string> = new Set([
  'InvalidStateError',
  'DatabaseClosedError',
  'UnknownError',
  'AbortError',
  'OpenFailedError',
  'MissingAPIError',
  'NotFoundError',
  'SecurityError',
  'VersionError',
]);

/** undefined: not a storage failure. */
function storageFailureOf(error: unknown): StorageFailure | undefined {
  if (!(error instanceof Error)) return undefined;
  // Dexie wraps the browser's error.
  const inner = 'inner' in error && error.inner !== error ? storageFailureOf(error.inner) : undefined;
  if (error.name === 'QuotaExceededError' || inner === 'full') return 'full';
  return LOST.has(error.name) ? 'lost' : inner;
}

/** `memory`: data does not outlive the page. */
export type StorageKind = 'kept' | 'memory';

export interface StorageGuard {
  readonly get: () => StorageKind;
  readonly subscribe: (listener: () => void) => () => void;
  /** Reports a failed read; repairs the storage if it is the cause. Never rejects. */
  readonly heard: (error: unknown) => Promise<void>;
  /** Keeps a copy of the guest's rows from now on. Never rejects. */
  readonly watch: () => Promise<void>;
  readonly stop: () => void;
}

/** Lazy: not needed for the first screen, and loaded when the page begins to watch. */
const keepsakes = () => import('./keepsake.ts');

/** A database that never answers (WebKit's storage process may die) must not delay the guest. */
const OPEN_TIMEOUT_MS = 4_000;
/** A page that is suspended with its database closed is frozen by then. */
const LOOK_AFTER_CLOSE_MS = 250;

/**
 * Opens the database, in memory when storage is refused, and guards all its read-write transactions. `onRestored`: called
 * when the database was found empty and the guest's rows were restored.
 */
export async function openGuarded(
  db: TablDatabase,
  storage: MovableStorage,
  onRestored: () => void,
): Promise<StorageGuard> {
  let kind: StorageKind = 'kept';
  let keepsake: Keepsake | undefined;
  let mending: Promise<void> | undefined;
  let moving: Promise<void> | undefined;
  let isOurs = false;
  const listeners = new Set<() => void>();
  const stops: (() => void)[] = [];

  const plain = db.transaction.bind(db) as (...args: unknown[]) => Promise<unknown>;
  /** The repair must not wait for itself. */
  const unguarded = <T>(begin: () => Promise<T>): Promise<T> => {
    isOurs = true;
    try {
      return begin();
    } finally {
      isOurs = false;
    }
  };

  const isWiped = (found: Keepsake): boolean =>
    keepsake?.storageId !== undefined && keepsake.storageId !== found.storageId;

  const readNow = async (): Promise<Keepsake> => (await keepsakes()).readKeepsake(db);

  async function giveBack(): Promise<void> {
    const kept = keepsake;
    if (!kept) return;
    const { putBack } = await keepsakes();
    await unguarded(() => putBack(db, kept));
  }

  async function moveOnce(): Promise<void> {
    // A full disk is still readable.
    const found = db.isOpen() ? await soon(readNow()).catch(() => undefined) : undefined;
    if (found && !isWiped(found)) keepsake = found;
    const move = await storage.prepareMemory();
    // A pending open must end before the next one begins.
    const opening = db.open();
    db.close();
    await Promise.resolve(opening).catch(() => undefined);
    move();
    await db.open();
    kind = 'memory';
    await giveBack();
    everythingChanged();
    for (const listener of listeners) listener();
  }

  function moveToMemory(): Promise<void> {
    moving ??= moveOnce().catch((error: unknown) => {
      // Offline and without a worker the in-memory implementation could not be loaded.
      moving = undefined;
      throw error;
    });
    return moving;
  }

  async function openAgain(): Promise<void> {
    db.close({ disableAutoOpen: false });
    try {
      await soon(db.open());
      if (keepsake && isWiped(await soon(readNow()))) {
        await giveBack();
        onRestored();
      }
      everythingChanged();
    } catch {
      await moveToMemory();
    }
  }

  /** One repair at a time, however many writes failed. */
  async function mend(failure: StorageFailure): Promise<void> {
    if (kind === 'memory') return;
    mending ??= (failure === 'full' ? makeRoom(db) : openAgain()).finally(() => {
      mending = undefined;
    });
    await mending;
  }

  async function guarded(args: unknown[]): Promise<unknown> {
    await mending;
    const begun = kind;
    try {
      return await plain(...args);
    } catch (error) {
      const failure = storageFailureOf(error);
      if (!failure || begun === 'memory') throw error;
      await mend(failure);
    }
    try {
      return await plain(...args);
    } catch (error) {
      if (!storageFailureOf(error)) throw error;
      await moveToMemory();
    }
    return plain(...args);
  }
  db.transaction = ((...args: unknown[]) =>
    isOurs || args[0] === 'r' || Dexie.currentTransaction ? plain(...args) : guarded(args)) as typeof db.transaction;

  try {
    await soon(db.open());
  } catch {
    await moveToMemory();
  }

  return {
    get: () => kind,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    heard: async (error) => {
      const failure = storageFailureOf(error);
      if (failure) await mend(failure).catch(() => undefined);
    },
    watch: async () => {
      const found = await keepsakes().catch(() => undefined);
      // Without a copy the page continues, and lost rows are not restored.
      if (!found) return;
      await found.markStorage(db, freshId()).catch(() => undefined);
      const look = () => void mend('lost').catch(() => undefined);
      let timer: ReturnType<typeof setTimeout> | undefined;
      const onClose = () => {
        clearTimeout(timer);
        if (!mending && !moving) timer = setTimeout(look, LOOK_AFTER_CLOSE_MS);
      };
      db.on('close', onClose);
      const unfollow = found.followKeepsake(db, (read) => {
        if (isWiped(read)) look();
        else keepsake = read;
      });
      stops.push(unfollow, () => {
        clearTimeout(timer);
        db.on('close').unsubscribe(onClose);
      });
    },
    stop: () => {
      for (const stop of stops.splice(0)) stop();
    },
  };
}

/** Pictures are the only large data, and can be fetched again. */
const makeRoom = async (db: TablDatabase): Promise<void> => db.pictures.clear().catch(() => undefined);

/** Reruns all live queries, as Dexie does after the back-forward cache. */
const everythingChanged = (): void =>
  Dexie.on.storagemutated.fire({ all: new RangeSet(-Infinity, [[]]) } as unknown as ObservabilitySet);

const freshId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(36)).join('');

async function soon<T>(work: PromiseLike<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new DOMException('The database does not answer.', 'UnknownError')),
      OPEN_TIMEOUT_MS,
    );
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

// Keeps the page writing when its storage fails: room is made, the database is opened once more, and what was in it is put
// back; where that is of no use it goes on in memory, and the guest is told.
import Dexie, { type ObservabilitySet, RangeSet } from 'dexie';
import type { TablDatabase } from './database.ts';
import type { Keepsake } from './keepsake.ts';
import type { MovableStorage } from './movable-storage.ts';

/**
 * full  the browser gives no more room
 * lost  the database is gone, closed, or out of order
 */
type StorageFailure = 'full' | 'lost';

/** Transactions are aborted by nobody but the browser here, so an abort is a loss too. */
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

/** undefined: it is not the storage that failed. */
function storageFailureOf(error: unknown): StorageFailure | undefined {
  if (!(error instanceof Error)) return undefined;
  // Dexie wraps what the browser said.
  const inner = 'inner' in error && error.inner !== error ? storageFailureOf(error.inner) : undefined;
  if (error.name === 'QuotaExceededError' || inner === 'full') return 'full';
  return LOST.has(error.name) ? 'lost' : inner;
}

/** `memory`: nothing outlives the page. */
export type StorageKind = 'kept' | 'memory';

export interface StorageGuard {
  readonly get: () => StorageKind;
  readonly subscribe: (listener: () => void) => () => void;
  /** A reader has failed; repaired where storage is the cause. Never rejects. */
  readonly heard: (error: unknown) => Promise<void>;
  /** Remembers what is stored for the guest, from now on. Never rejects. */
  readonly watch: () => Promise<void>;
  readonly stop: () => void;
}

/** The first screen does not need it; it is here when the page begins to watch. */
const keepsakes = () => import('./keepsake.ts');

/** A database that never answers (WebKit's storage process may die) must not hold the guest up. */
const OPEN_TIMEOUT_MS = 4_000;
/** A page that is put away with its database closed is asleep by then. */
const LOOK_AFTER_CLOSE_MS = 250;

/**
 * Opens the database, in memory where that is refused, and guards every read-write transaction of it. `onRestored` is
 * called when it was found empty and the guest's rows have been put back.
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
    // A full disk can still be read.
    const found = db.isOpen() ? await soon(readNow()).catch(() => undefined) : undefined;
    if (found && !isWiped(found)) keepsake = found;
    const move = await storage.prepareMemory();
    // An open that is under way ends before the next one begins.
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
      // Without a network and without a worker the memory itself could not be had.
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

  /** One at a time, however many were hit. */
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
      // Without it the page goes on as it is, and what is lost under it is not put back.
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

/** Pictures are the only thing that is large, and they can be had again. */
const makeRoom = async (db: TablDatabase): Promise<void> => db.pictures.clear().catch(() => undefined);

/** Every live query is asked anew, as Dexie itself does when a page comes back from the browser's memory. */
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

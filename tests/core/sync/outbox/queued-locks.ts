// Web Locks that behave like a browser's, with a queue of waiters.
type Callback = (lock: { name: string } | null) => unknown;
interface Waiting {
  readonly grant: () => void;
}

export function queuedLocks() {
  let isHeld = false;
  const queue: Waiting[] = [];
  const release = () => {
    isHeld = false;
    queue.shift()?.grant();
  };
  const hold = async (name: string, callback: Callback) => {
    isHeld = true;
    try {
      return await callback({ name });
    } finally {
      release();
    }
  };
  const request = (name: string, options: LockOptions, callback: Callback): Promise<unknown> => {
    if (!isHeld || options.steal) return hold(name, callback);
    if (options.ifAvailable) return Promise.resolve(callback(null));
    return new Promise((resolve, reject) => {
      const mine = { grant: () => void hold(name, callback).then(resolve, reject) };
      queue.push(mine);
      options.signal?.addEventListener('abort', () => {
        queue.splice(queue.indexOf(mine), 1);
        reject(options.signal?.reason);
      });
    });
  };
  return {
    locks: { request } as unknown as LockManager,
    /** Another tab holds the lock; the returned function closes that tab. */
    heldElsewhere: (): (() => void) => {
      isHeld = true;
      return release;
    },
    waiting: () => queue.length,
  };
}

// Web Locks like in a browser: released when the holder dies, and stolen on request.
import type { Process } from './process.ts';

type Request = (
  name: string,
  options: { readonly steal?: boolean; readonly ifAvailable?: boolean },
  callback: (lock: { name: string } | null) => Promise<unknown>,
) => Promise<unknown>;

export interface Locks {
  readonly of: (process: Process) => Pick<LockManager, 'request'>;
}

export function createLocks(): Locks {
  let holder: { readonly process: Process; abort: (error: unknown) => void } | undefined;
  const request =
    (process: Process): Request =>
    (name, { steal }, callback) => {
      if (holder?.process.isAlive() && !steal) return callback(null);
      holder?.abort(new DOMException('stolen', 'AbortError'));
      return new Promise((resolve, reject) => {
        const mine = { process, abort: reject };
        holder = mine;
        callback({ name })
          .then(resolve, reject)
          .finally(() => {
            if (holder === mine) holder = undefined;
          });
      });
    };
  return { of: (process) => ({ request: request(process) }) as unknown as Pick<LockManager, 'request'> };
}

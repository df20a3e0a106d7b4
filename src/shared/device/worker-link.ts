// The page's link to its service worker: announces new orders, and lets a new build take over when no dialog is open.
import type { TablDatabase } from '#core/db/database.ts';
import { reloadOnce } from '#core/platform/lost-parts.ts';
import type { WorkerHandle } from '#core/platform/worker-registration.ts';

export interface WorkerLink {
  /** Asks the worker to check the outbox too, because the worker may outlive the page. */
  readonly flush: () => void;
  /** Starts the link. Never rejects; without a worker the page works alone. */
  readonly start: () => Promise<void>;
}

export function createWorkerLink(db: TablDatabase): WorkerLink {
  let worker: WorkerHandle | undefined;
  let callOff: (() => void) | undefined;
  let isAtRest = false;
  const loadAnew = () => void reloadOnce(Date.now());

  return {
    flush: () => worker?.flush(),
    start: async () => {
      const parts = [import('#core/platform/worker-registration.ts'), import('#shared/when-idle.ts')] as const;
      const [loaded, idle] = await Promise.all(parts).catch(() => []);
      const atRest = (work: () => void) => {
        callOff?.();
        callOff = idle?.whenIdle(db, work);
      };
      worker = loaded?.registerWorker({
        onWaiting: () =>
          atRest(() => {
            isAtRest = true;
            worker?.activateWaiting();
          }),
        // Another tab may activate the new worker while a dialog is open in this one.
        onTakenOver: () => (isAtRest ? loadAnew() : atRest(loadAnew)),
      });
    },
  };
}

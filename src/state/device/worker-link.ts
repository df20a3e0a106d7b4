// The page and its worker: told of new orders, and let take over with a new build when nothing is open.
import type { TablDatabase } from '#db/database.ts';
import { reloadOnce } from '#platform/lost-parts.ts';
import type { WorkerHandle } from '#platform/worker-registration.ts';
import { whenIdle } from '../when-idle.ts';

export interface WorkerLink {
  /** Asks the worker to look at the outbox too: it may outlive the page. */
  readonly flush: () => void;
  /** Never rejects: without a worker the page does what it can. */
  readonly start: () => Promise<void>;
}

export function createWorkerLink(db: TablDatabase): WorkerLink {
  let worker: WorkerHandle | undefined;
  let callOff: (() => void) | undefined;
  let isAtRest = false;
  const atRest = (work: () => void) => {
    callOff?.();
    callOff = whenIdle(db, work);
  };
  const loadAnew = () => void reloadOnce(Date.now());

  return {
    flush: () => worker?.flush(),
    start: async () => {
      const loaded = await import('#platform/worker-registration.ts').catch(() => undefined);
      worker = loaded?.registerWorker({
        onWaiting: () =>
          atRest(() => {
            isAtRest = true;
            worker?.activateWaiting();
          }),
        // Another tab may have given leave while something is open in this one.
        onTakenOver: () => (isAtRest ? loadAnew() : atRest(loadAnew)),
      });
    },
  };
}

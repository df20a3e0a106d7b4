// One commit, and so one wait for the disk, for all jobs that came in together. Each job runs in its own savepoint: one
// that fails is undone alone. Nobody is told "done" before the commit has returned.

export interface CommitPort {
  readonly begin: () => void;
  readonly commit: () => void;
  readonly rollback: () => void;
  readonly savepoint: () => void;
  readonly release: () => void;
  readonly undo: () => void;
}

interface Waiting {
  /** Runs the job; what it gives back says, after the commit, how it went. */
  readonly run: () => Promise<() => void>;
  readonly reject: (error: unknown) => void;
}

/** Largest group: enough to spread the commit's cost, few enough that the first of them does not wait long. */
const LARGEST_GROUP = 100;

export interface GroupCommit {
  readonly add: <T>(job: () => Promise<T>, onCommitted: () => void) => Promise<T>;
  /** Resolves when nothing is waiting any more. */
  readonly idle: () => Promise<void>;
}

export const createGroupCommit = (port: CommitPort): GroupCommit => {
  const waiting: Waiting[] = [];
  let running: Promise<void> | undefined;

  const runGroup = async (group: readonly Waiting[]): Promise<void> => {
    const told: (() => void)[] = [];
    try {
      port.begin();
      for (const one of group) told.push(await one.run());
      port.commit();
    } catch (error) {
      // The disk is full, or the file is gone: none of the group is written, and each is told so.
      try {
        port.rollback();
      } catch {
        // There was no transaction left to undo.
      }
      for (const one of group) one.reject(error);
      return;
    }
    for (const tell of told) tell();
  };

  const drain = async (): Promise<void> => {
    while (waiting.length > 0) {
      // A turn of the event loop, so that what has arrived by now joins the group.
      await new Promise((resolve) => setImmediate(resolve));
      await runGroup(waiting.splice(0, LARGEST_GROUP));
    }
    running = undefined;
  };

  const inSavepoint = <T>(
    job: () => Promise<T>,
    resolve: (value: T) => void,
    reject: (error: unknown) => void,
    onCommitted: () => void,
  ) => {
    return async (): Promise<() => void> => {
      port.savepoint();
      try {
        const value = await job();
        port.release();
        return () => {
          resolve(value);
          onCommitted();
        };
      } catch (error) {
        port.undo();
        return () => reject(error);
      }
    };
  };

  return {
    add: (job, onCommitted) =>
      new Promise((resolve, reject) => {
        waiting.push({ run: inSavepoint(job, resolve, reject, onCommitted), reject });
        running ??= drain();
      }),
    idle: async () => {
      await running;
    },
  };
};

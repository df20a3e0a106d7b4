// Group commit: one commit, and one disk sync, for all jobs that arrived together. Each job has its own savepoint, so that a
// failed one is rolled back alone. No job is acknowledged before the commit has returned.

export interface CommitPort {
  readonly begin: () => void;
  readonly commit: () => void;
  readonly rollback: () => void;
  readonly savepoint: () => void;
  readonly release: () => void;
  readonly undo: () => void;
}

interface Waiting {
  /** Runs the job; the returned function reports its result after the commit. */
  readonly run: () => Promise<() => void>;
  readonly reject: (error: unknown) => void;
}

/** Maximum size of a group: shares the commit's cost without a long wait for its first job. */
const LARGEST_GROUP = 100;

export interface GroupCommit {
  readonly add: <T>(job: () => Promise<T>, onCommitted: () => void) => Promise<T>;
  /** Resolves when no job is waiting. */
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
      // When the disk is full or the file is gone, the whole group fails, and each job is rejected.
      try {
        port.rollback();
      } catch {
        // No transaction was left to roll back.
      }
      for (const one of group) one.reject(error);
      return;
    }
    for (const tell of told) tell();
  };

  const drain = async (): Promise<void> => {
    while (waiting.length > 0) {
      // Yields one turn of the event loop, so that jobs already arrived join the group.
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

// Encodes one picture at a time: each takes a core for seconds, and orders have priority.

let last: Promise<unknown> = Promise.resolve();
let queued = 0;

/** Runs jobs one after another, in call order. */
export const oneByOne = <T>(job: () => Promise<T>): Promise<T> => {
  queued += 1;
  const done = last.then(job, job).finally(() => {
    queued -= 1;
  });
  last = done.catch(() => undefined);
  return done;
};

/** Jobs that run or wait. */
export const queuedPictures = (): number => queued;

// Work that is done every hour, as long as the server runs.

const HOUR_MS = 3_600_000;

export interface HourlyWork {
  /** Stops the schedule; resolves when the running work has ended. */
  readonly stop: () => Promise<void>;
}

/** Runs work every hour. A failure is logged as `message`, and the next hour tries again. */
export const everyHour = (
  work: () => Promise<unknown>,
  log: { readonly warn: (about: object, message: string) => void },
  message: string,
): HourlyWork => {
  let working: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    working = work().catch((error) => log.warn({ err: error }, message));
  }, HOUR_MS);
  return {
    stop: async () => {
      clearInterval(timer);
      await working;
    },
  };
};

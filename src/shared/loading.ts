// Loading of code and rows after the first paint, over an unreliable network.

/** The pause in ms between two tries. */
const TRY_AGAIN_MS = 2_000;

/** Loads once per page, however often it is called. After a failure the next caller retries. */
export function onceThere<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

/** Retries a failing load while the result is wanted; `undefined` when the result is no longer wanted. */
export async function patiently<T>(
  load: () => Promise<T>,
  isWanted: () => boolean = () => true,
): Promise<T | undefined> {
  while (isWanted()) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS));
    }
  }
  return undefined;
}

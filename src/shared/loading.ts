// Code and rows that come behind the first paint, over a network that may go away meanwhile.

/** The pause in ms between two tries. */
const TRY_AGAIN_MS = 2_000;

/** Loads once for the page, however often it is asked. A load that failed is tried again by who asks next. */
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

/** Loads, again and again where that fails, for as long as it is wanted; undefined: it is not wanted any more. */
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

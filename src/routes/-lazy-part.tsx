import { type ComponentType, lazy } from 'react';

/** Between two tries of a part that could not be had, in milliseconds. */
const TRY_AGAIN_MS = 2_000;

/** React keeps the first failure for ever: so a part whose file the network swallowed is asked for until it comes. */
async function patiently<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS));
    }
  }
}

/** A part that no first card needs: loaded when it is first wanted, or by `load` once the page has come to rest. */
export const lazyPart = <P,>(load: () => Promise<ComponentType<P>>) => ({
  Part: lazy(async () => ({ default: await patiently(load) })),
  load,
});

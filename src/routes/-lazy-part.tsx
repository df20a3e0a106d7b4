import { type ComponentType, lazy } from 'react';
import { styleIsWhole } from '#ui/whole-style.ts';

/** Between two tries of a part that could not be had, in milliseconds. */
const TRY_AGAIN_MS = 2_000;

/** React keeps the first failure for ever: so a part whose file, or looks, the network swallowed is asked for until it comes. */
async function patiently<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      const part = await load();
      await styleIsWhole();
      return part;
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

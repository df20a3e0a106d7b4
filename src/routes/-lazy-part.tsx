import { type ComponentType, lazy } from 'react';

/** A part that no first card needs: loaded when it is first wanted, or by `load` once the page has come to rest. */
export const lazyPart = <P,>(load: () => Promise<ComponentType<P>>) => ({
  Part: lazy(async () => ({ default: await load() })),
  load,
});

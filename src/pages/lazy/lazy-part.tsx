import { type ComponentType, createElement, lazy, Suspense } from 'react';
import { styleIsWhole } from '#ui/look/whole-style.ts';

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

/**
 * A part that no first card needs: loaded when it is first shown, or by its `load` once the page has come to rest. What
 * stands in its place until then is the nearest Suspense's.
 */
export const lazyPart = <P,>(load: () => Promise<ComponentType<P>>) =>
  Object.assign(
    lazy(async () => ({ default: await patiently(load) })),
    { load },
  );

/** A whole page that no first card needs: its place stays empty until it comes. */
export const lazyPage = <P extends object>(load: () => Promise<ComponentType<P>>) => {
  const Part = lazyPart<P>(load);
  const Page = (props: P) => <Suspense>{createElement<P>(Part, props)}</Suspense>;
  return Object.assign(Page, { load });
};

/** Loads parts one after the other, so that nothing the guest does meanwhile has to wait for them. */
export async function loadParts(
  ...groups: readonly Readonly<Record<string, { readonly load: () => Promise<unknown> }>>[]
) {
  for (const { load } of groups.flatMap((group) => Object.values(group))) {
    // What cannot be had now is asked for again when it is wanted.
    await load().catch(() => undefined);
  }
}

import { type ComponentType, createElement, lazy, Suspense } from 'react';
import { styleIsWhole } from '#ui/look/whole-style.ts';

/** The pause in ms between two tries to load a part. */
const TRY_AGAIN_MS = 2_000;

/** Loads a part, trying again until its file and its styles are there: React would keep a first failure for ever. */
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
 * A part that no first card needs: loaded when it is first shown, or by its `load` once the page has come to rest. The
 * nearest Suspense shows its stand-in until then.
 */
export const lazyPart = <P,>(load: () => Promise<ComponentType<P>>) =>
  Object.assign(
    lazy(async () => ({ default: await patiently(load) })),
    { load },
  );

/** A whole page that no first card needs: its room stays empty until it is loaded. */
export const lazyPage = <P extends object>(load: () => Promise<ComponentType<P>>) => {
  const Part = lazyPart<P>(load);
  const Page = (props: P) => <Suspense>{createElement<P>(Part, props)}</Suspense>;
  return Object.assign(Page, { load });
};

/** Loads parts one after the other, so that they delay nothing that the guest does meanwhile. */
export async function loadParts(
  ...groups: readonly Readonly<Record<string, { readonly load: () => Promise<unknown> }>>[]
) {
  for (const { load } of groups.flatMap((group) => Object.values(group))) {
    // A part that fails to load is asked for again when it is wanted.
    await load().catch(() => undefined);
  }
}

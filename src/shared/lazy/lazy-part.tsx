import { type ComponentType, createElement, lazy, type ReactNode, Suspense, useState } from 'react';
import { LoadingPart } from '#shared/frame/loading-part.tsx';
import { styleIsWhole } from '#ui/look/whole-style.ts';

/** The pause in ms between two tries to load a part. */
const TRY_AGAIN_MS = 2_000;

/** Retries until the chunk is loaded, because React would keep the first failure forever. */
async function patiently<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS));
    }
  }
}

export interface Loading {
  readonly load: () => Promise<unknown>;
}

let drawn: Set<Loading['load']> | undefined;

/** Runs `draw`, and returns its result with the loads of the lazy chunks inside. */
export async function noteParts<T>(
  draw: () => Promise<T>,
): Promise<{ readonly made: T; readonly loads: ReadonlySet<Loading['load']> }> {
  const loads = new Set<Loading['load']>();
  drawn = loads;
  try {
    return { made: await draw(), loads };
  } finally {
    drawn = undefined;
  }
}

/**
 * A lazy chunk that no first card needs: loaded when first shown, or earlier by its `load` once the page is idle. Until then
 * the nearest Suspense shows its fallback. A chunk loaded before it is shown renders directly, because a fallback would hide
 * server-drawn HTML.
 */
export const lazyPart = <P extends object>(load: () => Promise<ComponentType<P>>) => {
  let loaded: ComponentType<P> | undefined;
  const keep = async () => {
    const part = await load();
    await styleIsWhole();
    loaded = part;
    return part;
  };
  const Later = lazy(async () => ({ default: await patiently(keep) }));
  const Part = (props: P) => {
    // Stays the same while shown, because another component would lose its state.
    const [shown] = useState<ComponentType<P>>(() => loaded ?? Later);
    drawn?.add(keep);
    return createElement(shown, props);
  };
  return Object.assign(Part, { load: keep });
};

/** A lazily loaded page; shows `standIn` until then, by default a loading message. */
export const lazyPage = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  standIn: ReactNode = <LoadingPart />,
) => saidPart(load, standIn);

/** A lazily loaded dialog that a press opens; shows a loading message over the page until then. */
export const lazyDialog = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  saidPart(load, <LoadingPart over />);

const saidPart = <P extends object>(load: () => Promise<ComponentType<P>>, standIn: ReactNode) => {
  const Part = lazyPart<P>(load);
  const Said = (props: P) => <Suspense fallback={standIn}>{createElement<P>(Part, props)}</Suspense>;
  return Object.assign(Said, { load: Part.load });
};

/**
 * Loads chunks one after the other, so that they do not delay the guest's own requests. Returns false when one failed; that
 * chunk is requested again when needed.
 */
export async function loadParts(...groups: readonly Readonly<Record<string, Loading>>[]): Promise<boolean> {
  let isWhole = true;
  for (const { load } of groups.flatMap((group) => Object.values(group))) {
    await load().catch(() => {
      isWhole = false;
    });
  }
  return isWhole;
}

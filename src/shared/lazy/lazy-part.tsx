import { type ComponentType, createElement, lazy, type ReactNode, Suspense, useState } from 'react';
import { LoadingPart } from '#shared/frame/loading-part.tsx';
import { styleIsWhole } from '#ui/look/whole-style.ts';

/** The pause in ms between two tries to load a part. */
const TRY_AGAIN_MS = 2_000;

/** Loads a part, trying again until it is there: React would keep a first failure for ever. */
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

/** Draws with `draw`, and returns beside what it made the loads of the parts that stand in it. */
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
 * A part that no first card needs: loaded when it is first shown, or by its `load` once the page has come to rest. The
 * nearest Suspense shows its stand-in until then. A part that is loaded before it is shown has none: over a page that the
 * server drew, a stand-in would take away what is there.
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
    // One and the same for as long as it is shown: another component would begin anew.
    const [shown] = useState<ComponentType<P>>(() => loaded ?? Later);
    drawn?.add(keep);
    return createElement(shown, props);
  };
  return Object.assign(Part, { load: keep });
};

/** A whole page that no first card needs: it says that it is on its way until it is loaded. */
export const lazyPage = <P extends object>(load: () => Promise<ComponentType<P>>) => saidPart(load, <LoadingPart />);

/** A dialog that a press opens over the page: until it is loaded it says there that it is on its way. */
export const lazyDialog = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  saidPart(load, <LoadingPart over />);

const saidPart = <P extends object>(load: () => Promise<ComponentType<P>>, standIn: ReactNode) => {
  const Part = lazyPart<P>(load);
  const Said = (props: P) => <Suspense fallback={standIn}>{createElement<P>(Part, props)}</Suspense>;
  return Object.assign(Said, { load: Part.load });
};

/**
 * Loads parts one after the other, so that they delay nothing that the guest does meanwhile. False where one could not be
 * had: it is asked for again when it is wanted.
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

import { type ComponentType, useEffect, useState } from 'react';

const TRY_AGAIN_MS = 2_000;

/**
 * A part that no first card needs: loaded when it is first wanted, or by `load` once the page has come to rest. Where it
 * cannot be had it is asked for again as long as it is wanted: React's own `lazy` would fail for ever, and with it the
 * page around it.
 */
export function lazyPart<P extends object>(get: () => Promise<ComponentType<P>>) {
  let Loaded: ComponentType<P> | undefined;
  let loading: Promise<void> | undefined;
  const load = (): Promise<void> => {
    loading ??= get().then(
      (component) => {
        Loaded = component;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };

  const Part = (props: P) => {
    const [isHere, setHere] = useState(Loaded !== undefined);
    useEffect(() => {
      if (isHere) return;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let isWanted = true;
      const attempt = () =>
        void load().then(
          () => isWanted && setHere(true),
          () => {
            if (isWanted) timer = setTimeout(attempt, TRY_AGAIN_MS);
          },
        );
      attempt();
      return () => {
        isWanted = false;
        clearTimeout(timer);
      };
    }, [isHere]);
    return Loaded ? <Loaded {...props} /> : null;
  };
  return { Part, load };
}

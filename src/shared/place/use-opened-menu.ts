import { useCallback, useEffect, useState } from 'react';
import { FAILURE_NUMBER } from '#shared/device/connection.ts';
import { useTabl } from '#shared/tabl-context.tsx';

/** Delay before a failed menu is requested again. */
const AGAIN_MS = 5_000;

export type OpenedMenu =
  | { readonly kind: 'loading' | 'open' | 'unknown' }
  | { readonly kind: 'failed'; readonly failure: 1 | 2 | 3; readonly retry: () => void };

/** Opens a place's menu for a page outside the place; retries until it is loaded. */
export function useOpenedMenu(slug: string): OpenedMenu {
  const { menus } = useTabl();
  const [found, setFound] = useState<{ readonly slug: string; readonly kind: 'open' | 'unknown' | 1 | 2 | 3 }>();
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again at every attempt.
  useEffect(() => {
    let isHere = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    void menus.open(slug).then((opened) => {
      if (!isHere) return;
      const isFailure = typeof opened === 'string' && opened !== 'unknown';
      if (isFailure) timer = setTimeout(retry, AGAIN_MS);
      setFound({ slug, kind: isFailure ? FAILURE_NUMBER[opened] : opened === 'unknown' ? 'unknown' : 'open' });
    });
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [menus, slug, attempt, retry]);

  if (found?.slug !== slug) return { kind: 'loading' };
  return typeof found.kind === 'number' ? { kind: 'failed', failure: found.kind, retry } : { kind: found.kind };
}

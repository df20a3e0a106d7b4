import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useIsOnline } from '#shared/tabl-context.tsx';

const AGAIN_MS = 5_000;

/**
 * Reloads the page's data repeatedly while mounted, and at once when the network returns. Returns a function that reloads
 * now.
 */
export function useTryAgain(): () => void {
  const router = useRouter();
  const isOnline = useIsOnline();
  const wasOnline = useRef(isOnline);
  useEffect(() => {
    if (isOnline && !wasOnline.current) void router.invalidate();
    wasOnline.current = isOnline;
    const timer = setInterval(() => void router.invalidate(), AGAIN_MS);
    return () => clearInterval(timer);
  }, [isOnline, router]);
  return () => void router.invalidate();
}

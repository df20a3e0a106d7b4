import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useIsOnline } from '#shared/tabl-context.tsx';

const AGAIN_MS = 5_000;

/**
 * Loads the page's data again and again while mounted, and at once when the network is back. Returns a function that
 * does so now.
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

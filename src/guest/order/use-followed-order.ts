import { useEffect, useState } from 'react';
import { readFollowLink } from '#contract/order/follow-link.ts';
import { getFollowedOrder } from '#core/api/followed-order.ts';
import { followVisibility } from '#core/platform/device/page-in-view.ts';
import type { PlacedOrder } from '#domain/order/order.ts';
import { isFinal } from '#domain/order/order-status.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useIsOnline, useTabl } from '#shared/tabl-context.tsx';

/** Polling interval in ms of an unfinished order. */
const LOOK_MS = 8_000;

/**
 * loading   nothing is known yet
 * unheard   it could not be asked for, and nothing was known before
 * gone      no order has that link, or it shows it no longer
 * shown     as it stood at `at`, epoch ms of the server's clock; `isLate`: since then it could not be asked for
 */
export type FollowedOrder =
  | { readonly kind: 'loading' | 'unheard' | 'gone' }
  | { readonly kind: 'shown'; readonly order: PlacedOrder; readonly at: number | undefined; readonly isLate: boolean };

const LOADING: FollowedOrder = { kind: 'loading' };
const GONE: FollowedOrder = { kind: 'gone' };

/** Whether an address's fragment is meant to name an order. */
export const namesOrder = (hash: string): boolean => readFollowLink(hash) !== undefined;

/** Follows the order named by a link while the page is visible. `hash`: of the page's address. */
export function useFollowedOrder(hash: string): FollowedOrder {
  const link = readFollowLink(hash);
  const key = link === 'broken' ? undefined : link;
  const { http, serverNow } = useTabl();
  const { place } = useMenu();
  const isOnline = useIsOnline();
  const [followed, setFollowed] = useState(LOADING);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a network that is back is a reason to look again.
  useEffect(() => {
    if (key === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isHeard = true;
    let isViewed = false;
    const look = async () => {
      clearTimeout(timer);
      const answer = await getFollowedOrder(http, place.id, key, place.currency);
      if (!isHeard) return;
      const found = answer.ok ? answer.value : undefined;
      setFollowed((before) => {
        if (found === 'gone') return { kind: 'gone' };
        if (found) return { kind: 'shown', order: found, at: serverNow(), isLate: false };
        return before.kind === 'shown' ? { ...before, isLate: true } : { kind: 'unheard' };
      });
      const isOver = found === 'gone' || (found !== undefined && isFinal(found.status));
      if (isViewed && !isOver) timer = setTimeout(() => void look(), LOOK_MS);
    };
    const stop = followVisibility((isVisible) => {
      isViewed = isVisible;
      clearTimeout(timer);
      if (isVisible) void look();
    });
    return () => {
      isHeard = false;
      clearTimeout(timer);
      stop();
    };
  }, [http, place.id, place.currency, key, serverNow, isOnline]);
  return key === undefined ? GONE : followed;
}

// Promotions that the guest has closed. They stay closed for this visit only, so this is not stored.
import { useCallback, useSyncExternalStore } from 'react';
import type { PlaceId } from '#domain/ids.ts';

const closed = new Set<PlaceId>();
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Server value: no promotion is closed. */
const nothingClosed = () => false;

/** Whether the guest has closed the place's promotions, and a function that closes them. */
export function useClosedPromotions(placeId: PlaceId): { readonly isClosed: boolean; readonly close: () => void } {
  const isClosed = useSyncExternalStore(
    subscribe,
    useCallback(() => closed.has(placeId), [placeId]),
    nothingClosed,
  );
  const close = useCallback(() => {
    closed.add(placeId);
    for (const listener of listeners) listener();
  }, [placeId]);
  return { isClosed, close };
}

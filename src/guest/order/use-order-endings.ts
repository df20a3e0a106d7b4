import { useEffect } from 'react';
import type { OrderId } from '#domain/ids.ts';
import { type OrderEnding, orderEnding } from '#domain/outbox/order-ending.ts';
import type { OutboxEntry } from '#domain/outbox/outbox.ts';
import type { Tabl } from '#shared/tabl.ts';
import { useTabl } from '#shared/tabl-context.tsx';

interface Followed {
  readonly underWay: Set<OrderId>;
  readonly told: Set<OrderId>;
}

/** Kept per page, so that the place's screens may unmount meanwhile. */
const followed = new WeakMap<Tabl, Followed>();

/**
 * Reports once how each order ended that was pending on this page or saved since it was opened. Earlier endings are not
 * reported, because the page would be left immediately on every visit. Without `onEnd` reports are queued.
 */
export function useOrderEndings(
  entries: readonly OutboxEntry[],
  onEnd: ((ending: OrderEnding, id: OrderId) => void) | undefined,
  openedAt = performance.timeOrigin,
): void {
  const tabl = useTabl();
  useEffect(() => {
    const seen = followed.get(tabl) ?? { underWay: new Set(), told: new Set() };
    followed.set(tabl, seen);
    for (const entry of entries) {
      const ending = orderEnding(entry);
      if (!ending) {
        seen.underWay.add(entry.id);
        seen.told.delete(entry.id);
      } else if (onEnd && !seen.told.has(entry.id)) {
        seen.told.add(entry.id);
        if (seen.underWay.has(entry.id) || entry.createdWall >= openedAt) onEnd(ending, entry.id);
      }
    }
  }, [tabl, entries, onEnd, openedAt]);
}

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

/** The page's, so that the screens of a place may come and go meanwhile. */
const followed = new WeakMap<Tabl, Followed>();

/**
 * Tells once how each order ended that was under way on this page, or was saved since it was opened. What ended before is
 * not told: the page that opens with it would be left at once, for ever. Without `onEnd` it waits until it can be told.
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

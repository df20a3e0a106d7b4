import { useEffect, useRef, useState } from 'react';
import { readAvailability } from '#core/db/availability/availability-table.ts';
import { sizeKey } from '#domain/availability/availability.ts';
import { availabilityNews } from '#domain/availability/availability-news.ts';
import type { OffKey } from '#domain/ids.ts';
import type { MenuIndex } from '#domain/menu/menu-index.ts';
import { useCart } from '#shared/cart/cart-context.tsx';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useTabl } from '#shared/tabl-context.tsx';

export interface SaidNews {
  /** New for every word, so that its time begins again. */
  readonly key: number;
  readonly kind: 'off' | 'back';
  readonly names: readonly string[];
}

/** By the words of the open menu; what is not on it has no name to be told by. */
const nameOf = (index: MenuIndex, key: OffKey): readonly string[] => {
  if (typeof key === 'number') return [index.productById.get(key)?.name ?? []].flat();
  const id = Number(key.slice(key.indexOf(':') + 1));
  const entries = key.startsWith('size:') ? index.variantById : index.ingredientById;
  const found = [...entries].find(([one]) => one === id)?.[1];
  if (!found) return [];
  return 'variant' in found ? [`${found.product.name}, ${found.variant.size}`] : [found.name];
};

/** Dishes that have run out, or are back, since this page was opened; undefined: none, or they have been seen. */
export function useAvailabilityNews(): { readonly said: SaidNews | undefined; readonly seen: () => void } {
  const { database, serverNow, deviceNow } = useTabl();
  const { index, off, place } = useMenu();
  const { cart } = useCart();
  const [said, setSaid] = useState<SaidNews>();
  const [openedAt] = useState(deviceNow);
  const before = useRef(off);
  const told = useRef<Set<OffKey>>(new Set());
  const held = useRef(cart.held);
  // A line leaves the order's marked ones as its dish comes back, perhaps before this is told.
  if (cart.held) held.current = cart.held;

  useEffect(() => {
    if (before.current === off) return;
    const last = before.current;
    before.current = off;
    void database()
      .then((db) => readAvailability(db, place.id))
      .then((rows) => {
        // Measured by the device's own clock, so that the server's may become known meanwhile.
        const since = serverNow() - (deviceNow() - openedAt);
        const waiting = (held.current ?? []).flatMap((line) => [line.productId, sizeKey(line.variantId)]);
        const news = availabilityNews({ before: last, now: off, rows }, since, new Set([...told.current, ...waiting]));
        for (const key of news.off) told.current.add(key);
        for (const key of news.back) told.current.delete(key);
        const kind = news.off.length > 0 ? 'off' : 'back';
        const names = news[kind].flatMap((key) => nameOf(index, key));
        if (names.length > 0) setSaid((one) => ({ key: (one?.key ?? 0) + 1, kind, names }));
      })
      .catch(() => undefined);
  }, [off, index, place.id, database, serverNow, deviceNow, openedAt]);
  return { said, seen: () => setSaid(undefined) };
}

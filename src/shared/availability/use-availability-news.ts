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
  /** New for each announcement, so that its timer restarts. */
  readonly key: number;
  readonly kind: 'off' | 'back';
  readonly names: readonly string[];
}

/** Names from the open menu; a dish that is not on this menu has no name and is skipped. */
const nameOf = (index: MenuIndex, key: OffKey): readonly string[] => {
  if (typeof key === 'number') return [index.productById.get(key)?.name ?? []].flat();
  const id = Number(key.slice(key.indexOf(':') + 1));
  const entries = key.startsWith('size:') ? index.variantById : index.ingredientById;
  const found = [...entries].find(([one]) => one === id)?.[1];
  if (!found) return [];
  return 'variant' in found ? [`${found.product.name}, ${found.variant.size}`] : [found.name];
};

/** Dishes that sold out or came back since this page was opened; `undefined` when none did, or the guest has seen them. */
export function useAvailabilityNews(): { readonly said: SaidNews | undefined; readonly seen: () => void } {
  const { database, serverNow, deviceNow } = useTabl();
  const { index, off, place } = useMenu();
  const { cart } = useCart();
  const [said, setSaid] = useState<SaidNews>();
  const [openedAt] = useState(deviceNow);
  const before = useRef(off);
  const told = useRef<Set<OffKey>>(new Set());
  const held = useRef(cart.held);
  // A line leaves the order's held ones when its dish comes back, possibly before this runs.
  if (cart.held) held.current = cart.held;

  useEffect(() => {
    if (before.current === off) return;
    const last = before.current;
    before.current = off;
    void database()
      .then((db) => readAvailability(db, place.id))
      .then((rows) => {
        // Measured with the device's clock, so that a server time that arrives meanwhile does not shift it.
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

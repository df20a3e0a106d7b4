// An order rejected because the menu or prices changed, if one press can accept the change.
import { useEffect } from 'react';
import type { Cart } from '#domain/cart/cart.ts';
import type { OutboxEntry } from '#domain/outbox/outbox.ts';
import type { Minor } from '#domain/pricing/money.ts';
import type { OrderPrice } from '#domain/pricing/pricing.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { priceChanges } from '#shared/pricing/price-changes.ts';
import { useTabl } from '#shared/tabl-context.tsx';
import type { ChangedRow } from '#ui/view/changed-row.ts';

export interface ChangedOrder {
  readonly rows: readonly ChangedRow[];
  readonly seen: Minor;
  readonly now: Minor;
}

/** Whether the cart holds the rest of the order at the price that the server named. */
const isWhatIsLeft = (entry: OutboxEntry, cart: Cart, price: OrderPrice): boolean =>
  cart.lines.length > 0 &&
  price.total === entry.refusal?.quote?.total &&
  cart.lines.every(({ variantId }) => entry.lines.some((line) => line.variantId === variantId));

/** One row for each changed dish or price step; `undefined` when one of the two prices has no price steps. */
export const changedRows = (entry: OutboxEntry): readonly ChangedRow[] | undefined =>
  priceChanges(entry)?.flatMap(({ kind, from, to, dishes }): ChangedRow[] => {
    if (kind !== 'lines') return [{ what: { step: kind }, from, to }];
    return dishes.map((dish) => {
      const at = entry.lines.findIndex(({ variantId }) => variantId === dish.variantId);
      const said = entry.summary[at];
      const name = [said?.name, said?.detail].filter(Boolean).join(' · ');
      const what = { name, language: said?.choice?.textLanguage, quantity: said?.quantity ?? 1 };
      return { what, from: dish.from, to: dish.to };
    });
  });

/**
 * `undefined` when nothing changed, or the cart differs by now and is reviewed in the cart. Reloads the menu if the
 * server priced the order with another version. `price`: of the cart with the order's own order type.
 */
export function useChangedOrder(entry: OutboxEntry, cart: Cart, price: OrderPrice): ChangedOrder | undefined {
  const { place } = useMenu();
  const { menus } = useTabl();
  const quote = entry.refusal?.quote;
  const version = quote?.menuVersion;
  useEffect(() => {
    if (version !== undefined) void menus.refresh(place.slug, version);
  }, [menus, place.slug, version]);
  if (!quote || !isWhatIsLeft(entry, cart, price)) return undefined;
  const rows = changedRows(entry);
  if (!rows || rows.length === 0 || rows.some(({ what }) => 'name' in what && what.name === '')) return undefined;
  return { rows, seen: entry.quote.total, now: quote.total };
}

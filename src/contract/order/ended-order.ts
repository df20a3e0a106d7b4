// The two addresses by which an app around these pages learns how an order ended: it watches the address. A visitor of one
// of them sees the orders that this device knows, so that a wrong address says nothing wrong.
import { NO_TABLE, type OrderEnding } from '#domain/outbox/order-ending.ts';

const PATHS = { thanks: '/thankyou', failed: '/close-browser-app' } as const;

/** The address of the thank-you screen, after an order that ended so. `order`: its id, none where none was saved. */
export function endedHref(ending: OrderEnding, place: string, order: string | undefined): string {
  const said = { place, order, why: ending.kind === 'failed' ? ending.why : undefined };
  const query = Object.entries(said).flatMap(([key, value]) =>
    value === undefined ? [] : `${key}=${encodeURIComponent(value)}`,
  );
  return `${PATHS[ending.kind]}?${query.join('&')}`;
}

export interface EndedOrder {
  /** The place's slug; undefined: the one that was opened last. */
  readonly place: string | undefined;
  /** An order's id; undefined: the last one. */
  readonly order: string | undefined;
  /** There was no table to order for, so that nothing was saved. */
  readonly isWithoutTable: boolean;
}

/** Fields in the query of such an address. `get`: its parameter of that name, null where it has none. */
export const readEndedOrder = ({ get }: { readonly get: (name: string) => string | null }): EndedOrder => ({
  place: get('place') || undefined,
  order: get('order') || undefined,
  isWithoutTable: get('why') === NO_TABLE.why,
});

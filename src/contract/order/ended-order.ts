// Two addresses that tell a surrounding app how an order ended: the app watches the address. The page itself shows the
// orders of this device, so that a wrong address shows nothing false.
import { NO_TABLE, type OrderEnding } from '#domain/outbox/order-ending.ts';

const PATHS = { thanks: '/thankyou', failed: '/close-browser-app' } as const;

/** Address of the thank-you screen after an order. `order`: its id; undefined: no order was saved. */
export function endedHref(ending: OrderEnding, place: string, order: string | undefined): string {
  const said = { place, order, why: ending.kind === 'failed' ? ending.why : undefined };
  const query = Object.entries(said).flatMap(([key, value]) =>
    value === undefined ? [] : `${key}=${encodeURIComponent(value)}`,
  );
  return `${PATHS[ending.kind]}?${query.join('&')}`;
}

export interface EndedOrder {
  /** The place's slug; undefined: the last opened place. */
  readonly place: string | undefined;
  /** Order id; undefined: the last order. */
  readonly order: string | undefined;
  /** There was no table to order for, so no order was saved. */
  readonly isWithoutTable: boolean;
}

/** Parses the query of such an address. `get`: returns a parameter, or null. */
export const readEndedOrder = ({ get }: { readonly get: (name: string) => string | null }): EndedOrder => ({
  place: get('place') || undefined,
  order: get('order') || undefined,
  isWithoutTable: get('why') === NO_TABLE.why,
});

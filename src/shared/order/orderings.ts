// Keeps the ordering actors, one for the open place, independent of the sheets that show them. The list lives in the app
// state; the machine loads with the order, after the first card.
import type { PlaceId } from '#domain/ids.ts';
import type { OrderingActor } from './start-ordering.ts';

export type Orderings = Map<PlaceId, OrderingActor>;

/** The place's own machine, started by its first user. */
export function orderingOf(orderings: Orderings, placeId: PlaceId, begin: () => OrderingActor): OrderingActor {
  const actor = orderings.get(placeId) ?? begin();
  orderings.set(placeId, actor);
  return actor;
}

/** Stops the actors of all other places. An order being saved is saved all the same, and is found in the rows. */
export function keepOnly(orderings: Orderings, placeId: PlaceId): void {
  for (const [other, actor] of orderings) {
    if (other === placeId) continue;
    orderings.delete(other);
    actor.stop();
  }
}

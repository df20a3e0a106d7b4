// Ordering outlives what shows it: one actor for the open place, whatever sheet is open. What is alive on the device holds
// the list; the machine itself comes with the order, behind the first card.
import type { PlaceId } from '#domain/ids.ts';
import type { OrderingActor } from './start-ordering.ts';

export type Orderings = Map<PlaceId, OrderingActor>;

/** The place's own machine, begun by its first user. */
export function orderingOf(orderings: Orderings, placeId: PlaceId, begin: () => OrderingActor): OrderingActor {
  const actor = orderings.get(placeId) ?? begin();
  orderings.set(placeId, actor);
  return actor;
}

/** This place is open now: the others' end. What was being saved is saved all the same, and found in the rows. */
export function keepOnly(orderings: Orderings, placeId: PlaceId): void {
  for (const [other, actor] of orderings) {
    if (other === placeId) continue;
    orderings.delete(other);
    actor.stop();
  }
}

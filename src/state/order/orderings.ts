// Ordering outlives what shows it: one actor for the open place, whatever sheet is open. The machine itself comes with
// the order, behind the first card.
import type { PlaceId } from '#domain/ids.ts';
import type { OrderingActor } from './start-ordering.ts';

export interface Orderings {
  /** The place's own, begun by whoever asks first. */
  readonly of: (placeId: PlaceId, begin: () => OrderingActor) => OrderingActor;
  /** This place is open now: the others' end. What was being saved is saved all the same, and found in the rows. */
  readonly keepOnly: (placeId: PlaceId) => void;
}

export function createOrderings(): Orderings {
  const actors = new Map<PlaceId, OrderingActor>();
  return {
    of: (placeId, begin) => {
      const actor = actors.get(placeId) ?? begin();
      actors.set(placeId, actor);
      return actor;
    },
    keepOnly: (placeId) => {
      for (const [other, actor] of actors) if (other !== placeId && actors.delete(other)) actor.stop();
    },
  };
}

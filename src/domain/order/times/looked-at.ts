// When the venue is expected to look at an order. Times are epoch ms of the server's clock.

/** Time before its due time at which the staff are expected to look at an order for later, ms. */
const LOOKED_AT_MS = 3_600_000;

/** From when on: what is wanted tomorrow rings nobody out of bed. `wantedAt`: the later time for which it was ordered. */
export const lookedAtFrom = (placedAt: number, wantedAt: number | undefined): number =>
  wantedAt === undefined ? placedAt : Math.max(placedAt, wantedAt - LOOKED_AT_MS);

/** The start of the kitchen's time for an order that was held: not before somebody confirmed it. */
export const kitchenHasFrom = ({
  placedAt,
  details,
  facts,
}: {
  readonly placedAt: number;
  readonly details?: { readonly wantedAt?: number | undefined } | undefined;
  readonly facts: { readonly confirmed?: { readonly at: number } };
}): number => Math.max(lookedAtFrom(placedAt, details?.wantedAt), facts.confirmed?.at ?? 0);

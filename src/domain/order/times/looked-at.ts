// When staff are expected to look at an order. Times are epoch ms of the server's clock.

/** How long before its due time staff are expected to look at an order for later, ms. */
const LOOKED_AT_MS = 3_600_000;

/**
 * Start of that time, so that tomorrow's order rings no one at night. `wantedAt`: the later time for which it was ordered.
 */
export const lookedAtFrom = (placedAt: number, wantedAt: number | undefined): number =>
  wantedAt === undefined ? placedAt : Math.max(placedAt, wantedAt - LOOKED_AT_MS);

/** Start of the kitchen's time for an order; for a held order not before its confirmation. */
export const kitchenHasFrom = ({
  placedAt,
  details,
  facts,
}: {
  readonly placedAt: number;
  readonly details?: { readonly wantedAt?: number | undefined } | undefined;
  readonly facts: { readonly confirmed?: { readonly at: number } };
}): number => Math.max(lookedAtFrom(placedAt, details?.wantedAt), facts.confirmed?.at ?? 0);

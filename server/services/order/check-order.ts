// Whether the lines of an order can be cooked now. The rules are those of the guest's device (`domain/order/verdict.ts`);
// this file reads the data that only the server has.
import { availabilityAt } from '#domain/availability/availability.ts';
import { rowsByTheClock } from '#domain/availability/category-hours.ts';
import { layOff } from '#domain/availability/lay-off.ts';
import type { ProductId } from '#domain/ids.ts';
import { linesLeft, linesVerdict, type NotTaken } from '#domain/order/line-verdict.ts';
import type { OrderLine } from '#domain/order/order.ts';
import type { OrderType } from '#domain/place/place.ts';
import { fail, type Result } from '#domain/result.ts';
import { readAvailability } from '../../store/availability/availability.ts';
import { findForeignProducts } from '../../store/menu/foreign-products.ts';
import type { Store } from '../../store/store.ts';
import type { PublishedPlace } from '../place/published-places.ts';

/** Finds which unknown ids belong to another place. */
const foreignProducts = (
  db: Store['read'],
  place: PublishedPlace,
  lines: readonly OrderLine[],
): Promise<ReadonlySet<ProductId>> => {
  const unknown = [...new Set(lines.map(({ productId }) => productId))].filter(
    (id) => !place.index.productById.has(id),
  );
  return findForeignProducts(db, place.document.place.slug, unknown);
};

/** Reasons why lines are rejected, and the lines that could still be cooked. */
export interface LinesNotTaken extends NotTaken {
  readonly left: readonly OrderLine[];
}

/** All lines ready to cook, or the reasons of rejection. [S5.02, S5.05–S5.08, S8.03, S8.04] */
export const checkLines = async (
  db: Store['read'],
  place: PublishedPlace,
  orderType: OrderType,
  lines: readonly OrderLine[],
  now: number,
): Promise<Result<readonly OrderLine[], LinesNotTaken>> => {
  const { menu, place: venue } = place.document;
  const byTheClock = rowsByTheClock(menu, venue.timeZone, now).rows;
  const { off, left } = availabilityAt([...(await readAvailability(db, place.id, now)), ...byTheClock], now);
  const foreign = await foreignProducts(db, place, lines);
  // The verdict runs without user data; the server gets none with an order.
  const asking = { orderType, settings: place.document.settings, off, left, hasUser: false };
  const index = layOff(place.index, off);
  const judged = linesVerdict(index, lines, asking, foreign);
  // An order with dishes of another place must start anew.
  const isHere = foreign.size === 0;
  return judged.ok ? judged : fail({ ...judged.error, left: isHere ? linesLeft(index, lines, asking) : [] });
};

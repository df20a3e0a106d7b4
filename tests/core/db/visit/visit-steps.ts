// A device with an open place, for tests of data that one visit hides from the next.
import { openCart } from '#core/db/cart/cart-table.ts';
import type { TablDatabase } from '#core/db/database.ts';
import { submitCart } from '#core/db/outbox/outbox-table.ts';
import { openVisit, sitDown } from '#core/db/visit/visit-table.ts';
import type { SessionId, SessionToken, VisitId } from '#domain/ids.ts';
import type { TableSession } from '#domain/session/session.ts';
import { cartOf, draft, line, NOW, PLACE, session } from '../outbox/order-drafts.ts';

export const AT = { id: PLACE, timeZone: 'Europe/Sofia' };
export const HOUR = 3_600_000;
/** A guest's own phone, at the start time of these tests. */
export const PHONE = { now: NOW, deviceNow: NOW, isShared: false };
export const TABLET = { now: NOW, deviceNow: NOW, isShared: true };
/** Both clocks, this many ms later. */
export const after = (ms: number) => ({ serverNow: NOW + ms, deviceNow: NOW + ms });

export const sitting = (number: number, table = '12', more: Partial<TableSession> = {}): TableSession => {
  const { usedAt: _, ...scanned } = session({
    id: `sitting-${number}` as SessionId,
    token: `secret-of-sitting-${number}` as SessionToken,
    table,
    ...more,
  });
  return scanned;
};

/** Opens the place, and scans its table. */
export async function seat(db: TablDatabase, scanned = sitting(1), moment = PHONE): Promise<VisitId> {
  await openVisit(db, AT, moment);
  await openCart(db, PLACE, () => undefined);
  return (await sitDown(db, scanned, AT, moment)).id;
}

/** Adds dishes to the live visit's cart. */
export const choose = async (db: TablDatabase, ...dishes: number[]) => {
  const visitId = (await db.carts.get(PLACE))?.visitId;
  await db.carts.put({ ...cartOf(...dishes.map((dish) => line(dish))), visitId });
};

export const dishes = async (db: TablDatabase) =>
  ((await db.carts.get(PLACE))?.lines ?? []).map(({ productId }) => productId as number);

/** Sends an order of one dish in the live visit. */
export async function send(db: TablDatabase, number: number, createdWall = NOW) {
  await choose(db, number);
  return submitCart(db, draft(number, { createdWall }));
}

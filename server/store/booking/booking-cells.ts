// Prevents double bookings: a cell (15 minutes of a resource) belongs to one booking. The primary key guarantees it on both
// databases.
import { type Cell, type Taken, takenKey } from '#domain/booking/cells.ts';
import type { Store, Tx } from '../store.ts';

interface Span {
  readonly resources: readonly string[];
  readonly first: Cell;
  /** Behind the last. */
  readonly end: Cell;
}

/** Taken cells of the resources; an expired hold takes none. `but`: a booking to be moved, which is ignored. */
export const readTaken = async (
  db: Store['read'],
  placeId: number,
  { resources, first, end }: Span,
  { now, but = '' }: { readonly now: number; readonly but?: string | undefined },
): Promise<Taken> => {
  if (resources.length === 0 || end <= first) return new Set();
  const rows = await db
    .selectFrom('booking_cells')
    .select(['resource', 'cell'])
    .where('place_id', '=', placeId)
    .where('resource', 'in', [...resources])
    .where('cell', '>=', first)
    .where('cell', '<', end)
    .where('booking_id', '!=', but)
    .where((where) => where.or([where('held_until', 'is', null), where('held_until', '>', now)]))
    .execute();
  return new Set(rows.map(({ resource, cell }) => takenKey(resource, Number(cell))));
};

/**
 * Takes all cells for a booking, or none when one is taken (returns false). `heldUntil`: end of the hold during a payment.
 * The place must be locked.
 */
export const takeCells = async (
  tx: Tx,
  placeId: number,
  of: {
    readonly bookingId: string;
    readonly resources: readonly string[];
    readonly cells: readonly Cell[];
    readonly now: number;
    readonly heldUntil?: number | undefined;
  },
): Promise<boolean> => {
  const { bookingId, resources, cells, now, heldUntil = null } = of;
  const rows = resources.flatMap((resource) =>
    cells.map((cell) => ({ place_id: placeId, resource, cell, booking_id: bookingId, held_until: heldUntil })),
  );
  if (rows.length === 0) return false;
  await tx.db
    .deleteFrom('booking_cells')
    .where('place_id', '=', placeId)
    .where('resource', 'in', [...resources])
    .where('held_until', '<=', now)
    .execute();
  // A violated key would abort PostgreSQL's transaction, so taken cells are skipped and counted.
  const { numInsertedOrUpdatedRows = 0n } = await tx.db
    .insertInto('booking_cells')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['place_id', 'resource', 'cell']).doNothing())
    .executeTakeFirstOrThrow();
  if (Number(numInsertedOrUpdatedRows) === rows.length) return true;
  await freeCells(tx, placeId, bookingId);
  return false;
};

export const freeCells = async (tx: Tx, placeId: number, bookingId: string): Promise<void> => {
  await tx.db.deleteFrom('booking_cells').where('place_id', '=', placeId).where('booking_id', '=', bookingId).execute();
};

/** Keeps a booking's cells until then; `undefined`: for good. Returns false when it no longer has any. */
export const keepCells = async (
  tx: Tx,
  placeId: number,
  bookingId: string,
  until: number | undefined,
): Promise<boolean> => {
  const { numUpdatedRows } = await tx.db
    .updateTable('booking_cells')
    .set({ held_until: until ?? null })
    .where('place_id', '=', placeId)
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();
  return Number(numUpdatedRows) > 0;
};

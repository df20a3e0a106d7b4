// The cart's mirror when only it outlives the page: the database is in memory, while the full disk holds an older record. A
// page that starts from that disk must trust the mirror. Loaded after the first card.
import { aloneOf, cartFromMirror } from '#contract/cart/cart-mirror.ts';
import { changeCart } from '#core/db/cart/cart-table.ts';
import type { TablDatabase } from '#core/db/database.ts';
import { raiseOrderCounter, readOrderCounter } from '#core/db/device/order-counter.ts';
import type { StorageGuard } from '#core/db/storage-guard.ts';
import { findCartMirrors } from '#core/platform/cart-mirror.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { Place } from '#domain/place/place.ts';

export interface MirroredRows {
  readonly db: TablDatabase;
  readonly storage: Pick<StorageGuard, 'get'>;
}

/** Marks the mirror as the only copy; `undefined` when the record is on the disk. */
export const aloneIn = async ({ db, storage }: MirroredRows, cart: Cart) =>
  storage.get() === 'memory' ? { visitId: cart.visitId, counter: await readOrderCounter(db) } : undefined;

/** True when a page without a disk had kept a newer cart of the same visit; it becomes the stored cart. */
export async function takeNewerMirror(
  { db }: MirroredRows,
  cart: Cart,
  { id, currency }: Place,
  makeLineId: () => string,
): Promise<boolean> {
  for (const mirror of findCartMirrors()) {
    const alone = aloneOf(mirror.envelope);
    if (!alone) continue;
    await raiseOrderCounter(db, alone.counter);
    const newer = cartFromMirror(mirror, id, currency, makeLineId);
    const isOurs = alone.visitId !== undefined && alone.visitId === cart.visitId;
    if (!newer || !isOurs || newer.revision <= cart.revision) continue;
    await changeCart(db, id, (row) => (row.revision < newer.revision ? { ...newer, visitId: row.visitId } : row));
    return true;
  }
  return false;
}

// For a page without storage: its pending entries are lost when the tab closes. The guest is warned first, and dishes that
// were certainly not sent go into the cart's mirror, the only storage left.
import { cartToMirror } from '#contract/cart/cart-mirror.ts';
import { readStoredCart } from '#contract/stored.ts';
import type { TablDatabase } from '#core/db/database.ts';
import { readOrderCounter } from '#core/db/device/order-counter.ts';
import { follow } from '#core/db/follow.ts';
import { readableEntries } from '#core/db/outbox/outbox-table.ts';
import type { StorageGuard } from '#core/db/storage-guard.ts';
import { writeCartMirror } from '#core/platform/cart-mirror-writing.ts';
import { type Cart, emptyCart } from '#domain/cart/cart.ts';
import { returnLines } from '#domain/cart/cart-rules.ts';
import { isSettled } from '#domain/outbox/outbox.ts';

/** Unsettled rows: the carts, and the same carts plus the dishes of orders whose sending never began. */
async function readUnsent(db: TablDatabase) {
  const open = readableEntries(await db.outbox.toArray()).filter(({ state }) => !isSettled(state));
  const counter = await readOrderCounter(db);
  const last = open.findLast((entry) => entry.kind === 'order');
  if (!last) return { isOpen: open.length > 0, mirrors: undefined };
  const cart = readStoredCart(await db.carts.get(last.placeId)) ?? emptyCart(last.placeId);
  const unsent = open
    .filter((entry) => entry.kind === 'order')
    .filter(({ placeId, mayHaveArrived }) => placeId === last.placeId && !mayHaveArrived);
  const filled = unsent.reduce((before, entry) => returnLines(before, entry.cartLines), cart);
  const mirrorOf = (one: Cart) =>
    cartToMirror(one, last.terms.currency, () => undefined, { visitId: one.visitId, counter });
  return { isOpen: true, mirrors: { stays: mirrorOf(cart), leaves: mirrorOf(filled) } };
}

/** Returns a function that stops it. */
export function guardUnkept(db: TablDatabase, storage: Pick<StorageGuard, 'get'>): () => void {
  let unsent: Awaited<ReturnType<typeof readUnsent>> | undefined;
  const unfollow = follow(db, readUnsent, (read) => {
    unsent = read;
  });
  const isUnkept = (): boolean => storage.get() === 'memory' && unsent?.isOpen === true;
  const onLeaving = (event: Event): void => {
    if (isUnkept()) event.preventDefault();
  };
  const onHide = (): void => {
    if (isUnkept() && unsent?.mirrors) writeCartMirror(unsent.mirrors.leaves);
  };
  // The page was restored from the back-forward cache: the order is sent after all, so its dishes leave the carts.
  const onShow = (): void => {
    if (isUnkept() && unsent?.mirrors) writeCartMirror(unsent.mirrors.stays);
  };
  window.addEventListener('beforeunload', onLeaving);
  window.addEventListener('pagehide', onHide);
  window.addEventListener('pageshow', onShow);
  return () => {
    unfollow();
    window.removeEventListener('beforeunload', onLeaving);
    window.removeEventListener('pagehide', onHide);
    window.removeEventListener('pageshow', onShow);
  };
}

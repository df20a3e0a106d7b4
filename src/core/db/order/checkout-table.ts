// Fields of the order page: a row per place, deleted with its visit.
import { readStoredCheckout } from '#contract/order/stored-checkout.ts';
import type { TablDatabase } from '#core/db/database.ts';
import type { GuestKey } from '#core/db/device/device-keys.ts';
import { liveVisitIdAt } from '#core/db/visit/live-visit.ts';
import { readVisitOrders } from '#core/db/visit/shown-entries.ts';
import type { PlaceId, VisitId } from '#domain/ids.ts';
import { afterRefusal, type CheckoutForm } from '#domain/order/checkout/checkout-form.ts';
import { clearsCart } from '#domain/order/refusal.ts';
import type { OutboxEntry } from '#domain/outbox/outbox.ts';

const keyOf = (placeId: PlaceId): GuestKey => `checkout:${placeId}`;

interface ReadCheckout {
  readonly form: CheckoutForm | undefined;
  readonly visitId: VisitId | undefined;
  /** The visit's latest order with details, when this order was refused. */
  readonly refused?: OutboxEntry | undefined;
}

const readKept = (db: TablDatabase, placeId: PlaceId): Promise<ReadCheckout> =>
  db.transaction('r', db.guest, db.visits, async (tx) => {
    const visitId = await liveVisitIdAt(tx.table('visits'), placeId);
    const row = await (tx.table('guest') as TablDatabase['guest']).get(keyOf(placeId));
    return { form: row && row.visitId === visitId ? readStoredCheckout(row.value) : undefined, visitId };
  });

/** The dishes of the refused order are in the cart again. After a withdrawal nothing is restored. */
const isNotTaken = ({ state, refusal }: Pick<OutboxEntry, 'state' | 'refusal'>): boolean =>
  state === 'expired' ||
  (state === 'refused' && refusal?.code !== 'order_cancelled' && !clearsCart(refusal?.code ?? ''));

/** Fields of the current visit; undefined: none. When its latest order was refused, that order's fields are restored. */
export const readCheckout = async (db: TablDatabase, placeId: PlaceId): Promise<ReadCheckout> => {
  const { form, visitId } = await readKept(db, placeId);
  const latest = form && (await readVisitOrders(db, placeId)).at(-1);
  if (!latest?.details || !isNotTaken(latest)) return { form, visitId };
  const { id, details } = latest;
  return {
    form: form && afterRefusal(form, { id, details }),
    visitId,
    ...(latest.state === 'refused' && { refused: latest }),
  };
};

/** A late write for an ended visit is dropped. */
export const keepCheckout = (
  db: TablDatabase,
  placeId: PlaceId,
  visitId: VisitId | undefined,
  form: CheckoutForm,
): Promise<void> =>
  db.transaction('rw', db.guest, db.visits, async (tx) => {
    if (visitId !== (await liveVisitIdAt(tx.table('visits'), placeId))) return;
    await (tx.table('guest') as TablDatabase['guest']).put({ key: keyOf(placeId), value: form, visitId });
  });

import type { BILL_REFUSALS } from '#contract/bill/bill.ts';
import { addMoney, ZERO } from '#domain/pricing/money.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { SESSION_EXTENSION_MINUTES } from '#domain/session/session.ts';
import { addBill, isBillWanted } from '../store/bill/bills.ts';
import { appendJournal } from '../store/journal.ts';
import { listOrders } from '../store/orders.ts';
import { hashSecret } from '../store/secrets.ts';
import { extendToken, findToken } from '../store/sittings.ts';
import { isListed } from './list-orders.ts';
import type { PublishedPlace } from './published-places.ts';
import type { Services } from './services.ts';
import { isAlive, longestEnd } from './table-session.ts';

const MINUTE = 60_000;

export type BillRefusal = 'invalid_session' | (typeof BILL_REFUSALS)[number];

/** Asks for the bill of a sitting, once, and gives the guest time to pay it: the right's new end. [S7.15, S4.17–S4.19] */
export const wantBill = (
  { store, clock }: Services,
  place: PublishedPlace,
  token: string,
  paymentMethod: string | undefined,
): Promise<Result<number, BillRefusal>> =>
  store.write(place.id, async (tx) => {
    const now = clock();
    const hash = hashSecret(token);
    const known = await findToken(tx.db, place.id, hash);
    if (!isAlive(known, now)) return fail('invalid_session');
    const { sitting } = known;
    const orders = (await listOrders(tx.db, place.id, sitting.id)).filter(
      (order) =>
        order.status !== 'paid' && order.status !== 'rejected' && isListed(order, place.document.settings, now),
    );
    if (orders.length === 0) return fail('no_orders');
    if (await isBillWanted(tx.db, sitting.id)) return fail('already_requested');
    await addBill(tx, { placeId: place.id, sittingId: sitting.id, paymentMethod, at: now });
    await appendJournal(tx, {
      placeId: place.id,
      at: now,
      type: 'bill.wanted',
      sessionId: sitting.id,
      payload: {
        table: sitting.table,
        paymentMethod: paymentMethod ?? null,
        total: addMoney(ZERO, ...orders.map((order) => order.total)),
      },
    });
    const extended = known.expiresAt + SESSION_EXTENSION_MINUTES * MINUTE;
    const expiresAt = Math.max(known.expiresAt, Math.min(extended, longestEnd(known)));
    await extendToken(tx, hash, expiresAt);
    return ok(expiresAt);
  });

// Hands a shared device to the next guest: deletes all guest data, and lists what is left.

import { readStoredCalls } from '#contract/service/stored-calls.ts';
import { readStoredCart } from '#contract/stored.ts';
import type { TablDatabase } from '#core/db/database.ts';
import { forgetChosenTypes } from '#core/db/order/chosen-type-table.ts';
import { emptyCart } from '#domain/cart/cart.ts';
import { clearCart } from '#domain/cart/clear-cart.ts';
import { adoptRows } from './adopt-rows.ts';
import { isSettledRow, sweepVisits } from './sweep-visits.ts';
import { allVisits, followOn, rowsOfVisit, tablesThat, withinVisits } from './visit-rows.ts';

/** Calls of the open sitting. */
const CALLS = 'calls:';

export interface EndMoment {
  /** Epoch ms, the server's clock as the device knows it. */
  readonly now: number;
  /** Epoch ms, the device's own clock. */
  readonly deviceNow: number;
}

/** Ends the visits of all places. A tablet stays at its table; waiting commands are still sent, but not shown. */
export async function endGuests(db: TablDatabase, { now, deviceNow }: EndMoment): Promise<void> {
  await withinVisits(db, async (rows) => {
    // Rows written before a visit began are guest data too.
    for (const visit of await allVisits(rows))
      if (visit.endedAt === undefined) await followOn(rows, await adoptRows(rows, visit), now);
    for (const name of tablesThat('gone')) await rows.table(name).clear();
    for (const row of await rows.carts.toArray())
      await rows.carts.put(clearCart(readStoredCart(row) ?? emptyCart(row.placeId)));
  });
  await forgetChosenTypes(db);
  await sweepVisits(db, { serverNow: undefined, deviceNow });
}

/** Remaining rows of earlier guests, as table and key; empty: the device is clean. */
export const leftByGuests = (db: TablDatabase): Promise<string[]> =>
  withinVisits(db, async (rows) => {
    const left: string[] = [];
    const visits = await allVisits(rows);
    const known = new Set(visits.map(({ id }) => id));
    for (const visit of visits) {
      const outbox: unknown[] = await rowsOfVisit(rows, 'outbox', visit.id).toArray();
      const isWaiting = !outbox.every(isSettledRow);
      if (visit.endedAt !== undefined && isWaiting) continue;
      if (visit.endedAt !== undefined) left.push(`visits ${visit.id}`);
      for (const name of tablesThat('swept')) {
        if (name === 'visits' || (visit.endedAt === undefined && name === 'sessions')) continue;
        const found: { readonly sessionId?: unknown; readonly id?: unknown }[] = await rowsOfVisit(
          rows,
          name,
          visit.id,
        ).toArray();
        // A table's session lists orders of the whole table again at each poll.
        const isTables = ({ sessionId }: (typeof found)[number]) =>
          name === 'orders' && visit.seat !== undefined && sessionId === visit.seat.sessionId;
        for (const row of found) if (!isTables(row)) left.push(`${name} ${String(row.id)}`);
      }
    }
    const sittings = new Set<string>(
      visits.flatMap(({ endedAt, seat }) => (endedAt === undefined && seat ? [seat.sessionId] : [])),
    );
    for (const name of tablesThat('gone')) {
      const found: { readonly key: string; readonly value: unknown }[] = await rows.table(name).toArray();
      // A table's session lists calls of the whole table again too.
      const isTables = ({ key, value }: (typeof found)[number]) => {
        const sessionId = key.startsWith(CALLS) ? readStoredCalls(value)?.sessionId : undefined;
        return sessionId !== undefined && sittings.has(sessionId);
      };
      for (const row of found) if (!isTables(row)) left.push(`${name} ${row.key}`);
    }
    for (const row of await rows.carts.toArray()) {
      const cart = readStoredCart(row);
      const isEmpty = cart !== undefined && clearCart(cart) === cart;
      const isNobodys = row.visitId === undefined || known.has(row.visitId);
      if (!isEmpty || !isNobodys) left.push(`carts ${row.placeId}`);
    }
    return left;
  });

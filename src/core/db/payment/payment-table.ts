// Card payments of the current guest: a row per paid subject.
import { readStoredPaying } from '#contract/payment/stored-paying.ts';
import type { TablDatabase } from '#core/db/database.ts';
import { liveVisitIdAt } from '#core/db/visit/live-visit.ts';
import type { PlaceId } from '#domain/ids.ts';
import { laterPaying, type Paying } from '#domain/payment/paying.ts';

export const readPaying = async (db: TablDatabase, id: Paying['id']): Promise<Paying | undefined> =>
  readStoredPaying(await db.payments.get(id));

/** Payments of a place's live visit, latest change first. */
export async function readPayments(db: TablDatabase, placeId: PlaceId): Promise<readonly Paying[]> {
  const visitId = await liveVisitIdAt(db.visits, placeId);
  const rows: unknown[] = await db.payments.where({ placeId }).toArray();
  return rows
    .flatMap((row) => readStoredPaying(row) ?? [])
    .filter((paying) => paying.visitId === visitId)
    .toSorted((one, other) => other.at - one.at);
}

/** Writes a payment unless a later state is stored; a late write for an ended visit is dropped. */
export const keepPaying = (db: TablDatabase, paying: Paying): Promise<void> =>
  db.transaction('rw', db.payments, db.visits, async (tx) => {
    const visitId = await liveVisitIdAt(tx.table('visits'), paying.placeId);
    if (paying.visitId !== undefined && paying.visitId !== visitId) return;
    const payments = tx.table('payments') as TablDatabase['payments'];
    const before = readStoredPaying(await payments.get(paying.id));
    await payments.put({ ...(before ? laterPaying(paying, before) : paying), visitId });
  });

// Old visits leave the device: a visit whose party has left ends, and its rows go.
import { readStoredEntry } from '#contract/outbox/commands.ts';
import type { TablDatabase } from '#core/db/database.ts';
import { noteUnseenRefusals } from '#core/db/device/unseen-refusals.ts';
import { sweepOutbox } from '#core/db/outbox/outbox-table.ts';
import type { VisitId } from '#domain/ids.ts';
import { isSettled } from '#domain/outbox/outbox.ts';
import { allVisits, followOn, isOver, rowsOfVisit, tablesThat, type VisitRows, withinVisits } from './visit-rows.ts';

const DAY = 24 * 3_600_000;

export interface SweepMoment {
  /** Epoch ms, server's clock; undefined: it was not heard since the page began, and no visit is judged by a guess. */
  readonly serverNow: number | undefined;
  /** Epoch ms, the device's own clock. */
  readonly deviceNow: number;
}

/**
 * Ends what is over, and takes away what has ended and waits for nothing. One transaction: page, tabs and worker never
 * see half of it.
 */
export async function sweepVisits(db: TablDatabase, { serverNow, deviceNow }: SweepMoment): Promise<void> {
  await withinVisits(db, async (rows) => {
    for (const visit of await allVisits(rows)) {
      const isLive = visit.endedAt === undefined;
      if (isLive) {
        if (serverNow === undefined || !(await isOver(rows, visit, serverNow))) continue;
        await followOn(rows, visit, serverNow);
      }
      await sweepVisit(rows, visit.id, deviceNow);
    }
  });
  await sweepOutbox(db, deviceNow - DAY);
}

/**
 * An order that waits, or cannot be read, keeps all of its visit: it is still sent with that visit's session. `deviceNow`:
 * an order's outcome after its guest had gone is noted as of then.
 */
async function sweepVisit(rows: VisitRows, id: VisitId, deviceNow: number): Promise<void> {
  const found: unknown[] = await rowsOfVisit(rows, 'outbox', id).toArray();
  if (!found.every(isSettledRow)) return;
  await noteUnseenRefusals(rows.device, found, deviceNow);
  for (const name of tablesThat('swept')) await rowsOfVisit(rows, name, id).delete();
}

/** Whether nothing more becomes of an entry of the outbox; one that cannot be read may be an order that waits. */
export const isSettledRow = (row: unknown): boolean => {
  const entry = readStoredEntry(row);
  return entry !== undefined && isSettled(entry.state);
};

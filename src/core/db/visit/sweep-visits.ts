// Sweeps old visits: ends a visit whose party has left, and deletes its rows.
import { readStoredEntry } from '#contract/outbox/commands.ts';
import type { TablDatabase } from '#core/db/database.ts';
import { noteUnseenRefusals } from '#core/db/device/unseen-refusals.ts';
import { sweepOutbox } from '#core/db/outbox/outbox-table.ts';
import type { VisitId } from '#domain/ids.ts';
import { isSettled } from '#domain/outbox/outbox.ts';
import { allVisits, followOn, isOver, rowsOfVisit, tablesThat, type VisitRows, withinVisits } from './visit-rows.ts';

const DAY = 24 * 3_600_000;

export interface SweepMoment {
  /** Epoch ms of the server's clock; undefined: not heard since the page began, so no visit is judged by a guess. */
  readonly serverNow: number | undefined;
  /** Epoch ms, the device's own clock. */
  readonly deviceNow: number;
}

/**
 * Ends visits that are over, and deletes ended ones without waiting commands. One transaction, so that page, tabs and worker
 * never see a partial state.
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
 * An order that waits or is unreadable keeps its whole visit, since it is sent with that visit's session. `deviceNow`: time
 * for the record of an order refused after its guest had left.
 */
async function sweepVisit(rows: VisitRows, id: VisitId, deviceNow: number): Promise<void> {
  const found: unknown[] = await rowsOfVisit(rows, 'outbox', id).toArray();
  if (!found.every(isSettledRow)) return;
  await noteUnseenRefusals(rows.device, found, deviceNow);
  for (const name of tablesThat('swept')) await rowsOfVisit(rows, name, id).delete();
}

/** True when the entry is final. An unreadable entry counts as pending, because it may be an unsent order. */
export const isSettledRow = (row: unknown): boolean => {
  const entry = readStoredEntry(row);
  return entry !== undefined && isSettled(entry.state);
};

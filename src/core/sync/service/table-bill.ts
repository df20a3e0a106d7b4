// Fetches a table's bill.
import type { Http } from '#core/api/http.ts';
import { getToldBill } from '#core/api/service/bill.ts';
import type { TablDatabase } from '#core/db/database.ts';
import { readDeviceId } from '#core/db/device/device-id.ts';
import { readToldBill, replaceToldBill } from '#core/db/service/bill-table.ts';
import { readCurrentSession } from '#core/db/session/session-table.ts';
import type { PlaceId } from '#domain/ids.ts';

interface Parts {
  readonly db: TablDatabase;
  readonly http: Http;
}

/** Reads the sitting's bill again. false: not reachable. */
export async function refreshBill({ db, http }: Parts, placeId: PlaceId): Promise<boolean> {
  const session = await readCurrentSession(db, placeId);
  if (!session) return true;
  const bill = await getToldBill(http, placeId, session.token, await readDeviceId(db));
  // The secret's current sitting: the party may have been merged into another one meanwhile.
  const now = await readCurrentSession(db, placeId);
  const { id } = now?.token === session.token ? now : session;
  if (bill.ok) await replaceToldBill(db, placeId, id, bill.value);
  return bill.ok;
}

/** Reads the bill again on a device where a guest has viewed it; other devices do not need it. */
export async function refreshSeenBill(parts: Parts, placeId: PlaceId): Promise<boolean> {
  const session = await readCurrentSession(parts.db, placeId);
  if (!session || !(await readToldBill(parts.db, placeId, session.id))) return true;
  return refreshBill(parts, placeId);
}

// Fetches the day page of a place and stores it on the device.
import { parseToday } from '#contract/owner/today.ts';
import type { TablDatabase } from '#core/db/database.ts';
import { storeToday } from '#core/db/owner/today-table.ts';
import { readStaff } from '#core/db/staff/staff-table.ts';
import type { StaffHttp } from '#core/sync/staff/staff-http.ts';
import type { PlaceId } from '#domain/ids.ts';

export interface TodayParts {
  readonly db: TablDatabase;
  readonly http: Pick<StaffHttp, 'send'>;
  /** The device's clock. */
  readonly now: () => number;
}

/** False: the day could not be read. */
export async function refreshToday({ db, http, now }: TodayParts, placeId: PlaceId): Promise<boolean> {
  const secret = (await readStaff(db, placeId))?.signIn?.secret;
  if (secret === undefined) return false;
  const answer = await http.send('staff/today', { place: placeId });
  const today = answer.ok && answer.value.status === 200 ? parseToday(answer.value.body) : undefined;
  if (!today) return false;
  await storeToday(db, secret, { placeId, today, readAt: now() });
  return true;
}

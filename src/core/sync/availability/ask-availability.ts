// Fetches the list of off items, together with the device's rows at the time of the request.
import { getAvailability } from '#core/api/availability.ts';
import type { ApiFailure, Http } from '#core/api/http.ts';
import { readAvailability } from '#core/db/availability/availability-table.ts';
import type { TablDatabase } from '#core/db/database.ts';
import type { PlaceId } from '#domain/ids.ts';
import type { AvailabilityRow } from '#domain/menu/menu.ts';
import { ok, type Result } from '#domain/result.ts';

export interface AskedAvailability {
  readonly listed: readonly AvailabilityRow[];
  /** The device's rows at the time of the request: later changes to them are newer than the list. */
  readonly before: readonly AvailabilityRow[];
}

export async function askAvailability(
  { db, http }: { readonly db: TablDatabase; readonly http: Http },
  placeId: PlaceId,
): Promise<Result<AskedAvailability, ApiFailure>> {
  // Read without waiting: the device answers long before the server.
  const known = readAvailability(db, placeId).catch(() => []);
  const answer = await getAvailability(http, placeId);
  return answer.ok ? ok({ listed: answer.value, before: await known }) : answer;
}

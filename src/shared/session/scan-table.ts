// Loaded on demand: a scan needs the network anyway, and the first screen does not need this code.
import { type SessionFailure, verifyToken } from '#core/api/session.ts';
import { sitDown } from '#core/db/visit/visit-table.ts';
import { readKioskCookie } from '#core/platform/cookies.ts';
import { writeSessionCookie } from '#core/platform/session-cookie.ts';
import type { Place } from '#domain/place/place.ts';
import type { Result } from '#domain/result.ts';
import type { TableSession } from '#domain/session/session.ts';
import type { OpenTabl } from '#shared/open-tabl.ts';
import { staffHeaders } from './staff-headers.ts';

/** Exchanges a table code for a session on this device and a visit. An unknown table changes nothing here. */
export async function scanTable(
  { db, http, deviceNow, serverNow }: Pick<OpenTabl, 'db' | 'http' | 'deviceNow' | 'serverNow'>,
  place: Place,
  code: string,
): Promise<Result<TableSession, SessionFailure>> {
  const headers = await staffHeaders({ db, http, serverNow }, place.id);
  const answer = await verifyToken(http, { token: code, placeSlug: place.slug }, place.id, headers);
  if (!answer.ok) return answer;
  await sitDown(db, answer.value, place, {
    now: serverNow(),
    deviceNow: deviceNow(),
    isShared: readKioskCookie(),
  });
  writeSessionCookie(answer.value);
  return answer;
}

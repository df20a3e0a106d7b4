// The table session: the row on the device is the truth, the cookie is written from it and read where the row is missing.
import { type SessionFailure, verifySession, verifyToken } from '#api/session.ts';
import type { TablDatabase } from '#db/database.ts';
import { dropSession, readCurrentSession, storeSession } from '#db/session-table.ts';
import type { PlaceId } from '#domain/ids.ts';
import type { Place } from '#domain/place.ts';
import type { Result } from '#domain/result.ts';
import type { TableSession } from '#domain/session.ts';
import { readSessionCookie, readUserCookie, writeSessionCookie } from '#platform/cookies.ts';
import type { Tabl } from './tabl.ts';

/** Turns a printed code into a session of this device. Where the server knows no such table, nothing here changes. */
export async function scanTable(
  { db, http, deviceNow }: Pick<Tabl, 'db' | 'http' | 'deviceNow'>,
  place: Place,
  code: string,
): Promise<Result<TableSession, SessionFailure>> {
  const answer = await verifyToken(http, { token: code, placeSlug: place.slug }, place.id);
  if (!answer.ok) return answer;
  await storeSession(db, answer.value, deviceNow());
  writeSessionCookie(answer.value);
  return answer;
}

/** The session that an earlier build, or a wiped database, left in the cookie. */
export async function restoreSession(
  { db, deviceNow }: Pick<Tabl, 'db' | 'deviceNow'>,
  placeId: PlaceId,
): Promise<void> {
  if (await readCurrentSession(db, placeId)) return;
  const session = readSessionCookie();
  if (session?.placeId === placeId) await storeSession(db, session, deviceNow());
}

/** Below this a session in use is extended. */
const EXTEND_BELOW_MS = 60 * 60_000;

/** Checks a session that is being used and has it extended; one that the server does not know any more goes. [S7.10] */
export async function keepSession(
  { db, http, deviceNow, serverNow }: Pick<Tabl, 'db' | 'http' | 'deviceNow' | 'serverNow'>,
  place: Place,
): Promise<void> {
  const session = await readCurrentSession(db, place.id);
  if (!session || session.expiresAt - serverNow() > EXTEND_BELOW_MS) return;
  const body = { token: readUserCookie() ?? null, session: session.token, placeSlug: place.slug };
  const answer = await verifySession(http, body, place.id);
  if (answer.ok) await storeSession(db, answer.value, deviceNow());
  else if (answer.error.kind === 'invalid') await forgetSession(db, session);
}

/** The server says that it is over: "Invalid session". [S8.13] */
export async function forgetSession(db: TablDatabase, session: TableSession): Promise<void> {
  await dropSession(db, session.placeId, session.id, session.token);
}

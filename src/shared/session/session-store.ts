// The table session: the device's row is authoritative; the cookie is written from it, and read when the row is missing.
import { verifySession } from '#core/api/session.ts';
import type { TablDatabase } from '#core/db/database.ts';
import { dropSession, readCurrentSession } from '#core/db/session/session-table.ts';
import { readUserCookie } from '#core/platform/cookies.ts';
import { readSessionCookie, writeSessionCookie } from '#core/platform/session-cookie.ts';
import type { PlaceId } from '#domain/ids.ts';
import type { Place } from '#domain/place/place.ts';
import { SESSION_EXTENSION_MINUTES, type TableSession } from '#domain/session/session.ts';
import type { OpenTabl } from '#shared/open-tabl.ts';

const store = async (...args: Parameters<typeof import('#core/db/session/store-session.ts').storeSession>) =>
  (await import('#core/db/session/store-session.ts')).storeSession(...args);

type Keeping = Pick<OpenTabl, 'db' | 'http' | 'deviceNow'>;

/**
 * Requests the session's current end, and its table if staff moved the party. Returns false without an answer. A session
 * unknown to the server is deleted. [S7.10]
 */
export async function verifyHere({ db, http, deviceNow }: Keeping, place: Place): Promise<boolean> {
  const session = await readCurrentSession(db, place.id);
  if (!session) return true;
  const token = readUserCookie();
  const body = { ...(token && { token }), session: session.token, placeSlug: place.slug };
  const answer = await verifySession(http, body, place.id);
  if (answer.ok) {
    const { value } = answer;
    if (value.id === session.id) await store(db, value, deviceNow());
    else await (await import('#core/db/session/follow-party.ts')).followParty(db, session, value, deviceNow());
  } else if (answer.error.kind === 'invalid') await forgetSession(db, session);
  return answer.ok || answer.error.kind === 'invalid';
}

/** Extends the session, so that it does not expire while a guest is here. [S9.20] */
export async function extendSession(
  { db, http, deviceNow, serverNow }: Keeping & Pick<OpenTabl, 'serverNow'>,
  place: Place,
): Promise<void> {
  const session = await readCurrentSession(db, place.id);
  if (!session || session.expiresAt - serverNow() > SESSION_EXTENSION_MINUTES * 60_000) return;
  await verifyHere({ db, http, deviceNow }, place);
}

/** Restores a session from the cookie of an earlier build or after a deleted database. */
export async function restoreSession(
  { db, deviceNow }: Pick<OpenTabl, 'db' | 'deviceNow'>,
  placeId: PlaceId,
): Promise<void> {
  if (await readCurrentSession(db, placeId)) return;
  const session = readSessionCookie();
  if (session?.placeId === placeId) await store(db, session, deviceNow());
}

/**
 * Writes the cookie from the row after each change; deletes it when the session ends. Another place's cookie is left alone.
 * [S4.13]
 */
export function mirrorSession(placeId: PlaceId, session: TableSession | undefined): void {
  if (session || readSessionCookie()?.placeId === placeId) writeSessionCookie(session);
}

/** Called when the server answers "Invalid session". [S8.13] */
export async function forgetSession(db: TablDatabase, session: TableSession): Promise<void> {
  await dropSession(db, session.placeId, session.id, session.token);
}

// One person with roles at several places, on a phone that signed in once: what belongs together there, and how it is switched.
import type { Http } from '#core/api/http.ts';
import { listOwnPlaces, renewSignIn, type StaffFailure } from '#core/api/staff/sign-in-requests.ts';
import type { TablDatabase } from '#core/db/database.ts';
import { dropSignIn, readOwnSignIns, readStaff, storePlaces, storeSignIn } from '#core/db/staff/staff-table.ts';
import type { PlaceId } from '#domain/ids.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { StaffHttp } from './staff-http.ts';

type Send = Pick<Http, 'send'>;

/** Asks where the signed-in person has a role, and keeps the answer. */
export async function refreshPlaces(db: TablDatabase, http: Pick<StaffHttp, 'send'>, placeId: PlaceId): Promise<void> {
  const signIn = (await readStaff(db, placeId))?.signIn;
  if (signIn?.identity.kind !== 'person') return;
  const answer = await listOwnPlaces((path, options) => http.send(path, { ...options, place: placeId }), placeId);
  if (answer.ok) await storePlaces(db, placeId, signIn.secret, answer.value.places);
}

/** Secrets of this phone's sign-ins elsewhere: by them another place's link is the same person's. */
export const secretsElsewhere = async (db: TablDatabase, placeId: PlaceId): Promise<readonly string[]> =>
  (await readOwnSignIns(db)).flatMap((row) => (row.placeId === placeId ? [] : [row.signIn.secret]));

/**
 * Signs the phone in at another place of the same person. Without a network this works where it was done before; the server
 * lets a person with all places in, once for each.
 */
export async function openPlace(
  db: TablDatabase,
  http: Send,
  from: PlaceId,
  to: PlaceId,
): Promise<Result<undefined, StaffFailure>> {
  const there = await readStaff(db, to);
  // A device of the other venue's own is signed in as that venue wants it.
  if (there?.signIn || there?.device) return ok(undefined);
  const secret = (await readStaff(db, from))?.signIn?.secret;
  if (secret === undefined) return fail({ kind: 'other' });
  const renewed = await renewSignIn(http, to, secret);
  if (!renewed.ok) return renewed;
  await storeSignIn(db, to, renewed.value);
  return ok(undefined);
}

/** Signs the phone out at all places that belong to a sign-in; the server does the same by the secret of one. */
export async function dropTogether(db: TablDatabase, placeId: PlaceId): Promise<void> {
  const own = await readStaff(db, placeId);
  const secret = own?.signIn?.secret;
  for (const { placeId: other, signIn, places } of await readOwnSignIns(db)) {
    const isTogether =
      signIn.secret === secret ||
      own?.places?.some((one) => one.placeId === other) ||
      places?.some((one) => one.placeId === placeId);
    if (other !== placeId && isTogether) await dropSignIn(db, other, signIn.secret, false);
  }
}

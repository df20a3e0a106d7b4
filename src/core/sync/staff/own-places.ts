// One person with roles at several places, on a phone that signed in once: linked sign-ins, and switching between them.
import type { Http } from '#core/api/http.ts';
import { listOwnPlaces, renewSignIn, type StaffFailure } from '#core/api/staff/sign-in-requests.ts';
import type { TablDatabase } from '#core/db/database.ts';
import { dropSignIn, readOwnSignIns, readStaff, storePlaces, storeSignIn } from '#core/db/staff/staff-table.ts';
import type { PlaceId } from '#domain/ids.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { StaffHttp } from './staff-http.ts';

type Send = Pick<Http, 'send'>;

/** Fetches the places where the signed-in person has a role, and stores them. */
export async function refreshPlaces(db: TablDatabase, http: Pick<StaffHttp, 'send'>, placeId: PlaceId): Promise<void> {
  const signIn = (await readStaff(db, placeId))?.signIn;
  if (signIn?.identity.kind !== 'person') return;
  const answer = await listOwnPlaces((path, options) => http.send(path, { ...options, place: placeId }), placeId);
  if (answer.ok) await storePlaces(db, placeId, signIn.secret, answer.value.places);
}

/** Secrets of this phone's sign-ins at other places: they prove that a link of another place is for the same person. */
export const secretsElsewhere = async (db: TablDatabase, placeId: PlaceId): Promise<readonly string[]> =>
  (await readOwnSignIns(db)).flatMap((row) => (row.placeId === placeId ? [] : [row.signIn.secret]));

/**
 * Signs the phone in at another place of the same person. Offline this works where it was done before; a person with all
 * places is let in by the server, once per place.
 */
export async function openPlace(
  db: TablDatabase,
  http: Send,
  from: PlaceId,
  to: PlaceId,
): Promise<Result<undefined, StaffFailure>> {
  const there = await readStaff(db, to);
  // A device of the other venue keeps that venue's sign-in.
  if (there?.signIn || there?.device) return ok(undefined);
  const secret = (await readStaff(db, from))?.signIn?.secret;
  if (secret === undefined) return fail({ kind: 'other' });
  const renewed = await renewSignIn(http, to, secret);
  if (!renewed.ok) return renewed;
  await storeSignIn(db, to, renewed.value);
  return ok(undefined);
}

/** Signs the phone out at all places linked to a sign-in; the server does the same for the secret of one. */
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

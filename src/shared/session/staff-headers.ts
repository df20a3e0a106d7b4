// A waiter scans a table with the phone that they are signed in on.
import { readStaff } from '#core/db/staff/staff-table.ts';
import type { PlaceId } from '#domain/ids.ts';
import type { OpenTabl } from '#shared/open-tabl.ts';

/** The headers that prove who of the staff is signed in here; undefined: nobody, or the server cannot be reached to ask. */
export async function staffHeaders(
  { db, http, serverNow }: Pick<OpenTabl, 'db' | 'http' | 'serverNow'>,
  placeId: PlaceId,
): Promise<Readonly<Record<string, string>> | undefined> {
  const signIn = (await readStaff(db, placeId))?.signIn;
  if (signIn?.identity.kind !== 'person') return undefined;
  const { createStaffHttp } = await import('#core/sync/staff/staff-http.ts');
  const headers = await createStaffHttp(db, http, serverNow).headers(placeId);
  return headers.ok ? headers.value : undefined;
}

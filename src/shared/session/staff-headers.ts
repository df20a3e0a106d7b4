// A waiter scans a table with the phone that they are signed in on. A guest's phone has no row here and loads nothing more.
import type { PlaceId } from '#domain/ids.ts';
import type { OpenTabl } from '#shared/open-tabl.ts';

type Headers = Readonly<Record<string, string>>;

/** The headers that prove who of the staff is signed in here; undefined: nobody, or the server cannot be reached to ask. */
export async function staffHeaders(
  { db, http, serverNow }: Pick<OpenTabl, 'db' | 'http' | 'serverNow'>,
  placeId: PlaceId,
): Promise<Headers | undefined> {
  if ((await db.staff.get(placeId)) === undefined) return undefined;
  try {
    const { createStaffHttp } = await import('#core/sync/staff/staff-http.ts');
    const headers = await createStaffHttp(db, http, serverNow).headers(placeId);
    return headers.ok ? headers.value : undefined;
  } catch {
    // Without the code of the staff's calls the scan is a guest's.
    return undefined;
  }
}

// A waiter scans a table with their own signed-in phone. A guest's phone has no such row and loads no more code.
import type { PlaceId } from '#domain/ids.ts';
import type { OpenTabl } from '#shared/open-tabl.ts';

type Headers = Readonly<Record<string, string>>;

/** Headers that prove which person is signed in here; `undefined` when nobody is, or the server is unreachable. */
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
    // If the staff API code cannot be loaded, the scan counts as a guest's.
    return undefined;
  }
}

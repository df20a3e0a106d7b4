// Codes that were replaced.
import type { DeadCode } from '#domain/table/dead-code.ts';
import type { Store, Tx } from '../store.ts';

type Db = Store['read'];

/** Marks a code as replaced. `by`: a person's id; null: an import. */
export const buryCode = async (
  tx: Tx,
  code: { readonly placeId: number; readonly code: string; readonly table: string; readonly by: string | null },
  now: number,
): Promise<void> => {
  await digUpCode(tx, code.placeId, code.code);
  await tx.db
    .insertInto('dead_codes')
    .values({ place_id: code.placeId, code: code.code, table_name: code.table, by: code.by, at: now })
    .execute();
};

/** Restores a code that the file names again. */
export const digUpCode = async (tx: Tx, placeId: number, code: string): Promise<void> => {
  await tx.db.deleteFrom('dead_codes').where('place_id', '=', placeId).where('code', '=', code).execute();
};

/** Codes replaced by a person; an import does not restore them. */
export const codesReplacedByHand = async (db: Db, placeId: number): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom('dead_codes')
    .select('code')
    .where('place_id', '=', placeId)
    .where('by', 'is not', null)
    .execute();
  return new Set(rows.map(({ code }) => code));
};

/** Why an invalid code was once valid; `undefined`: it never was. */
export const whyDead = async (db: Db, placeId: number, code: string): Promise<DeadCode | undefined> => {
  const [retired, replaced] = await Promise.all([
    db.selectFrom('tables').select('name').where('place_id', '=', placeId).where('code', '=', code).execute(),
    db.selectFrom('dead_codes').select('code').where('place_id', '=', placeId).where('code', '=', code).execute(),
  ]);
  if (replaced.length > 0) return 'replaced';
  return retired.length > 0 ? 'retired' : undefined;
};

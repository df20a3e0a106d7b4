import type { Tx } from '../store.ts';
import type { IdFor, IdKind } from './published.ts';

/** Rows in one statement: within what both databases take as parameters. */
const CHUNK = 500;

export interface MenuIds {
  readonly idFor: IdFor;
  /** Writes the ids that were new. */
  readonly save: () => Promise<void>;
}

/** The ids of a place's keys, old and new. The installation must be locked, as ids are unique over all places. */
export const loadMenuIds = async (tx: Tx, place: string): Promise<MenuIds> => {
  const known = new Map<string, number>();
  const rows = await tx.db.selectFrom('menu_ids').select(['kind', 'key', 'id']).where('place', '=', place).execute();
  for (const { kind, key, id } of rows) known.set(`${kind}\n${key}`, id);
  const highest = await tx.db
    .selectFrom('menu_ids')
    .select((query) => ['kind', query.fn.max('id').as('id')])
    .groupBy('kind')
    .execute();
  const last = new Map(highest.map(({ kind, id }) => [kind, Number(id)]));
  const fresh: { place: string; kind: IdKind; key: string; id: number }[] = [];

  return {
    idFor: (kind, key) => {
      const name = `${kind}\n${key}`;
      const old = known.get(name);
      if (old !== undefined) return old;
      const id = (last.get(kind) ?? 0) + 1;
      last.set(kind, id);
      known.set(name, id);
      fresh.push({ place, kind, key, id });
      return id;
    },
    save: async () => {
      for (let at = 0; at < fresh.length; at += CHUNK) {
        await tx.db
          .insertInto('menu_ids')
          .values(fresh.slice(at, at + CHUNK))
          .execute();
      }
    },
  };
};

// Saves the tables of a venue file. Changes made by staff meanwhile stay.
import type { Database } from '../database.ts';
import { appendJournal } from '../journal.ts';
import type { PublishedTable } from '../place/published.ts';
import { tableRows } from '../place/venue-tables.ts';
import { makeSecret } from '../secrets.ts';
import { closeSitting } from '../session/sittings.ts';
import type { Tx } from '../store.ts';
import { buryCode, codesReplacedByHand, digUpCode } from './dead-codes.ts';

type Row = Database['tables'];

/** The table's last name in the file; an older server did not store it. */
const fileNameOf = (row: Row): string | null => row.file_name ?? (row.made_here === 1 ? null : row.name);

/**
 * Matches each table of the file to a row: the row that the file knew by this name, unless the file now uses that row's new
 * name; otherwise the row with this name.
 */
const matchRows = (rows: readonly Row[], file: readonly PublishedTable[]): ReadonlyMap<string, Row> => {
  const named = new Set(file.map(({ name }) => name));
  const byName = new Map(rows.map((row) => [row.name, row]));
  const renamed = new Map(
    rows.flatMap((row): [string, Row][] => {
      const known = fileNameOf(row);
      return known !== null && known !== row.name && !named.has(row.name) ? [[known, row]] : [];
    }),
  );
  return new Map(
    file.flatMap(({ name }): [string, Row][] => {
      const row = renamed.get(name) ?? byName.get(name);
      return row ? [[name, row]] : [];
    }),
  );
};

const changeRow = async (tx: Tx, { place_id, name }: Row, values: Partial<Row>): Promise<void> => {
  await tx.db.updateTable('tables').set(values).where('place_id', '=', place_id).where('name', '=', name).execute();
};

/** The table's code from now on. */
const codeFor = async (
  tx: Tx,
  { old, given, replaced, now }: { old: Row; given: string | undefined; replaced: ReadonlySet<string>; now: number },
  note: (text: string) => void,
): Promise<string> => {
  if (given === undefined || given === old.code) return old.code;
  if (replaced.has(given)) {
    note(`Table "${old.name}" was given a new code here; the one in the file was replaced and stays worthless.`);
    return old.code;
  }
  await digUpCode(tx, old.place_id, given);
  await buryCode(tx, { placeId: old.place_id, code: old.code, table: old.name, by: null }, now);
  note(`Table "${old.name}" has the code of the file now; the one that was printed before is worthless.`);
  return given;
};

const closeTable = async (tx: Tx, { place_id: placeId, name: table }: Row, now: number): Promise<void> => {
  await tx.db
    .updateTable('tables')
    .set({ closed: 1 })
    .where('place_id', '=', placeId)
    .where('name', '=', table)
    .execute();
  await appendJournal(tx, { placeId, at: now, type: 'table.closed', payload: { table } });
  await closeSitting(tx, { placeId, table }, 'table_gone', now);
};

/**
 * Replaces the tables by those of the file. A table without a code keeps its own, or gets a new secret one. A table removed
 * from the file is closed with its code and sitting, unless staff created it. Returns sentences about kept and replaced
 * tables.
 */
export const saveTables = async (
  tx: Tx,
  placeId: number,
  file: readonly PublishedTable[],
  now: number,
): Promise<readonly string[]> => {
  const rows = await tableRows(tx.db, placeId);
  const matched = matchRows(rows, file);
  const replaced = await codesReplacedByHand(tx.db, placeId);
  const gone = new Map(rows.map((row) => [row.name, row]));
  const notes: string[] = [];
  for (const [position, table] of file.entries()) {
    const old = matched.get(table.name);
    const given = { order_type: table.orderType, room: table.room ?? null, position, file_name: table.name };
    if (!old) {
      const code = table.code === undefined || replaced.has(table.code) ? makeSecret() : table.code;
      await digUpCode(tx, placeId, code);
      await tx.db
        .insertInto('tables')
        .values({ place_id: placeId, name: table.name, code, closed: 0, ...given })
        .execute();
      continue;
    }
    gone.delete(old.name);
    const note = (text: string) => void notes.push(text);
    if (old.name !== table.name) {
      note(`Table "${table.name}" of the file is called "${old.name}" here; it keeps that name.`);
    }
    const isRetired = old.closed === 1 && old.retired_by !== null;
    if (isRetired) note(`Table "${table.name}" was retired here; the file still names it. It stays retired.`);
    const code = await codeFor(tx, { old, given: table.code, replaced, now }, note);
    const row = { ...given, code, closed: isRetired ? 1 : 0 };
    if (Object.entries(row).some(([key, value]) => old[key as keyof typeof row] !== value)) {
      await changeRow(tx, old, row);
    }
  }
  let position = file.length;
  for (const row of gone.values()) {
    if (row.made_here === 1) await changeRow(tx, row, { position: position++ });
    else if (row.closed === 0) await closeTable(tx, row, now);
  }
  return notes;
};

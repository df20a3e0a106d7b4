// The tables of a place, for its managers. A table is never deleted, because its printed code must still get an explanation.
import type { OrderType } from '#domain/place/place.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ManagedTable, TableRefusal } from '#domain/table/managed-table.ts';
import type { Database } from '../../store/database.ts';
import { renameTableOfDevices } from '../../store/device/shared-devices.ts';
import { appendJournal, type JournalPayloads } from '../../store/journal.ts';
import { tableRows } from '../../store/place/venue-tables.ts';
import { reseat } from '../../store/service/move-sitting.ts';
import { closeSitting, findOpenSitting } from '../../store/session/sittings.ts';
import type { Tx } from '../../store/store.ts';
import {
  findTableRow,
  insertTable,
  recodeTable,
  renameTable,
  restoreTable,
  retireTable,
} from '../../store/table/manage-tables.ts';
import type { Services } from '../services.ts';
import { partyAt } from '../session/party-at.ts';

type Asked = Pick<Services, 'store' | 'clock' | 'places'>;
type Row = Database['tables'];
type Done = Result<void, TableRefusal>;

/** The place, and the id of the person who acts. */
export interface Managing {
  readonly placeId: number;
  readonly by: string;
}

/** All tables ever made, those in use first. */
export const listManagedTables = async ({ store, clock }: Asked, placeId: number): Promise<ManagedTable[]> => {
  const rows = await tableRows(store.read, placeId);
  const now = clock();
  const tables = await Promise.all(
    rows.map(async (row): Promise<ManagedTable> => {
      const party = row.closed === 1 ? undefined : await partyAt(store.read, { placeId, at: now }, row.name);
      return {
        name: row.name,
        orderType: row.order_type as OrderType,
        room: row.room ?? undefined,
        code: row.code,
        isRetired: row.closed === 1,
        isTaken: party !== undefined,
      };
    }),
  );
  return [...tables.filter(({ isRetired }) => !isRetired), ...tables.filter(({ isRetired }) => isRetired)];
};

const note = async (
  tx: Tx,
  { placeId, by }: Managing,
  at: number,
  payload: Omit<JournalPayloads['venue.table'], 'by'>,
  sessionId?: string,
): Promise<void> => {
  await appendJournal(tx, { placeId, at, type: 'venue.table', sessionId, payload: { ...payload, by } });
};

const withTable = (
  { store, clock }: Asked,
  { placeId }: Managing,
  name: string,
  work: (tx: Tx, row: Row, now: number) => Promise<Done>,
): Promise<Done> =>
  store.write(placeId, async (tx) => {
    const row = await findTableRow(tx.db, placeId, name);
    return row ? work(tx, row, clock()) : fail('unknown_table');
  });

/** Creates a table with a code of its own. The name of a retired table stays reserved, because that table can come back. */
export const addTable = (
  { store, clock, places }: Asked,
  managing: Managing,
  table: { readonly name: string; readonly orderType: OrderType; readonly room: string | undefined },
): Promise<Done> =>
  store.write(managing.placeId, async (tx) => {
    const place = await places.at(tx.db, managing.placeId);
    // Rejects a value that a file cannot hold, because every table must survive export and import.
    if (!place?.document.place.orderTypes.some(({ type }) => type === table.orderType)) return fail('unknown_kind');
    if (await findTableRow(tx.db, managing.placeId, table.name)) return fail('name_taken');
    await insertTable(tx, managing.placeId, table);
    await note(tx, managing, clock(), { change: 'made', table: table.name });
    return ok(undefined);
  });

/** Renames a table, for its present party too. Printed codes stay valid. */
export const changeTableName = (services: Asked, managing: Managing, from: string, to: string): Promise<Done> =>
  withTable(services, managing, from, async (tx, row, now) => {
    if (from === to) return ok(undefined);
    if (await findTableRow(tx.db, managing.placeId, to)) return fail('name_taken');
    const open = await findOpenSitting(tx.db, managing.placeId, from);
    await renameTable(tx, row, to);
    await renameTableOfDevices(tx, managing.placeId, from, to);
    if (open) await reseat(tx, open.sitting.id, { name: to, room: row.room ?? undefined });
    await note(tx, managing, now, { change: 'renamed', table: to, from }, open?.sitting.id);
    return ok(undefined);
  });

/** Retires a table. Refused while a party sits at the table: the waiter closes the table first. */
export const retire = (services: Asked, managing: Managing, name: string): Promise<Done> =>
  withTable(services, managing, name, async (tx, row, now) => {
    if (row.closed === 1) return ok(undefined);
    const { placeId } = managing;
    if (await partyAt(tx.db, { placeId, at: now }, name)) return fail('table_taken');
    await closeSitting(tx, { placeId, table: name }, 'lapsed', now);
    await retireTable(tx, row, managing.by);
    await note(tx, managing, now, { change: 'retired', table: name });
    return ok(undefined);
  });

/** Brings a retired table back, with its former code. */
export const restore = (services: Asked, managing: Managing, name: string): Promise<Done> =>
  withTable(services, managing, name, async (tx, row, now) => {
    if (row.closed === 0) return ok(undefined);
    await restoreTable(tx, row);
    await note(tx, managing, now, { change: 'restored', table: name });
    return ok(undefined);
  });

/** Replaces a table's code: the old one is invalid at once; the present party stays. */
export const replaceCode = (services: Asked, managing: Managing, name: string): Promise<Done> =>
  withTable(services, managing, name, async (tx, row, now) => {
    await recodeTable(tx, row, managing.by, now);
    await note(tx, managing, now, { change: 'new_code', table: name });
    return ok(undefined);
  });

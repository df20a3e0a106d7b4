import type { Http } from '#core/api/http.ts';
import { addTable, changeTable, listTables, renameTable } from '#core/api/staff/tables.ts';
import type { TableKind } from '#domain/table/managed-table.ts';
import { useManaged } from '#staff/frame/use-managed.ts';

const read = (send: Http['send']) => listTables(send);

/** The place's tables with codes, and their actions; each resolves to whether it succeeded. */
export function useManagedTables() {
  const { found, problem, change } = useManaged(read);
  const to = (way: 'retire' | 'restore' | 'code') => async (table: string) =>
    (await change((send) => changeTable(send, table, way))) !== undefined;
  return {
    tables: found?.tables,
    publicUrl: found?.publicUrl ?? undefined,
    why: problem?.why,
    add: async ({ name, orderType, room }: { name: string; orderType: TableKind; room: string }) =>
      (await change((send) =>
        addTable(send, { name, orderType, ...(orderType === 'room' && room !== '' && { room }) }),
      )) !== undefined,
    rename: async (table: string, name: string) =>
      (await change((send) => renameTable(send, table, name))) !== undefined,
    retire: to('retire'),
    restore: to('restore'),
    renewCode: to('code'),
  };
}

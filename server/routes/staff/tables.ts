// Tables of a place and their codes, for its managers.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import {
  managedTablesSchema,
  namedTableSchema,
  newTableSchema,
  renameTableSchema,
} from '#contract/table/managed-tables.ts';
import type { Result } from '#domain/result.ts';
import type { TableRefusal } from '#domain/table/managed-table.ts';
import {
  addTable,
  changeTableName,
  listManagedTables,
  type Managing,
  replaceCode,
  restore,
  retire,
} from '../../services/owner/tables.ts';
import type { Answer, Services } from '../../services/services.ts';
import { placeHeaders, refusedSchema } from '../documented.ts';
import { personal, refusal } from '../replies.ts';
import { staffOf } from './guard.ts';

const done = v.object({ success: v.literal(true) });
const refused = { 400: refusedSchema, 401: refusedSchema, 403: refusedSchema, 404: refusedSchema, 409: refusedSchema };
const STATUS: Readonly<Record<TableRefusal, number>> = {
  unknown_table: 404,
  name_taken: 409,
  table_taken: 409,
  unknown_kind: 409,
};

const managing = (request: FastifyRequest): Managing => {
  const staff = staffOf(request);
  if (staff.kind !== 'person') throw new Error('A station manages no tables');
  return { placeId: staff.placeId, by: staff.id };
};

const answerOf = (result: Result<void, TableRefusal>): Answer =>
  result.ok ? { status: 200, body: { success: true } } : { status: STATUS[result.error], body: refusal(result.error) };

export const managedTableRoutes = (
  app: FastifyInstance,
  services: Services,
  { publicUrl }: { readonly publicUrl?: string | undefined },
): void => {
  app.get(
    '/api/staff/tables',
    {
      schema: {
        summary: 'The tables of the place, with their codes',
        headers: placeHeaders,
        response: { 200: managedTablesSchema, ...refused },
      },
    },
    async (request, reply) => {
      const tables = await listManagedTables(services, managing(request).placeId);
      return personal(reply, { status: 200, body: { publicUrl: publicUrl ?? null, tables } });
    },
  );

  const change = <S extends v.GenericSchema>(
    url: string,
    summary: string,
    body: S,
    work: (by: Managing, asked: v.InferOutput<S>) => Promise<Result<void, TableRefusal>>,
  ) =>
    app.post<{ Body: v.InferOutput<S> }>(
      url,
      { schema: { summary, headers: placeHeaders, body, response: { 200: done, ...refused } } },
      async (request, reply) => personal(reply, answerOf(await work(managing(request), request.body))),
    );

  change('/api/staff/tables', 'A new table', newTableSchema, (by, { name, orderType, room }) =>
    addTable(services, by, { name, orderType, room }),
  );
  change('/api/staff/tables/rename', 'Another name for a table', renameTableSchema, (by, { table, name }) =>
    changeTableName(services, by, table, name),
  );
  change('/api/staff/tables/retire', 'Takes a table out of use', namedTableSchema, (by, { table }) =>
    retire(services, by, table),
  );
  change('/api/staff/tables/restore', 'A retired table is in use again', namedTableSchema, (by, { table }) =>
    restore(services, by, table),
  );
  change('/api/staff/tables/code', 'A new code; the old one is worthless', namedTableSchema, (by, { table }) =>
    replaceCode(services, by, table),
  );
};

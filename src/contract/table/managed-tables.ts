// Tables of a place, for managers.
import * as v from 'valibot';
import { ORDER_TYPES } from '#domain/place/place.ts';
import { LONGEST_TABLE_NAME, type ManagedTable, TABLE_KINDS } from '#domain/table/managed-table.ts';

const tableName = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LONGEST_TABLE_NAME));
/** Stored name: a file may contain names that the app would not accept. */
const knownName = v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_TABLE_NAME));

export const managedTableSchema = v.object({
  name: v.string(),
  orderType: v.picklist(ORDER_TYPES),
  room: v.optional(v.string()),
  code: v.string(),
  isRetired: v.boolean(),
  isTaken: v.boolean(),
}) satisfies v.GenericSchema<unknown, ManagedTable>;

export const managedTablesSchema = v.object({
  /** The server's configured public URL; null: none. */
  publicUrl: v.nullable(v.string()),
  tables: v.array(managedTableSchema),
});

/** `room`: room number of a hotel room. */
export const newTableSchema = v.object({
  name: tableName,
  orderType: v.picklist(TABLE_KINDS),
  room: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LONGEST_TABLE_NAME))),
});
export type NewTable = v.InferOutput<typeof newTableSchema>;

export const renameTableSchema = v.object({ table: knownName, name: tableName });
export const namedTableSchema = v.object({ table: knownName });

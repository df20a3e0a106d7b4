// Orders that staff are taking, as stored on the device: one row per place.
import * as v from 'valibot';
import type { TableDraft } from '#domain/order/table-draft.ts';
import { storedAvoidance } from '../diet/avoidance.ts';
import { readStoredCart } from '../stored.ts';
import { maybe, name, rowReader } from '../stored-fields.ts';

const readRow = rowReader<Omit<TableDraft, 'cart'> & { readonly cart?: unknown }>(
  v.looseObject({
    ...{ person: name, table: name, sitting: maybe(name), changedAt: v.number(), cart: v.unknown() },
    avoidance: storedAvoidance,
  }),
);

/** Parses draft by draft: an unreadable one is skipped. */
export const readTableDrafts = (value: unknown): readonly TableDraft[] =>
  (Array.isArray(value) ? value : []).flatMap((row: unknown) => {
    const found = readRow(row);
    const cart = readStoredCart(found?.cart);
    return found && cart ? { ...found, cart } : [];
  });

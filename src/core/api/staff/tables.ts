// Tables of a place and their codes, for managers. `send` carries the signed-in person's token.
import { readDone, readManagedTables } from '#contract/staff/staff-answers.ts';
import type { NewTable } from '#contract/table/managed-tables.ts';
import type { Http } from '#core/api/http.ts';
import { callStaff } from './sign-in-requests.ts';

type Send = Http['send'];

export const listTables = (send: Send) => callStaff(send, 'staff/tables', readManagedTables, {});

const change = (send: Send, path: string, json: object) =>
  callStaff(send, `staff/tables${path}`, readDone, { method: 'post', json });

export const addTable = (send: Send, table: NewTable) => change(send, '', table);

export const renameTable = (send: Send, table: string, name: string) => change(send, '/rename', { table, name });

/** Takes a table out of use, restores it, or replaces its code. */
export const changeTable = (send: Send, table: string, to: 'retire' | 'restore' | 'code') =>
  change(send, `/${to}`, { table });

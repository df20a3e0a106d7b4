// A call without its guest's text: table, needs, time.
import * as v from 'valibot';
import type { CommandId } from '#domain/ids.ts';
import type { OpenCall } from '#domain/owner/today.ts';
import { CALL_KINDS } from '#domain/service/call.ts';
import { maybe, name, type Plain } from '../stored-fields.ts';

export const openCallSchema = v.object({
  id: v.pipe(
    name,
    v.transform((id) => id as CommandId),
  ),
  table: v.string(),
  kind: v.picklist(CALL_KINDS),
  at: v.number(),
  comingBy: maybe(v.string()),
}) satisfies v.GenericSchema<unknown, Plain<OpenCall>>;

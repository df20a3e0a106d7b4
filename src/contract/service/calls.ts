// A table's calls: creating, ending and listing. Our own endpoint. [S7.45]
import * as v from 'valibot';
import type { CommandId } from '#domain/ids.ts';
import { ASKING_KINDS, LONGEST_CALL_TEXT, type TableCall } from '#domain/service/call.ts';
import { numeric } from '../wire.ts';

/** Why a call is refused; each code has a message for the guest. [S4.17, S8.19] */
export const CALL_REFUSALS = ['already_called', 'too_many_calls', 'invalid_time'] as const;
/** Why a call cannot be ended: the table never made it. Ending an ended call succeeds. */
export const CALL_END_REFUSALS = ['unknown_call'] as const;

const session = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

export const callBodySchema = v.object({
  session,
  needs: v.optional(v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(80))), v.maxLength(20)), []),
  text: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_CALL_TEXT)), ''),
  /** Do-not-disturb of a hotel room, until the call is ended. */
  quiet: v.optional(v.boolean(), false),
  /** Epoch ms at which the one need is wanted; absent: as soon as possible. */
  wantedAt: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
});

/** `here`: staff came; `withdrawn`: no longer needed. */
export const CALL_ENDS = ['here', 'withdrawn'] as const;
export const callEndBodySchema = v.object({ session, call: v.string(), end: v.picklist(CALL_ENDS) });

export const callAnswerSchema = v.object({ success: v.boolean(), id: v.string() });

export const callSchema = v.object({
  id: v.string(),
  kind: v.picklist(ASKING_KINDS),
  needs: v.array(v.string()),
  text: v.string(),
  at: numeric,
  /** Absent or null: as soon as possible. */
  wanted_at: v.nullish(numeric),
  coming_by: v.nullish(v.string()),
  coming_at: v.nullish(numeric),
  done_at: v.nullish(numeric),
  withdrawn_at: v.nullish(numeric),
});
export type WireCall = v.InferOutput<typeof callSchema>;

export const callToWire = ({
  id,
  kind,
  needs,
  text,
  at,
  wantedAt,
  coming,
  doneAt,
  withdrawnAt,
}: TableCall): WireCall => ({
  id,
  kind,
  needs: [...needs],
  text,
  at,
  wanted_at: wantedAt ?? null,
  coming_by: coming?.by ?? null,
  coming_at: coming?.at ?? null,
  done_at: doneAt ?? null,
  withdrawn_at: withdrawnAt ?? null,
});

/** Calls of a table; an unreadable one is left out. undefined: not a list. */
export function parseCalls(body: unknown): TableCall[] | undefined {
  if (!Array.isArray(body)) return undefined;
  return body.flatMap((item: unknown): TableCall[] => {
    const one = v.safeParse(callSchema, item);
    if (!one.success) return [];
    const { id, kind, needs, text, at, wanted_at, coming_by, coming_at, done_at, withdrawn_at } = one.output;
    return [
      {
        id: id as CommandId,
        kind,
        needs,
        text,
        at,
        ...(wanted_at != null && { wantedAt: wanted_at }),
        coming: coming_at == null ? undefined : { by: coming_by ?? '', at: coming_at },
        doneAt: done_at ?? undefined,
        withdrawnAt: withdrawn_at ?? undefined,
      },
    ];
  });
}

// GET order-times: the times for which a place takes no further order. Ours to define.
import * as v from 'valibot';
import { fail, ok, type Result } from '#domain/result.ts';
import { reasonOf } from '../wire.ts';
import { readMoment } from './wanted-time.ts';

export const fullTimesSchema = v.object({ full: v.array(v.string()) });

/** Epoch ms; a time that cannot be read is left out. */
export const parseFullTimes = (body: unknown): Result<ReadonlySet<number>, string> => {
  const parsed = v.safeParse(fullTimesSchema, body);
  if (!parsed.success) return fail(reasonOf(parsed.issues));
  return ok(new Set(parsed.output.full.map(readMoment).filter(Number.isFinite)));
};

export const fullTimesToWire = (full: readonly number[]): v.InferOutput<typeof fullTimesSchema> => ({
  full: full.map((at) => new Date(at).toISOString()),
});

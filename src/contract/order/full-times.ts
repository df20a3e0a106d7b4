// GET order-times: slots that are full at a place. Our own endpoint.
import * as v from 'valibot';
import { fail, ok, type Result } from '#domain/result.ts';
import { reasonOf } from '../wire.ts';
import { readMoment } from './wanted-time.ts';

export const fullTimesSchema = v.object({ full: v.array(v.string()) });

/** Epoch ms; an unreadable time is left out. */
export const parseFullTimes = (body: unknown): Result<ReadonlySet<number>, string> => {
  const parsed = v.safeParse(fullTimesSchema, body);
  if (!parsed.success) return fail(reasonOf(parsed.issues));
  return ok(new Set(parsed.output.full.map(readMoment).filter(Number.isFinite)));
};

export const fullTimesToWire = (full: readonly number[]): v.InferOutput<typeof fullTimesSchema> => ({
  full: full.map((at) => new Date(at).toISOString()),
});

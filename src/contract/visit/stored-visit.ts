// A visit in its row on the device.
import * as v from 'valibot';
import type { Visit } from '#domain/visit/visit.ts';

const name = v.pipe(v.string(), v.minLength(1));
const place = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

const storedVisit = v.looseObject({
  id: name,
  placeId: place,
  timeZone: name,
  startedAt: v.number(),
  dayEndsAt: v.number(),
  seat: v.optional(
    v.looseObject({
      sessionId: name,
      table: v.optional(v.string()),
      roomNumber: v.optional(v.string()),
      expiresAt: v.number(),
    }),
  ),
  isShared: v.boolean(),
  endedAt: v.optional(v.number()),
  before: v.optional(v.looseObject({ until: v.number(), waiting: v.array(name) })),
});

/** undefined: unreadable. */
export function readStoredVisit(row: unknown): Visit | undefined {
  const parsed = v.safeParse(storedVisit, row);
  // The schema lists the type field by field; brands and readonly exist only for the compiler.
  return parsed.success ? (parsed.output as unknown as Visit) : undefined;
}

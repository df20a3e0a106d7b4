// What staff say about a dish, as it waits in the outbox and as it is sent: off for a time, back on, or so many portions.
import * as v from 'valibot';
import { type AvailabilityCommand, MOST_PORTIONS } from '#domain/availability/availability-change.ts';
import { numeric } from '../wire.ts';
import { aboutOf, aboutSchema, aboutToWire } from './availability.ts';

const until = v.nullish(numeric);

/** `off`, or `portions`; who says both has not decided. */
export const availabilityCommandSchema = v.object({
  ...aboutSchema,
  change: v.union([
    v.strictObject({ off: v.boolean(), until }),
    v.strictObject({
      portions: v.nullable(v.pipe(numeric, v.integer(), v.minValue(1), v.maxValue(MOST_PORTIONS))),
      until,
    }),
  ]),
});
export type WireAvailabilityCommand = v.InferInput<typeof availabilityCommandSchema>;

/** undefined where it cannot be read. */
export const parseAvailabilityCommand = (body: unknown): AvailabilityCommand | undefined => {
  const parsed = v.safeParse(availabilityCommandSchema, body);
  const about = parsed.success ? aboutOf(parsed.output) : undefined;
  if (!parsed.success || about === undefined) return undefined;
  const { change } = parsed.output;
  return { about, change: { ...change, until: change.until ?? null } };
};

export const availabilityCommandToWire = ({ about, change }: AvailabilityCommand): WireAvailabilityCommand => ({
  ...aboutToWire(about),
  change,
});

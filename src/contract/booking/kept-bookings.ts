// Bookings made on this device without an account, in local storage until the guest signs in.
import * as v from 'valibot';
import { bookingKeySchema } from './booking.ts';

/** The oldest are removed first. */
const MOST_KEPT = 20;

const keptSchema = v.array(v.object({ place: v.number(), key: bookingKeySchema }));
export type KeptBooking = v.InferOutput<typeof keptSchema>[number];

/** Returns an empty list for unreadable text. */
export const readKept = (text: string | null): readonly KeptBooking[] => {
  try {
    const parsed = v.safeParse(keptSchema, JSON.parse(text ?? '[]'));
    return parsed.success ? parsed.output.slice(-MOST_KEPT) : [];
  } catch {
    return [];
  }
};

export const writeKept = (kept: readonly KeptBooking[]): string => JSON.stringify(kept.slice(-MOST_KEPT));

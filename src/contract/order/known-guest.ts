// Contact of the guest for this device's orders, in local storage.
import * as v from 'valibot';
import type { KnownGuest } from '#domain/order/checkout/checkout-form.ts';

/** Kept as typed, with blanks and dashes; longer texts were not typed in these fields. */
const typed = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200));

const schema = v.object({ name: typed, phone: typed });

/** undefined: unknown, or unreadable. */
export const readKnownGuest = (stored: string | null): KnownGuest | undefined => {
  try {
    const parsed = v.safeParse(schema, JSON.parse(stored ?? 'null'));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
};

// The guest that this device's orders are for, as its local storage has them.
import * as v from 'valibot';
import type { KnownGuest } from '#domain/order/checkout/checkout-form.ts';

/** They are kept as typed, with blanks and dashes; what is longer was not typed in these fields. */
const typed = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200));

const schema = v.object({ name: typed, phone: typed });

/** undefined: nobody is known, or it cannot be read. */
export const readKnownGuest = (stored: string | null): KnownGuest | undefined => {
  try {
    const parsed = v.safeParse(schema, JSON.parse(stored ?? 'null'));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
};

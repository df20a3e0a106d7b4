// The signed-in customer of this device, in local storage.
import * as v from 'valibot';
import { accountSecret } from './account.ts';

const typed = v.pipe(v.string(), v.minLength(1), v.maxLength(400));

/**
 * `firstName`, `email`: for a greeting without a network. `guest`: contact for orders, from the profile. `isDeleting`: the
 * profile's deletion was sent and its answer was lost
 */
const schema = v.object({
  secret: accountSecret,
  firstName: v.optional(v.pipe(v.string(), v.maxLength(400)), ''),
  email: v.optional(v.pipe(v.string(), v.maxLength(400)), ''),
  guest: v.optional(v.object({ name: typed, phone: typed })),
  isDeleting: v.optional(v.boolean()),
});

export type StoredAccount = Readonly<v.InferOutput<typeof schema>>;

/** undefined: not signed in, or unreadable. */
export const readStoredAccount = (stored: string | null): StoredAccount | undefined => {
  try {
    const parsed = v.safeParse(schema, JSON.parse(stored ?? 'null'));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
};

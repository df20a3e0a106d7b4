// The signed-in customer of this device, as its local storage has them.
import * as v from 'valibot';
import { accountSecret } from './account.ts';

const typed = v.pipe(v.string(), v.minLength(1), v.maxLength(400));

/** `firstName`, `email`: to greet with where there is no network. `guest`: whom orders are for, as the profile has it. */
const schema = v.object({
  secret: accountSecret,
  firstName: v.optional(v.pipe(v.string(), v.maxLength(400)), ''),
  email: v.optional(v.pipe(v.string(), v.maxLength(400)), ''),
  guest: v.optional(v.object({ name: typed, phone: typed })),
});

export type StoredAccount = Readonly<v.InferOutput<typeof schema>>;

/** undefined: nobody, or it cannot be read. */
export const readStoredAccount = (stored: string | null): StoredAccount | undefined => {
  try {
    const parsed = v.safeParse(schema, JSON.parse(stored ?? 'null'));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
};

// A customer's account on the wire. [S3.33, S7.27–S7.33]
import * as v from 'valibot';
import type { LinkKind } from '#domain/account/account-mail.ts';
import type { Consents, ProfileFault, ProfileFaults, ProfileField, ProfileForm } from '#domain/account/profile.ts';
import { LANGUAGES } from '#domain/language/language.ts';
import { orderKeySchema } from './order-key.ts';

/** Longer than any rule lets pass: what is longer still is nobody's typing. */
const text = v.pipe(v.string(), v.maxLength(2000));
const maybe = v.optional(text, '');

export const accountSecret = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22,128}$/));

const profileEntries = { first_name: text, last_name: maybe, email: text, phone: maybe, address: maybe };
const consentEntries = {
  mail_consent: v.optional(v.boolean(), false),
  profiling_consent: v.optional(v.boolean(), false),
};
const language = v.optional(v.picklist(LANGUAGES));

export const loginBodySchema = v.object({ email: text, password: text });
export const registerBodySchema = v.object({
  ...profileEntries,
  ...consentEntries,
  password: text,
  client_language: language,
});
/** Address that a mail is sent to. */
export const emailBodySchema = v.object({ email: text, client_language: language });
export const secretBodySchema = v.object({ secret: accountSecret });
export const newPasswordBodySchema = v.object({ secret: accountSecret, new_password: text });
/** `password`: the present one, for another address or another password. */
export const editProfileBodySchema = v.object({
  ...profileEntries,
  ...consentEntries,
  password: maybe,
  new_password: maybe,
});
export const deleteBodySchema = v.object({ password: maybe });

type ProfileWire = v.InferOutput<v.ObjectSchema<typeof profileEntries, undefined>>;

export const profileFromWire = (wire: ProfileWire): ProfileForm => ({
  firstName: wire.first_name,
  lastName: wire.last_name,
  email: wire.email,
  phone: wire.phone,
  address: wire.address,
});

export const profileToWire = (form: ProfileForm): ProfileWire => ({
  first_name: form.firstName,
  last_name: form.lastName,
  email: form.email,
  phone: form.phone,
  address: form.address,
});

export const consentsFromWire = (wire: {
  readonly mail_consent: boolean;
  readonly profiling_consent: boolean;
}): Consents => ({
  mail: wire.mail_consent,
  profiling: wire.profiling_consent,
});

export const consentsToWire = ({ mail, profiling }: Consents) => ({ mail_consent: mail, profiling_consent: profiling });

/** `order_key`: an order that bears it is this customer's; it is good for nothing else. `secret`: by it further tokens are had. `ends_at`: of the sign-in, epoch ms, where nobody uses it any more. */
export const signedInSchema = v.object({
  success: v.literal(true),
  token: v.string(),
  secret: accountSecret,
  order_key: orderKeySchema,
  ends_at: v.number(),
});
export const tokenSchema = v.object({ success: v.literal(true), token: v.string() });
export const doneSchema = v.object({ success: v.literal(true) });
/** false: nobody is signed in by it any more. [S7.31] */
export const validAnswerSchema = v.object({ success: v.boolean() });

export const profileAnswerSchema = v.object({
  id: v.string(),
  ...profileEntries,
  ...consentEntries,
  /** The address of mail was proved. */
  is_verified: v.boolean(),
  /** An account that was always opened by mail may have none. */
  has_password: v.boolean(),
  /** Asked for and not proved yet. */
  new_email: v.optional(v.string()),
});

/** The fields of a form as they are called on the wire. */
export const WIRE_NAMES = {
  firstName: 'first_name',
  lastName: 'last_name',
  email: 'email',
  phone: 'phone',
  address: 'address',
  password: 'password',
  newPassword: 'new_password',
} as const satisfies Readonly<Record<ProfileField, string>>;

export const FAULTS = ['missing', 'short', 'long', 'wrong'] as const satisfies readonly ProfileFault[];
export const FIELDS = Object.keys(WIRE_NAMES) as ProfileField[];

/** Faults, by the field's name on the wire. [S7.30] */
export const faultsSchema = v.object({
  success: v.literal(false),
  payload: v.object({ message: v.string() }),
  error: v.object({ errors: v.record(v.string(), v.picklist(FAULTS)) }),
});

export const faultsToWire = (faults: ProfileFaults): Readonly<Record<string, ProfileFault>> =>
  Object.fromEntries(FIELDS.flatMap((field) => (faults[field] ? [[WIRE_NAMES[field], faults[field]]] : [])));

/** "/neven/profile/mail#reset.Kx3…": what stands behind the # never reaches a server by itself. */
export const mailLinkHref = (slug: string, kind: LinkKind, secret: string): string =>
  `/${slug}/profile/mail#${kind}.${secret}`;

/** The claims of a customer's token. [S3.28] */
const claimsSchema = v.object({ role: v.literal('USER'), sub: v.string(), jti: v.string(), exp: v.number() });

/** undefined for claims of anything else than a customer's token. */
export function parseAccountClaims(claims: unknown): v.InferOutput<typeof claimsSchema> | undefined {
  const parsed = v.safeParse(claimsSchema, claims);
  return parsed.success ? parsed.output : undefined;
}

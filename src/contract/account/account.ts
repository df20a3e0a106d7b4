// A customer's account on the wire. [S3.33, S7.27–S7.33]
import * as v from 'valibot';
import type { LinkKind } from '#domain/account/account-mail.ts';
import type { Consents, ProfileFault, ProfileFaults, ProfileField, ProfileForm } from '#domain/account/profile.ts';
import { LANGUAGES } from '#domain/language/language.ts';
import { orderKeySchema } from './order-key.ts';

/** Longer than any rule allows: a longer text was not typed by a person. */
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
export const emailBodySchema = v.object({ email: text, client_language: language });
export const secretBodySchema = v.object({ secret: accountSecret });
/** `device_secret`: secret of the sign-in, made by the device, so that a repeated request gets the same sign-in. */
export const linkSignInBodySchema = v.object({ secret: accountSecret, device_secret: v.optional(accountSecret) });
export const newPasswordBodySchema = v.object({ secret: accountSecret, new_password: text });
/** `password`: the current one, required to change the address or password. */
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

/**
 * `order_key`: assigns an order to this customer, and grants nothing else. `secret`: renews the token. `ends_at`: when an
 * unused sign-in expires, epoch ms.
 */
export const signedInSchema = v.object({
  success: v.literal(true),
  token: v.string(),
  secret: accountSecret,
  order_key: orderKeySchema,
  ends_at: v.number(),
});
export const tokenSchema = v.object({ success: v.literal(true), token: v.string() });
export const doneSchema = v.object({ success: v.literal(true) });
/** false: the sign-in is no longer valid. [S7.31] */
export const validAnswerSchema = v.object({ success: v.boolean() });

export const profileAnswerSchema = v.object({
  id: v.string(),
  ...profileEntries,
  ...consentEntries,
  /** The email address is verified. */
  is_verified: v.boolean(),
  /** False for an account that has always signed in by mailed link. */
  has_password: v.boolean(),
  /** Requested new address that is not verified yet. */
  new_email: v.optional(v.string()),
});

/** Form fields by their wire names. */
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

/** Faults by wire name of the field. [S7.30] */
export const faultsSchema = v.object({
  success: v.literal(false),
  payload: v.object({ message: v.string() }),
  error: v.object({ errors: v.record(v.string(), v.picklist(FAULTS)) }),
});

export const faultsToWire = (faults: ProfileFaults): Readonly<Record<string, ProfileFault>> =>
  Object.fromEntries(FIELDS.flatMap((field) => (faults[field] ? [[WIRE_NAMES[field], faults[field]]] : [])));

/** "/neven/profile/mail#reset.Kx3…": browsers send the part after the # to no server. */
export const mailLinkHref = (slug: string, kind: LinkKind, secret: string): string =>
  `/${slug}/profile/mail#${kind}.${secret}`;

/** Claims of a customer's token. [S3.28] */
const claimsSchema = v.object({ role: v.literal('USER'), sub: v.string(), jti: v.string(), exp: v.number() });

/** undefined for claims of any other token. */
export function parseAccountClaims(claims: unknown): v.InferOutput<typeof claimsSchema> | undefined {
  const parsed = v.safeParse(claimsSchema, claims);
  return parsed.success ? parsed.output : undefined;
}

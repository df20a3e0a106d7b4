// Parsers for the answers, refusals and mail links of a customer's account.
import * as v from 'valibot';
import { LINK_KINDS, type LinkKind } from '#domain/account/account-mail.ts';
import type { OwnProfile, ProfileFaults } from '#domain/account/profile.ts';
import {
  accountSecret,
  consentsFromWire,
  doneSchema,
  FAULTS,
  FIELDS,
  profileAnswerSchema,
  profileFromWire,
  signedInSchema,
  tokenSchema,
  validAnswerSchema,
  WIRE_NAMES,
} from './account.ts';

/** undefined: unreadable. */
export function parseProfile(body: unknown): OwnProfile | undefined {
  const parsed = v.safeParse(profileAnswerSchema, body);
  if (!parsed.success) return undefined;
  const { output } = parsed;
  return {
    form: profileFromWire(output),
    consents: consentsFromWire(output),
    isVerified: output.is_verified,
    hasPassword: output.has_password,
    newEmail: output.new_email,
  };
}

const anyFaults = v.object({ error: v.object({ errors: v.record(v.string(), v.unknown()) }) });

/** Faults of a refusal by form field; an unknown word becomes `wrong`. Empty: the refusal names no field. */
export function parseFaults(body: unknown): ProfileFaults {
  const parsed = v.safeParse(anyFaults, body);
  if (!parsed.success) return {};
  const { errors } = parsed.output.error;
  return Object.fromEntries(
    FIELDS.flatMap((field) => {
      const said = errors[WIRE_NAMES[field]];
      return said === undefined ? [] : [[field, FAULTS.find((fault) => fault === said) ?? 'wrong']];
    }),
  );
}

/** undefined: not a link of ours. */
export function parseMailLink(hash: string): { readonly kind: LinkKind; readonly secret: string } | undefined {
  const [kind, secret, ...rest] = hash.replace(/^#/, '').split('.');
  const known = LINK_KINDS.find((one) => one === kind);
  return known && rest.length === 0 && v.is(accountSecret, secret) ? { kind: known, secret } : undefined;
}

const reader =
  <S extends v.GenericSchema>(schema: S) =>
  (body: unknown): v.InferOutput<S> | undefined => {
    const parsed = v.safeParse(schema, body);
    return parsed.success ? parsed.output : undefined;
  };

export const readSignedIn = reader(signedInSchema);
export const readToken = reader(tokenSchema);
export const readDone = reader(doneSchema);
export const readValid = reader(validAnswerSchema);
/** All stored data of a customer, passed on without validation. */
export const readData = reader(v.looseObject({}));

const signedOutSchema = v.object({ payload: v.object({ message: v.literal('not_signed_in') }) });

/** Whether a refusal means that the sign-in has expired. */
export const isSignedOut = (body: unknown): boolean => v.is(signedOutSchema, body);

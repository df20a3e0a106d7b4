// The signed-in identity and its tokens. [S3.28]
import * as v from 'valibot';
import { ROLES } from '#domain/account/user.ts';
import type { PlaceId } from '#domain/ids.ts';
import type { UserId } from '#domain/order/orderer.ts';
import { isPin, LONGEST_STAFF_NAME, STAFF_DEVICE_KINDS, type StaffIdentity } from '#domain/staff/staff.ts';
import { openCallSchema } from '../service/open-call.ts';

/** Roles of staff: USER is a guest's. */
export const STAFF_ROLES = ROLES.filter((role) => role !== 'USER');

export const staffId = v.pipe(
  v.string(),
  v.regex(/^[^:]{1,64}$/),
  v.transform((id) => id as UserId),
);
export const deviceIdSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,64}$/));
export const staffName = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LONGEST_STAFF_NAME));
export const stationIdSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64));
export const staffSecret = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22,128}$/));
export const pinSchema = v.pipe(v.string(), v.check(isPin));
const placeId = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(1),
  v.transform((id) => id as PlaceId),
);

export const identitySchema = v.variant('kind', [
  v.object({
    kind: v.literal('person'),
    id: staffId,
    name: v.string(),
    role: v.picklist(STAFF_ROLES),
    placeId,
  }),
  v.object({
    kind: v.literal('station'),
    deviceId: deviceIdSchema,
    stationId: v.string(),
    name: v.string(),
    placeId,
  }),
]) satisfies v.GenericSchema<unknown, StaffIdentity>;

export const personSchema = v.object({ id: staffId, name: v.string(), role: v.picklist(STAFF_ROLES) });

export const staffDeviceSchema = v.object({
  id: deviceIdSchema,
  name: v.string(),
  kind: v.picklist(STAFF_DEVICE_KINDS),
  stationId: v.optional(v.string()),
  table: v.optional(v.string()),
});

/** A short-lived token and its identity. */
export const tokenAnswerSchema = v.object({
  success: v.literal(true),
  token: v.string(),
  /** Epoch ms, the server's clock. */
  expiresAt: v.number(),
  identity: identitySchema,
});

/** A sign-in with the secret that renews its token. */
export const signedInAnswerSchema = v.object({
  ...tokenAnswerSchema.entries,
  secret: staffSecret,
  /** Expiry of the sign-in, epoch ms; absent: an older server. */
  endsAt: v.optional(v.number()),
});

/** `mayReturn`: the person may return on this phone by PIN; absent: an older server. */
export const signedOutAnswerSchema = v.object({
  success: v.literal(true),
  mayReturn: v.optional(v.boolean(), false),
});

/** Claims of a staff token. `place`: null for all places of the client. [S3.28] */
const staffClaimsSchema = v.object({
  kind: v.picklist(['person', 'station']),
  /** Id of the person or device. */
  sub: v.string(),
  name: v.string(),
  /** A station has none of the staff roles. */
  role: v.picklist(ROLES),
  place: v.nullable(v.number()),
  /** Id of the sign-in or device. */
  sid: v.string(),
  exp: v.number(),
});
export type StaffClaims = v.InferOutput<typeof staffClaimsSchema>;

/** undefined for claims of any other token. */
export function parseStaffClaims(claims: unknown): StaffClaims | undefined {
  const parsed = v.safeParse(staffClaimsSchema, claims);
  return parsed.success ? parsed.output : undefined;
}

/** A person of the place's staff, for managers. */
export const managedPersonSchema = v.object({
  ...personSchema.entries,
  hasPin: v.boolean(),
  isOfAllPlaces: v.boolean(),
});
export type ManagedPerson = v.InferOutput<typeof managedPersonSchema>;
export const peopleAnswerSchema = v.object({
  /** The server's configured public URL; null: none. */
  publicUrl: v.optional(v.nullable(v.string()), null),
  people: v.array(managedPersonSchema),
});

/** A person with the one-time secret of an invitation link. */
export const invitedAnswerSchema = v.object({
  success: v.literal(true),
  person: managedPersonSchema,
  secret: staffSecret,
  /** Epoch ms, the server's clock. */
  expiresAt: v.number(),
});

/** A one-time code that enrols a device at the place. */
export const codeAnswerSchema = v.object({
  success: v.literal(true),
  device: staffDeviceSchema,
  code: v.string(),
  expiresAt: v.number(),
});

export const enrolledAnswerSchema = v.object({
  success: v.literal(true),
  device: staffDeviceSchema,
  secret: staffSecret,
});

/** A manager's approval of one action of the signed-in person. */
export const approvedAnswerSchema = v.object({
  success: v.literal(true),
  /** The manager's name. */
  by: v.string(),
  /** Epoch ms, the server's clock. */
  expiresAt: v.number(),
});

/** People who can sign in on a staff tablet. */
export const tilesAnswerSchema = v.object({
  device: staffDeviceSchema,
  people: v.array(personSchema),
  isLocked: v.boolean(),
  /** Unanswered calls; absent: an older server. */
  calls: v.optional(v.array(openCallSchema), []),
});
export type StaffTiles = v.InferOutput<typeof tilesAnswerSchema>;

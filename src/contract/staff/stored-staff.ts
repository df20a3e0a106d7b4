// Staff row of a place on a device: the device's enrolment, and the signed-in identity.
import * as v from 'valibot';
import type { PlaceId } from '#domain/ids.ts';
import type { StaffDevice, StaffIdentity, StaffPlace } from '#domain/staff/staff.ts';
import { id, maybe, rowReader } from '../stored-fields.ts';
import { identitySchema, staffDeviceSchema, staffSecret } from './staff.ts';
import { staffPlaceSchema } from './staff-places.ts';

export interface StaffSignIn {
  /** Secret that renews tokens; for a station, its device's own. */
  readonly secret: string;
  readonly token: string;
  /** Expiry of the token; epoch ms of the server's clock. */
  readonly expiresAt: number;
  readonly identity: StaffIdentity;
  /** Resumed by a tile alone, offline: the PIN is required as soon as it can be checked. */
  readonly isUnproven?: boolean | undefined;
}

/**
 * A person's sign-in of this shift on a staff tablet, encrypted with a key that does not leave the device. Contains no PIN.
 */
export interface KeptSignIn {
  readonly identity: StaffIdentity;
  /** End of the shift; epoch ms of the server's clock. */
  readonly endsAt: number;
  readonly sealed: SealedSecret;
}

export interface SealedSecret {
  /** A CryptoKey, which browsers store and do not export. */
  readonly key: unknown;
  readonly iv: Uint8Array;
  readonly bytes: Uint8Array;
}

export interface StoredStaff {
  readonly placeId: PlaceId;
  /** undefined: a personal phone, or a guest's. */
  readonly device?: (StaffDevice & { readonly secret: string }) | undefined;
  readonly signIn?: StaffSignIn | undefined;
  /** People who signed in here during this shift. */
  readonly kept?: readonly KeptSignIn[] | undefined;
  /** Person who signed out on this personal phone and may return by PIN. The secret is useless without the PIN. */
  readonly returning?: { readonly secret: string; readonly identity: StaffIdentity } | undefined;
  /** Whether the server no longer knows the person who was last signed in here. */
  readonly wasTurnedAway?: boolean | undefined;
  /** Places where the signed-in person has a role, as last sent by the server. */
  readonly places?: readonly StaffPlace[] | undefined;
}

const bytes = v.custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array);

const row = v.looseObject({
  placeId: id,
  device: maybe(v.object({ ...staffDeviceSchema.entries, secret: staffSecret })),
  signIn: maybe(
    v.object({
      secret: staffSecret,
      token: v.string(),
      expiresAt: v.number(),
      identity: identitySchema,
      isUnproven: maybe(v.boolean()),
    }),
  ),
  kept: maybe(
    v.array(
      v.object({
        identity: identitySchema,
        endsAt: v.number(),
        sealed: v.object({ key: v.unknown(), iv: bytes, bytes }),
      }),
    ),
  ),
  returning: maybe(v.object({ secret: staffSecret, identity: identitySchema })),
  wasTurnedAway: maybe(v.boolean()),
  places: maybe(v.array(staffPlaceSchema)),
});

export const readStoredStaff = rowReader<StoredStaff>(row);

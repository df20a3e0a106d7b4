// The staff's row of a place, as it lies on a device: what the device is to the venue, and who is signed in on it.
import * as v from 'valibot';
import type { PlaceId } from '#domain/ids.ts';
import type { StaffDevice, StaffIdentity, StaffPlace } from '#domain/staff/staff.ts';
import { id, maybe, rowReader } from '../stored-fields.ts';
import { identitySchema, staffDeviceSchema, staffSecret } from './staff.ts';
import { staffPlaceSchema } from './staff-places.ts';

export interface StaffSignIn {
  /** By which further tokens are had; of a station, its device's own. */
  readonly secret: string;
  readonly token: string;
  /** End of the token; epoch ms, the server's clock. */
  readonly expiresAt: number;
  readonly identity: StaffIdentity;
  /** Taken up again by a tile alone, without a network: the PIN is asked for as soon as it can be checked. */
  readonly isUnproven?: boolean | undefined;
}

/**
 * A person's sign-in of this shift on a shared device, encrypted with a key that does not leave the device. No PIN is in it.
 */
export interface KeptSignIn {
  readonly identity: StaffIdentity;
  /** The end of the shift; epoch ms, the server's clock. */
  readonly endsAt: number;
  readonly sealed: SealedSecret;
}

export interface SealedSecret {
  /** A CryptoKey, which browsers store and do not give out. */
  readonly key: unknown;
  readonly iv: Uint8Array;
  readonly bytes: Uint8Array;
}

export interface StoredStaff {
  readonly placeId: PlaceId;
  /** undefined: a phone of somebody's own, or a guest's. */
  readonly device?: (StaffDevice & { readonly secret: string }) | undefined;
  readonly signIn?: StaffSignIn | undefined;
  /** People who signed in here on this shift. */
  readonly kept?: readonly KeptSignIn[] | undefined;
  /** The person who signed out on this phone of their own and comes back by the PIN. The secret is worth nothing without it. */
  readonly returning?: { readonly secret: string; readonly identity: StaffIdentity } | undefined;
  /** Whether the server no longer knows the person who was signed in here last. */
  readonly wasTurnedAway?: boolean | undefined;
  /** Where the one who is signed in here has a role, as the server said last. */
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

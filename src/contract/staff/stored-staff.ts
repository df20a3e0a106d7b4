// The staff's row of a place, as it lies on a device: what the device is to the venue, and who is signed in on it.
import * as v from 'valibot';
import type { PlaceId } from '#domain/ids.ts';
import type { StaffDevice, StaffIdentity } from '#domain/staff/staff.ts';
import { id, maybe, rowReader } from '../stored-fields.ts';
import { identitySchema, staffDeviceSchema, staffSecret } from './staff.ts';

export interface StaffSignIn {
  /** By which further tokens are had; of a station, its device's own. */
  readonly secret: string;
  readonly token: string;
  /** Of the token; epoch ms, the server's clock. */
  readonly expiresAt: number;
  readonly identity: StaffIdentity;
}

export interface StoredStaff {
  readonly placeId: PlaceId;
  /** undefined: a phone of somebody's own, or a guest's. */
  readonly device?: (StaffDevice & { readonly secret: string }) | undefined;
  readonly signIn?: StaffSignIn | undefined;
  /** The server no longer knows whoever was signed in here last. */
  readonly wasTurnedAway?: boolean | undefined;
}

const row = v.looseObject({
  placeId: id,
  device: maybe(v.object({ ...staffDeviceSchema.entries, secret: staffSecret })),
  signIn: maybe(v.object({ secret: staffSecret, token: v.string(), expiresAt: v.number(), identity: identitySchema })),
  wasTurnedAway: maybe(v.boolean()),
});

export const readStoredStaff = rowReader<StoredStaff>(row);

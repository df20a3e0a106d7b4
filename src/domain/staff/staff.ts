// The people and devices of a venue's staff, as server and screens know them.

import { SHARED_DEVICE_KINDS } from '#domain/device/shared-device.ts';
import { hasRole } from '../account/roles.ts';
import type { Role } from '../account/user.ts';
import type { PlaceId } from '../ids.ts';
import type { Language } from '../language/language.ts';
import type { Said } from '../language/translated.ts';
import type { UserId } from '../order/orderer.ts';

/** The signed-in identity: a person, or a kitchen station, which is a device. */
export type StaffIdentity =
  | {
      readonly kind: 'person';
      readonly id: UserId;
      readonly name: string;
      readonly role: Role;
      readonly placeId: PlaceId;
    }
  | {
      readonly kind: 'station';
      readonly deviceId: string;
      readonly stationId: string;
      readonly name: string;
      readonly placeId: PlaceId;
    };

/**
 * `shared`: people sign in there by PIN; `station`: the screen of a kitchen station, signed in by itself; shared devices for
 * guests are in `shared-device.ts`.
 */
export const STAFF_DEVICE_KINDS = ['shared', 'station', ...SHARED_DEVICE_KINDS] as const;
export type StaffDeviceKind = (typeof STAFF_DEVICE_KINDS)[number];

export interface StaffDevice {
  readonly id: string;
  readonly name: string;
  readonly kind: StaffDeviceKind;
  /** Id of a station; absent for a person. */
  readonly stationId?: string | undefined;
  /** Table or room of the device: only for a table's or a room's tablet. */
  readonly table?: string | undefined;
}

export interface StaffPerson {
  readonly id: UserId;
  readonly name: string;
  readonly role: Role;
}

/** A place where the person has a role, for the list of places to switch between. */
export interface StaffPlace {
  readonly placeId: PlaceId;
  readonly slug: string;
  /** In the place's own language first, then in its translations. */
  readonly names: readonly Said[];
  readonly role: Role;
}

/** A place's name in a language. */
export const nameOfPlace = ({ names }: Pick<StaffPlace, 'names'>, language: Language): Said | undefined =>
  names.find((said) => said.language === language) ?? names[0];

/** Without a network no PIN can be checked, so a tile alone never grants a manager's rights. */
export const mayReturnByTile = (identity: StaffIdentity): boolean =>
  identity.kind === 'person' && !hasRole(identity.role, 'PLACE_ADMIN');

/** Maximum length of a person's or device's name. */
export const LONGEST_STAFF_NAME = 60;

/** Four to eight digits. */
export const isPin = (text: string): boolean => /^\d{4,8}$/.test(text);

const COUNTED_UP = '01234567890';
const COUNTED_DOWN = '09876543210';

/** True for commonly guessed PINs: a year, ascending or descending digits, up to three repeated digits. */
export const isWeakPin = (pin: string): boolean =>
  /^(?:19|20)\d\d$/.test(pin) || /^(\d{1,3}?)\1+$/.test(pin) || COUNTED_UP.includes(pin) || COUNTED_DOWN.includes(pin);

/** Idle time after which a shared device returns to its tiles. */
export const IDLE_MS = 120_000;

// The people and devices of a venue's staff, as server and screens know them.

import { SHARED_DEVICE_KINDS } from '#domain/device/shared-device.ts';
import { hasRole } from '../account/roles.ts';
import type { Role } from '../account/user.ts';
import type { PlaceId } from '../ids.ts';
import type { Language } from '../language/language.ts';
import type { Said } from '../language/translated.ts';
import type { UserId } from '../order/orderer.ts';

/** The signed-in identity: a person, or a station of the kitchen, which is a device and no person. */
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
 * `shared`: people sign in there by their PIN; `station`: the screen of a kitchen's station, signed in by itself; those that
 * guests use are in `shared-device.ts`.
 */
export const STAFF_DEVICE_KINDS = ['shared', 'station', ...SHARED_DEVICE_KINDS] as const;
export type StaffDeviceKind = (typeof STAFF_DEVICE_KINDS)[number];

export interface StaffDevice {
  readonly id: string;
  readonly name: string;
  readonly kind: StaffDeviceKind;
  /** Id of a station; no person has it. */
  readonly stationId?: string | undefined;
  /** The table, or the room's, where it stands: of a table's tablet and a room's alone. */
  readonly table?: string | undefined;
}

export interface StaffPerson {
  readonly id: UserId;
  readonly name: string;
  readonly role: Role;
}

/** A place where somebody has a role, as the list says it by which places are switched. */
export interface StaffPlace {
  readonly placeId: PlaceId;
  readonly slug: string;
  /** In the place's own language first, then in those that it was translated to. */
  readonly names: readonly Said[];
  readonly role: Role;
}

/** A place's name for a reader of the language. */
export const nameOfPlace = ({ names }: Pick<StaffPlace, 'names'>, language: Language): Said | undefined =>
  names.find((said) => said.language === language) ?? names[0];

/** Without a network nobody's PIN can be checked: a manager's rights are then given to nobody by a tile alone. */
export const mayReturnByTile = (identity: StaffIdentity): boolean =>
  identity.kind === 'person' && !hasRole(identity.role, 'PLACE_ADMIN');

/** Letters of a name of a person or a device. */
export const LONGEST_STAFF_NAME = 60;

/** Four to eight digits. */
export const isPin = (text: string): boolean => /^\d{4,8}$/.test(text);

const COUNTED_UP = '01234567890';
const COUNTED_DOWN = '09876543210';

/** True for PINs that are tried first: a year, digits that count up or down, up to three digits that repeat. */
export const isWeakPin = (pin: string): boolean =>
  /^(?:19|20)\d\d$/.test(pin) || /^(\d{1,3}?)\1+$/.test(pin) || COUNTED_UP.includes(pin) || COUNTED_DOWN.includes(pin);

/** A shared device that nobody has touched for so long goes back to its tiles. */
export const IDLE_MS = 120_000;

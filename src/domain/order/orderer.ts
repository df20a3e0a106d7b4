// Orderer of an order: a table, room, device, user or staff member. Code that needs an order's owner uses the orderer, never
// only a session.
import type { Brand } from '../brand.ts';
import type { SessionId } from '../ids.ts';

/** The guest's own device, when no user is signed in and no table was scanned. Made on the device; grants no access. */
export type DeviceId = Brand<string, 'DeviceId'>;
export type UserId = Brand<string, 'UserId'>;

/**
 * table   the people of a table's sitting
 * room    the guest of a room's code; the sitting is the stay
 * device  a guest with an address or a wanted time, without an account
 * user    a signed-in guest
 * staff   a member of the staff, for a table
 *
 * Kinds are persisted: they are added and never renamed.
 */
export type Orderer =
  | { readonly kind: 'table'; readonly sessionId: SessionId }
  | { readonly kind: 'room'; readonly sessionId: SessionId }
  | { readonly kind: 'device'; readonly deviceId: DeviceId }
  | { readonly kind: 'user'; readonly userId: UserId }
  | { readonly kind: 'staff'; readonly userId: UserId; readonly table: string };

/** The sitting whose token the orderer uses; undefined: no table session is needed, and a scan would not help. */
export const sessionOf = (orderer: Orderer): SessionId | undefined =>
  orderer.kind === 'table' || orderer.kind === 'room' ? orderer.sessionId : undefined;

/** Orderer of a scanned code. */
export const sessionOrderer = (session: { readonly id: SessionId; readonly orderType: string }): Orderer => ({
  kind: session.orderType === 'room' ? 'room' : 'table',
  sessionId: session.id,
});

/** Unique text of an orderer: "table:…". The key of outbox queues, limits and stored columns. */
export const ordererKey = (orderer: Orderer): string => {
  switch (orderer.kind) {
    case 'table':
    case 'room':
      return `${orderer.kind}:${orderer.sessionId}`;
    case 'device':
      return `device:${orderer.deviceId}`;
    case 'user':
      return `user:${orderer.userId}`;
    case 'staff':
      // The id comes first and has no colon; a table's name may have any characters.
      return `staff:${orderer.userId}:${orderer.table}`;
  }
};

/** A device's id in hexadecimal. `randomBytes`: at least eight, from a cryptographic source. */
export const makeDeviceId = (randomBytes: Uint8Array): DeviceId => {
  if (randomBytes.length < 8) throw new RangeError('Too few random bytes');
  return Array.from(randomBytes, (byte) => byte.toString(16).padStart(2, '0')).join('') as DeviceId;
};

export const isSameOrderer = (one: Orderer, other: Orderer): boolean => ordererKey(one) === ordererKey(other);

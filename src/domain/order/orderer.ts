// Orderer: the one who orders. A table is one case of it: code that asks for the owner of an order asks for the orderer,
// never for a session alone.
import type { Brand } from '../brand.ts';
import type { SessionId } from '../ids.ts';

/** The guest's own device, where nobody is signed in and no table was scanned. Made on the device; gives no right. */
export type DeviceId = Brand<string, 'DeviceId'>;
export type UserId = Brand<string, 'UserId'>;

/**
 * table   the people of a table's sitting
 * room    the guest of a room's code; its sitting is the stay
 * device  a guest with an address or a time to call, and no account
 * user    a signed-in guest
 * staff   a member of the staff, for a table
 *
 * Kinds are persisted: they may be added to and are never renamed.
 */
export type Orderer =
  | { readonly kind: 'table'; readonly sessionId: SessionId }
  | { readonly kind: 'room'; readonly sessionId: SessionId }
  | { readonly kind: 'device'; readonly deviceId: DeviceId }
  | { readonly kind: 'user'; readonly userId: UserId }
  | { readonly kind: 'staff'; readonly userId: UserId; readonly table: string };

/** The sitting on whose right the orderer acts; undefined: it needs no table session, and a scan would not help it. */
export const sessionOf = (orderer: Orderer): SessionId | undefined =>
  orderer.kind === 'table' || orderer.kind === 'room' ? orderer.sessionId : undefined;

/** Orderer of a scanned code. */
export const sessionOrderer = (session: { readonly id: SessionId; readonly orderType: string }): Orderer => ({
  kind: session.orderType === 'room' ? 'room' : 'table',
  sessionId: session.id,
});

/** One text for one orderer, unlike that of any other: "table:…". The key of lines, limits and stored columns. */
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
      // The id comes first and has no colon; a table may be called anything.
      return `staff:${orderer.userId}:${orderer.table}`;
  }
};

/** A device's id: hexadecimal digits, two a byte. `randomBytes`: at least eight, from a cryptographic source. */
export const makeDeviceId = (randomBytes: Uint8Array): DeviceId => {
  if (randomBytes.length < 8) throw new RangeError('Too few random bytes');
  return Array.from(randomBytes, (byte) => byte.toString(16).padStart(2, '0')).join('') as DeviceId;
};

/** Equal orderers, whether or not they are the same object. */
export const isSameOrderer = (one: Orderer, other: Orderer): boolean => ordererKey(one) === ordererKey(other);

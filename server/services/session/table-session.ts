// From a table's printed code to the right to order there.
import type { PlaceId, SessionId, SessionToken } from '#domain/ids.ts';
import { takesOrderType } from '#domain/order/order-type.ts';
import type { OrderType } from '#domain/place/place.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { SESSION_EXTENSION_MINUTES, SESSION_HOURS, type TableSession } from '#domain/session/session.ts';
import type { DeadCode } from '#domain/table/managed-table.ts';
import { findTable, findTableNamed, type VenueTable } from '../../store/place/venue-tables.ts';
import { hashSecret, makeSecret } from '../../store/secrets.ts';
import {
  addToken,
  closeSitting,
  extendToken,
  findOpenSitting,
  findToken,
  type KnownToken,
  openSitting,
  type Sitting,
} from '../../store/session/sittings.ts';
import type { Store, Tx } from '../../store/store.ts';
import { whyDead } from '../../store/table/dead-codes.ts';
import type { PublishedPlace } from '../place/published-places.ts';
import type { Services } from '../services.ts';
import { isKept, isLeft } from './party-at.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;

/** A tablet stays on its table for years; a guest's phone leaves with the guest. [S9.19] */
const lifetimeOf = (orderType: OrderType): number =>
  (orderType === 'tablet_mode' ? SESSION_HOURS.kiosk : SESSION_HOURS.guest) * HOUR;

/** However often it is extended, a right ends: nobody sits longer than a waiter works. */
const longestOf = (orderType: OrderType): number => Math.max(lifetimeOf(orderType), SESSION_HOURS.waiter * HOUR);

/** Order type of the table, or looking only, where the place does not take such orders. */
const sessionType = (place: PublishedPlace, table: VenueTable): OrderType =>
  takesOrderType(place.document.place, table.orderType) ? table.orderType : 'spot_browse';

/** `isHouse`: it is the right of a tablet that stands there. [S4.15] */
const toSession = (
  place: PublishedPlace,
  sitting: Sitting,
  { token, expiresAt, isHouse }: { readonly token: string; readonly expiresAt: number; readonly isHouse: boolean },
): TableSession => ({
  placeId: sitting.placeId as PlaceId,
  id: sitting.id as SessionId,
  token: token as SessionToken,
  expiresAt,
  orderType: sitting.orderType,
  table: sitting.table,
  roomNumber: sitting.room ?? undefined,
  // A guest who scanned a room's code is in that room.
  roomNumberDisabled: sitting.room !== null,
  tabletMode: isHouse || sitting.orderType === 'tablet_mode' || place.document.settings.tabletModeAlwaysOn,
});

/** A guest who still has a right at the table joins its party; else the next scan begins a new one. */
const sittingAt = async (
  tx: Tx,
  placeId: number,
  table: VenueTable,
  orderType: OrderType,
  now: number,
): Promise<Sitting> => {
  const open = await findOpenSitting(tx.db, placeId, table.name);
  const goesOn = open && (open.lapsesAt > now || (await isKept(tx.db, open, now)));
  if (goesOn && open.sitting.orderType === orderType) return open.sitting;
  if (open) await closeSitting(tx, { placeId, table: table.name }, 'lapsed', now);
  return openSitting(tx, { placeId, table: table.name, orderType, room: table.room ?? null }, now);
};

/** Whether a table that is in use has the code. Writes nothing: guessing costs the kitchen nothing. */
export const isTableCode = async (
  { store }: Pick<Services, 'store'>,
  place: PublishedPlace,
  code: string,
): Promise<boolean> => (await findTable(store.read, place.id, code)) !== undefined;

/** Why a code opens nothing that was once printed; undefined: it never was. */
export const whyNoTableCode = (
  { store }: Pick<Services, 'store'>,
  place: PublishedPlace,
  code: string,
): Promise<DeadCode | undefined> => whyDead(store.read, place.id, code);

/**
 * Session for the code of a table; a code that is wrong, old or revoked is none. `staffId`: the waiter who
 * scanned it, whose right lasts a working day. [S7.11, S9.19]
 */
export const verifyTableCode = async (
  { store, clock }: Services,
  place: PublishedPlace,
  code: string,
  staffId?: string,
): Promise<Result<TableSession, 'invalid_token'>> => {
  const token = makeSecret();
  return store.write(place.id, async (tx) => {
    const table = await findTable(tx.db, place.id, code);
    if (!table) return fail('invalid_token');
    const now = clock();
    const sitting = await sittingAt(tx, place.id, table, sessionType(place, table), now);
    const lifetime = staffId === undefined ? lifetimeOf(sitting.orderType) : longestOf(sitting.orderType);
    const expiresAt = now + lifetime;
    await addToken(tx, { hash: hashSecret(token), sitting, expiresAt, staffId }, now);
    return ok(toSession(place, sitting, { token, expiresAt, isHouse: false }));
  });
};

/**
 * A session for the tablet that stands at a table or in a room, for as long as a kiosk's: the key of the device is its right.
 * `find`: the device, by its key, asked again in the one transaction that gives the right, since it may have been taken back.
 * `no_table`: the table is out of use, or the device stands at none. [S9.19]
 */
export const sessionOfDevice = async (
  { store, clock }: Pick<Services, 'store' | 'clock'>,
  place: PublishedPlace,
  find: (db: Store['read']) => Promise<{ readonly id: string; readonly table?: string | undefined } | undefined>,
): Promise<Result<TableSession, 'unknown_device' | 'no_table'>> => {
  const token = makeSecret();
  return store.write(place.id, async (tx) => {
    const device = await find(tx.db);
    if (!device) return fail('unknown_device');
    const table = device.table === undefined ? undefined : await findTableNamed(tx.db, place.id, device.table);
    if (!table) return fail('no_table');
    const now = clock();
    const sitting = await sittingAt(tx, place.id, table, sessionType(place, table), now);
    const expiresAt = now + SESSION_HOURS.kiosk * HOUR;
    await addToken(tx, { hash: hashSecret(token), sitting, expiresAt, deviceId: device.id }, now);
    return ok(toSession(place, sitting, { token, expiresAt, isHouse: true }));
  });
};

export const isAlive = (known: KnownToken | undefined, now: number): known is KnownToken =>
  known !== undefined && known.sitting.closedAt === null && known.expiresAt > now;

/** The end that no extension goes beyond. */
export const longestEnd = (known: KnownToken): number => known.issuedAt + longestOf(known.sitting.orderType);

/** A quarter of an hour from now, where that is later and not too late. [S9.20] */
const extendedEnd = (known: KnownToken, now: number): number =>
  Math.max(known.expiresAt, Math.min(now + SESSION_EXTENSION_MINUTES * MINUTE, longestEnd(known)));

/**
 * Checks a device's session, and extends one that is about to lapse. A tablet's session whose party has left is refused: the
 * tablet asks for one of the next party. [S7.10, S9.20]
 */
export const verifyTableSession = async (
  { store, clock }: Services,
  place: PublishedPlace,
  token: string,
): Promise<Result<TableSession, 'invalid_session'>> => {
  const hash = hashSecret(token);
  const known = await findToken(store.read, place.id, hash);
  const now = clock();
  if (!isAlive(known, now)) return fail('invalid_session');
  const isHouse = known.deviceId !== null;
  if (isHouse && (await isLeft(store.read, { placeId: place.id, at: now }, known.sitting.table)))
    return fail('invalid_session');
  const expiresAt = extendedEnd(known, now);
  if (expiresAt > known.expiresAt) await store.write(place.id, (tx) => extendToken(tx, hash, expiresAt));
  return ok(toSession(place, known.sitting, { token, expiresAt, isHouse }));
};

// Sessions: from a table's printed code to the right to order at this table.
import type { PlaceId, SessionId, SessionToken } from '#domain/ids.ts';
import { takesOrderType } from '#domain/order/order-type.ts';
import type { OrderType } from '#domain/place/place.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { SESSION_EXTENSION_MINUTES, SESSION_HOURS, type TableSession } from '#domain/session/session.ts';
import type { DeadCode } from '#domain/table/dead-code.ts';
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

/** A tablet's session lasts for years, a guest's phone leaves with the guest. [S9.19] */
const lifetimeOf = (orderType: OrderType): number =>
  (orderType === 'tablet_mode' ? SESSION_HOURS.kiosk : SESSION_HOURS.guest) * HOUR;

/** Upper limit of all extensions: a waiter's working day. */
const longestOf = (orderType: OrderType): number => Math.max(lifetimeOf(orderType), SESSION_HOURS.waiter * HOUR);

/** Order type of the table, or view-only when the place does not take such orders. */
const sessionType = (place: PublishedPlace, table: VenueTable): OrderType =>
  takesOrderType(place.document.place, table.orderType) ? table.orderType : 'spot_browse';

/** `isHouse`: session of a tablet that stands on the table. [S4.15] */
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

/** A guest with a valid session at the table joins its party; otherwise a scan starts a new one. */
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

/** Whether a table in use has the code. Writes nothing, so guessing does not burden the kitchen. */
export const isTableCode = async (
  { store }: Pick<Services, 'store'>,
  place: PublishedPlace,
  code: string,
): Promise<boolean> => (await findTable(store.read, place.id, code)) !== undefined;

/** Why a formerly printed code is invalid; `undefined` when it never existed. */
export const whyNoTableCode = (
  { store }: Pick<Services, 'store'>,
  place: PublishedPlace,
  code: string,
): Promise<DeadCode | undefined> => whyDead(store.read, place.id, code);

/**
 * Session for a table's code; a wrong, old or revoked code gives none. `staffId`: the waiter who scanned, whose session
 * lasts a working day. [S7.11, S9.19]
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
 * Session for a tablet at a table or in a room, as long as a kiosk's, given for the device's key. `find`: looks the device
 * up again in the transaction that creates the session, since it may have been revoked. `no_table`: the table is retired, or
 * the device has none. [S9.19]
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

/** End that no extension exceeds. */
export const longestEnd = (known: KnownToken): number => known.issuedAt + longestOf(known.sitting.orderType);

/** 15 minutes from now, if later than the present end and within the limit. [S9.20] */
const extendedEnd = (known: KnownToken, now: number): number =>
  Math.max(known.expiresAt, Math.min(now + SESSION_EXTENSION_MINUTES * MINUTE, longestEnd(known)));

/**
 * Checks a device's session and extends it when it is about to lapse. A tablet's session is rejected when its party has
 * left: the tablet then requests one for the next party. [S7.10, S9.20]
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

// Banned devices; read for every order, so by a kept query.
import type { PlaceId } from '#domain/ids.ts';
import type { Ban } from '#domain/staff/ban.ts';
import type { Database } from '../database.ts';
import { endStopOfSender } from '../device/device-stops.ts';
import { keptQuery, type Slots } from '../kept-query.ts';
import type { Store, Tx } from '../store.ts';

type Db = Store['read'];
type Row = Database['order_bans'];

const toBan = (row: Row): Ban => ({
  id: row.id,
  orderId: row.order_id,
  label: row.label,
  at: Number(row.at),
  by: row.by_name,
  until: row.until === null ? undefined : Number(row.until),
  reason: row.reason,
  words: row.words,
});

const stands = (row: Row, now: number): boolean => row.lifted_at === null && (row.until === null || row.until > now);

const bansQuery = keptQuery((db, { placeId, sender }: Slots<{ placeId: number; sender: string }>) =>
  db.selectFrom('order_bans').selectAll().where('place_id', '=', placeId).where('sender', '=', sender),
);

/** The active ban of a sender. */
export const findBan = async (db: Db, placeId: number, sender: string, now: number): Promise<Ban | undefined> => {
  const found = (await bansQuery(db, { placeId, sender })).find((row) => stands(row, now));
  return found && toBan(found);
};

/** Active bans of a place, newest first. */
export const standingBans = async (db: Db, placeId: number, now: number): Promise<readonly Ban[]> => {
  const rows = await db
    .selectFrom('order_bans')
    .selectAll()
    .where('place_id', '=', placeId)
    .where('lifted_at', 'is', null)
    .orderBy('at', 'desc')
    .execute();
  return rows.filter((row) => stands(row, now)).map(toBan);
};

/** Senders with an active ban. */
export const bannedSenders = async (db: Db, placeId: number, now: number): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom('order_bans')
    .selectAll()
    .where('place_id', '=', placeId)
    .where('lifted_at', 'is', null)
    .execute();
  return new Set(rows.filter((row) => stands(row, now)).map(({ sender }) => sender));
};

/** Sender of an order; `undefined` when the order or its device is unknown. */
export const senderOf = async (
  db: Db,
  placeId: number,
  orderId: string,
): Promise<{ readonly sender: string; readonly label: string } | undefined> => {
  const row = await db
    .selectFrom('orders')
    .select(['sender', 'label'])
    .where('place_id', '=', placeId)
    .where('id', '=', orderId)
    .executeTakeFirst();
  // An order that staff took has no guest device.
  return row?.sender && !row.sender.startsWith('staff:') ? { sender: row.sender, label: row.label } : undefined;
};

/** Lifts all bans of a sender. */
export const endBans = async (tx: Tx, placeId: PlaceId, sender: string, now: number): Promise<void> => {
  await tx.db
    .updateTable('order_bans')
    .set({ lifted_at: now })
    .where('place_id', '=', placeId)
    .where('sender', '=', sender)
    .where('lifted_at', 'is', null)
    .execute();
};

/** The shared device moves to another browser, so bans that came from the device's stop end for the old one. */
export const endDeviceBans = async (tx: Tx, placeId: number, sender: string, now: number): Promise<void> => {
  await tx.db
    .updateTable('order_bans')
    .set({ lifted_at: now })
    .where('place_id', '=', placeId)
    .where('sender', '=', sender)
    .where('order_id', '=', '')
    .where('lifted_at', 'is', null)
    .execute();
};

/** Replaces an active ban of the same sender. */
export const addBan = async (tx: Tx, placeId: PlaceId, sender: string, ban: Ban): Promise<void> => {
  await endBans(tx, placeId, sender, ban.at);
  const { id, orderId, label, at, by, until, reason, words } = ban;
  const row = { id, sender, label, at, reason, words, place_id: placeId, order_id: orderId };
  await tx.db
    .insertInto('order_bans')
    .values({ ...row, by_name: by, until: until ?? null, lifted_at: null })
    .execute();
};

/** Lifts a ban; `undefined` when the ban is not active. */
export const liftBan = async (tx: Tx, placeId: PlaceId, id: string, now: number): Promise<Ban | undefined> => {
  const row = await tx.db
    .selectFrom('order_bans')
    .selectAll()
    .where('place_id', '=', placeId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row || !stands(row, now)) return undefined;
  await tx.db.updateTable('order_bans').set({ lifted_at: now }).where('id', '=', id).execute();
  await endStopOfSender(tx, placeId, row.sender);
  return toBan(row);
};

// Guests of a table by phone, in the order of their first orders, with their chosen names.
import type { OrderId } from '#domain/ids.ts';
import type { TableGuest } from '#domain/session/guest-name.ts';
import type { Store, Tx } from '../store.ts';

/** Saves a phone's name in a sitting; "" removes it. */
export const nameGuest = async (
  tx: Tx,
  of: { readonly placeId: number; readonly sessionId: string; readonly sender: string },
  name: string,
): Promise<void> => {
  const { placeId, sessionId, sender } = of;
  await tx.db.deleteFrom('table_guests').where('session_id', '=', sessionId).where('sender', '=', sender).execute();
  if (name === '') return;
  await tx.db.insertInto('table_guests').values({ place_id: placeId, session_id: sessionId, sender, name }).execute();
};

/** Moves names with a merged party; a phone known in both keeps its name of the joined sitting. */
export const mergeGuests = async (tx: Tx, from: string, into: string): Promise<void> => {
  const there = await tx.db.selectFrom('table_guests').select('sender').where('session_id', '=', into).execute();
  const twice = there.map(({ sender }) => sender);
  if (twice.length > 0)
    await tx.db.deleteFrom('table_guests').where('session_id', '=', from).where('sender', 'in', twice).execute();
  await tx.db.updateTable('table_guests').set({ session_id: into }).where('session_id', '=', from).execute();
};

/** Sender of an order; `undefined`: no guest phone. */
export const senderOfOrder = async (db: Store['read'], placeId: number, orderId: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('orders')
      .select('sender')
      .where('place_id', '=', placeId)
      .where('id', '=', orderId)
      .executeTakeFirst()
  )?.sender ?? undefined;

/** Phones of a sitting by sender; a phone without an order is no guest yet. */
export const guestsOfSitting = async (
  db: Store['read'],
  placeId: number,
  sessionId: string,
  isMine: (sender: string) => boolean,
): Promise<{
  readonly bySender: ReadonlyMap<string, TableGuest>;
  readonly byOrder: ReadonlyMap<OrderId, TableGuest>;
}> => {
  const [orders, named] = await Promise.all([
    db
      .selectFrom('orders')
      .select(['id', 'sender', 'orderer'])
      .where('session_id', '=', sessionId)
      .where('place_id', '=', placeId)
      .orderBy('placed_at')
      .orderBy('number')
      .execute(),
    db.selectFrom('table_guests').select(['sender', 'name']).where('session_id', '=', sessionId).execute(),
  ]);
  const names = new Map(named.map(({ sender, name }) => [sender, name]));
  const bySender = new Map<string, TableGuest>();
  const byOrder = new Map<OrderId, TableGuest>();
  for (const { id, sender, orderer } of orders) {
    if (sender === null || orderer?.startsWith('staff:')) continue;
    const guest = bySender.get(sender) ?? {
      number: bySender.size + 1,
      name: names.get(sender),
      isMine: isMine(sender),
    };
    bySender.set(sender, guest);
    byOrder.set(id as OrderId, guest);
  }
  return { bySender, byOrder };
};

/** Guest of each order of a sitting; an order that staff took has none. `isMine`: whether a sender is the caller. */
export const guestsOfOrders = async (
  db: Store['read'],
  placeId: number,
  sessionId: string,
  isMine: (sender: string) => boolean,
): Promise<ReadonlyMap<OrderId, TableGuest>> => (await guestsOfSitting(db, placeId, sessionId, isMine)).byOrder;

/** Tables with an open sitting; one that only a shared device opened has no guests yet. */
export const seatedTables = async (db: Store['read'], placeId: number): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('table_sessions')
    .select('table_name')
    .where('place_id', '=', placeId)
    .where('closed_at', 'is', null)
    .where(({ or, not, exists, selectFrom }) => {
      const tokens = selectFrom('session_tokens')
        .select('token_hash')
        .whereRef('session_tokens.session_id', '=', 'table_sessions.id');
      const ofGuests = tokens.where('device_id', 'is', null).where('staff_id', 'is', null);
      return or([exists(ofGuests), not(exists(tokens.where('device_id', 'is not', null)))]);
    })
    .execute();
  return rows.map(({ table_name }) => table_name);
};

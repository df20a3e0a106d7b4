// Shares of tables' bills: held during a payment, or paid, with their dishes.
import { readPieces } from '#contract/bill/shares-wire.ts';
import type { PieceRef, TakenPiece } from '#domain/bill/shares.ts';
import { SHARE_KINDS, type ShareKind } from '#domain/bill/split-kinds.ts';
import { type Minor, minor } from '#domain/pricing/money.ts';
import type { Store, Tx } from '../store.ts';
import type { ShareTables } from './share-tables.ts';

type Db = Store['read'];

/**
 * draft: intended, nothing held yet; held: the provider's page is open; freed: the page expired unpaid, or staff reversed
 * the payment; returned: the money came too late and was refunded. Persisted.
 */
const SHARE_STATES = ['draft', 'held', 'paid', 'freed', 'returned'] as const;
type ShareState = (typeof SHARE_STATES)[number];

export interface StoredShare {
  readonly placeId: number;
  /** A secret: its holder may pay the share. */
  readonly id: string;
  readonly sittingId: string;
  readonly kind: ShareKind;
  /** Without the tip. */
  readonly amount: Minor;
  readonly tip: Minor;
  /** Equal share: number of people and parts; `round` distinguishes one split of the table from the next. */
  readonly even: { readonly people: number; readonly parts: number; readonly round: number } | undefined;
  readonly pieces: readonly PieceRef[];
  readonly state: ShareState;
  /** While held: when the provider's page expires, epoch ms. */
  readonly until: number | undefined;
  /** The guest's phone, as stored with orders; `undefined`: staff took the money. */
  readonly sender: string | undefined;
  readonly madeAt: number;
  readonly endedAt: number | undefined;
  /** Revision of the bill that the guest of the share had read. */
  readonly revision: number;
  /** The payment that the share became; `undefined`: not paid. */
  readonly paymentId: string | undefined;
}

const toShare = (row: ShareTables['bill_shares']): StoredShare => ({
  placeId: row.place_id,
  id: row.id,
  sittingId: row.session_id,
  kind: SHARE_KINDS.find((kind) => kind === row.kind) ?? 'amount',
  amount: minor(Number(row.amount)),
  tip: minor(Number(row.tip)),
  even:
    row.people === null || row.parts === null || row.round === null
      ? undefined
      : { people: row.people, parts: row.parts, round: row.round },
  pieces: readPieces(JSON.parse(row.pieces)) ?? [],
  state: SHARE_STATES.find((state) => state === row.state) ?? 'freed',
  until: row.until ?? undefined,
  sender: row.sender ?? undefined,
  madeAt: row.made_at,
  endedAt: row.ended_at ?? undefined,
  revision: Number(row.revision),
  paymentId: row.payment_id ?? undefined,
});

/** Held or paid shares of a sitting, oldest first. */
export const sharesOf = async (db: Db, placeId: number, sittingId: string): Promise<readonly StoredShare[]> => {
  const rows = await db
    .selectFrom('bill_shares')
    .selectAll()
    .where('place_id', '=', placeId)
    .where('session_id', '=', sittingId)
    .where('state', 'in', ['held', 'paid'])
    .orderBy('made_at')
    .orderBy('id')
    .execute();
  return rows.map(toShare);
};

/** Held shares by sitting, oldest first; a sitting without any is missing. */
export const heldSharesOf = async (
  db: Db,
  placeId: number,
  sittingIds: readonly string[],
): Promise<ReadonlyMap<string, readonly StoredShare[]>> => {
  if (sittingIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('bill_shares')
    .selectAll()
    .where('place_id', '=', placeId)
    .where('session_id', 'in', [...sittingIds])
    .where('state', '=', 'held')
    .orderBy('made_at')
    .orderBy('id')
    .execute();
  const held = new Map<string, readonly StoredShare[]>();
  for (const share of rows.map(toShare)) held.set(share.sittingId, [...(held.get(share.sittingId) ?? []), share]);
  return held;
};

/** Held amounts by sitting; a sitting without any is missing. */
export const heldOf = async (
  db: Db,
  placeId: number,
  sittingIds: readonly string[],
): Promise<ReadonlyMap<string, Minor>> => {
  if (sittingIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('bill_shares')
    .select('session_id')
    .select((query) => query.fn.sum('amount').as('amount'))
    .where('place_id', '=', placeId)
    .where('session_id', 'in', [...sittingIds])
    .where('state', '=', 'held')
    .groupBy('session_id')
    .execute();
  return new Map(rows.map((row) => [row.session_id, minor(Number(row.amount))]));
};

export const findShare = async (db: Db, placeId: number, id: string): Promise<StoredShare | undefined> => {
  const row = await db
    .selectFrom('bill_shares')
    .selectAll()
    .where('place_id', '=', placeId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && toShare(row);
};

/** The share of a payment; `undefined` when there is none. */
export const shareOfPayment = async (db: Db, placeId: number, paymentId: string): Promise<StoredShare | undefined> => {
  const row = await db
    .selectFrom('bill_shares')
    .selectAll()
    .where('place_id', '=', placeId)
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();
  return row && toShare(row);
};

/** Extends a held share whose page was opened anew. */
export const holdLonger = async (tx: Tx, { placeId, id }: StoredShare, until: number): Promise<void> => {
  await tx.db.updateTable('bill_shares').set({ until }).where('place_id', '=', placeId).where('id', '=', id).execute();
};

const claimsOf = ({ placeId, id, pieces }: StoredShare) =>
  pieces.map(({ orderId, line, piece }) => ({ place_id: placeId, order_id: orderId, line, piece, share_id: id }));

/** Adds a share; a held or paid one claims its dishes. Throws when another share has one of them. */
export const addShare = async (tx: Tx, share: StoredShare): Promise<void> => {
  await tx.db
    .insertInto('bill_shares')
    .values({
      place_id: share.placeId,
      id: share.id,
      session_id: share.sittingId,
      kind: share.kind,
      amount: share.amount,
      tip: share.tip,
      people: share.even?.people ?? null,
      parts: share.even?.parts ?? null,
      round: share.even?.round ?? null,
      pieces: JSON.stringify(share.pieces),
      state: share.state,
      until: share.until ?? null,
      sender: share.sender ?? null,
      made_at: share.madeAt,
      ended_at: share.endedAt ?? null,
      revision: share.revision,
      payment_id: share.paymentId ?? null,
    })
    .execute();
  const claims = share.state === 'draft' ? [] : claimsOf(share);
  if (claims.length > 0) await tx.db.insertInto('bill_claims').values(claims).execute();
};

/** Holds a released share again for its present amount, with its dishes. Throws when another share has one of them. */
export const holdAgain = async (
  tx: Tx,
  share: StoredShare,
  to: Pick<StoredShare, 'amount' | 'even' | 'until'>,
): Promise<void> => {
  await tx.db
    .updateTable('bill_shares')
    .set({ state: 'held', amount: to.amount, round: to.even?.round ?? null, until: to.until ?? null, ended_at: null })
    .where('place_id', '=', share.placeId)
    .where('id', '=', share.id)
    .execute();
  const claims = claimsOf(share);
  if (claims.length > 0) await tx.db.insertInto('bill_claims').values(claims).execute();
};

/** Claims the dishes of a share again, as far as they are free. */
export const claimAgain = async (tx: Tx, share: StoredShare): Promise<void> => {
  const claims = claimsOf(share);
  if (claims.length === 0) return;
  await tx.db
    .insertInto('bill_claims')
    .values(claims)
    .onConflict((conflict) => conflict.columns(['place_id', 'order_id', 'line', 'piece']).doNothing())
    .execute();
};

/** Changes the state of a share; one that ends unpaid frees its dishes. */
export const moveShare = async (
  tx: Tx,
  { placeId, id }: Pick<StoredShare, 'placeId' | 'id'>,
  to: { readonly state: ShareState; readonly at: number; readonly paymentId?: string },
): Promise<void> => {
  await tx.db
    .updateTable('bill_shares')
    .set({ state: to.state, until: null, ended_at: to.at, payment_id: to.paymentId ?? null })
    .where('place_id', '=', placeId)
    .where('id', '=', id)
    .execute();
  if (to.state !== 'freed' && to.state !== 'returned') return;
  await tx.db.deleteFrom('bill_claims').where('place_id', '=', placeId).where('share_id', '=', id).execute();
};

/** Dishes held or paid, by sitting; a sitting without any is missing. */
export const takenOf = async (
  db: Db,
  placeId: number,
  sittingIds: readonly string[],
): Promise<ReadonlyMap<string, readonly TakenPiece[]>> => {
  if (sittingIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('bill_claims')
    .innerJoin('bill_shares', (join) =>
      join
        .onRef('bill_shares.id', '=', 'bill_claims.share_id')
        .onRef('bill_shares.place_id', '=', 'bill_claims.place_id'),
    )
    .select(['bill_shares.session_id', 'bill_shares.state'])
    .select(['bill_claims.order_id', 'bill_claims.line', 'bill_claims.piece'])
    .where('bill_claims.place_id', '=', placeId)
    .where('bill_shares.session_id', 'in', [...sittingIds])
    .execute();
  const taken = new Map<string, TakenPiece[]>();
  for (const { session_id, order_id: orderId, line, piece, state } of rows) {
    const one = { orderId, line, piece, ...(state === 'held' && { isPaying: true }) };
    taken.set(session_id, [...(taken.get(session_id) ?? []), one]);
  }
  return taken;
};

/** The share of each claimed dish of these orders. */
export const claimsOfOrders = async (
  db: Db,
  placeId: number,
  orderIds: readonly string[],
): Promise<readonly (PieceRef & { readonly shareId: string })[]> => {
  if (orderIds.length === 0) return [];
  const rows = await db
    .selectFrom('bill_claims')
    .selectAll()
    .where('place_id', '=', placeId)
    .where('order_id', 'in', [...orderIds])
    .execute();
  return rows.map(({ order_id, line, piece, share_id }) => ({ orderId: order_id, line, piece, shareId: share_id }));
};

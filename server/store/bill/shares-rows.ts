// Shares of tables' bills: what is held while a guest pays, what is paid, and which dishes go with it.
import { readPieces } from '#contract/bill/shares-wire.ts';
import type { PieceRef } from '#domain/bill/shares.ts';
import { SHARE_KINDS, type ShareKind } from '#domain/bill/split-kinds.ts';
import { type Minor, minor } from '#domain/pricing/money.ts';
import type { Store, Tx } from '../store.ts';
import type { ShareTables } from './share-tables.ts';

type Db = Store['read'];

/**
 * draft: somebody means to pay it, and nothing is held for that yet; held: the provider's page is open; freed: it is over without money, or staff took the payment back; returned: the money
 * came too late and went back. Persisted.
 */
const SHARE_STATES = ['draft', 'held', 'paid', 'freed', 'returned'] as const;
type ShareState = (typeof SHARE_STATES)[number];

export interface StoredShare {
  readonly placeId: number;
  /** A secret: its holder may pay it. */
  readonly id: string;
  readonly sittingId: string;
  readonly kind: ShareKind;
  /** Without the tip. */
  readonly amount: Minor;
  readonly tip: Minor;
  /** Equal parts: how many of how many; `round` tells one sharing of the table from the next. */
  readonly even: { readonly people: number; readonly parts: number; readonly round: number } | undefined;
  readonly pieces: readonly PieceRef[];
  readonly state: ShareState;
  /** While it is held: when the provider's page ends, epoch ms. */
  readonly until: number | undefined;
  /** The guest's phone as orders bear it; undefined: staff took the money. */
  readonly sender: string | undefined;
  readonly madeAt: number;
  readonly endedAt: number | undefined;
  /** Revision of the bill as its guest had read it. */
  readonly revision: number;
  /** The payment that it became; undefined: it is not paid. */
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

/** Shares of a sitting that are held or paid, the first first. */
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

/** Shares that are being paid now, by sitting, the first first; one where none is has no entry. */
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

/** Sums that are being paid, by sitting; one where nothing is has no entry. */
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

/** The share that became a payment; undefined: none did. */
export const shareOfPayment = async (db: Db, placeId: number, paymentId: string): Promise<StoredShare | undefined> => {
  const row = await db
    .selectFrom('bill_shares')
    .selectAll()
    .where('place_id', '=', placeId)
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();
  return row && toShare(row);
};

/** When the page of a held share ends: it was opened anew. */
export const holdLonger = async (tx: Tx, { placeId, id }: StoredShare, until: number): Promise<void> => {
  await tx.db.updateTable('bill_shares').set({ until }).where('place_id', '=', placeId).where('id', '=', id).execute();
};

const claimsOf = ({ placeId, id, pieces }: StoredShare) =>
  pieces.map(({ orderId, line, piece }) => ({ place_id: placeId, order_id: orderId, line, piece, share_id: id }));

/** A new share; of one that holds or pays, with the dishes that it takes. Throws where somebody has one of them. */
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

/** Holds a share that was not held, with its dishes, for what it comes to now. Throws where somebody has one of them. */
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

/** Claims again the dishes of a share that nobody has taken meanwhile. */
export const claimAgain = async (tx: Tx, share: StoredShare): Promise<void> => {
  const claims = claimsOf(share);
  if (claims.length === 0) return;
  await tx.db
    .insertInto('bill_claims')
    .values(claims)
    .onConflict((conflict) => conflict.columns(['place_id', 'order_id', 'line', 'piece']).doNothing())
    .execute();
};

/** Moves a share on; of one that ends without money the dishes are free. */
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

/** Dishes that are held or paid, by sitting; one where none is has no entry. */
export const takenOf = async (
  db: Db,
  placeId: number,
  sittingIds: readonly string[],
): Promise<ReadonlyMap<string, readonly PieceRef[]>> => {
  if (sittingIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('bill_claims')
    .innerJoin('bill_shares', (join) =>
      join
        .onRef('bill_shares.id', '=', 'bill_claims.share_id')
        .onRef('bill_shares.place_id', '=', 'bill_claims.place_id'),
    )
    .select(['bill_shares.session_id', 'bill_claims.order_id', 'bill_claims.line', 'bill_claims.piece'])
    .where('bill_claims.place_id', '=', placeId)
    .where('bill_shares.session_id', 'in', [...sittingIds])
    .execute();
  const taken = new Map<string, PieceRef[]>();
  for (const { session_id, order_id: orderId, line, piece } of rows)
    taken.set(session_id, [...(taken.get(session_id) ?? []), { orderId, line, piece }]);
  return taken;
};

/** Which share has which dish of these orders. */
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

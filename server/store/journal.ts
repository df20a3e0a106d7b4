// The journal: all events of a place in commit order, append-only. The kitchen, the event stream and the tests read from it.
// Each row contains the hash of the one before, so that a removed or changed row is detected.
import { parseOrderer } from '#contract/order/orderer.ts';
import type { BillSplit } from '#domain/bill/bill-split.ts';
import type { OrderFact } from '#domain/order/order-facts.ts';
import { type Orderer, ordererKey } from '#domain/order/orderer.ts';
import type { RejectReason } from '#domain/order/reject-reason.ts';
import type { CalledNeed, FeedbackAnswer } from '#domain/service/service-offer.ts';
import { canonicalJson, sha256 } from './canonical-json.ts';
import type { Database } from './database.ts';
import { insertQuery, keptQuery, type Slots } from './kept-query.ts';
import type { BookingPayloads } from './log/booking-payloads.ts';
import type { CardPayloads } from './log/card-payloads.ts';
import type { DevicePayloads } from './log/device-payloads.ts';
import type { PaymentPayloads } from './log/payment-payloads.ts';
import type { PlacedPayloads } from './log/placed-payloads.ts';
import type { SessionEnd } from './log/session-end.ts';
import type { Store, Tx } from './store.ts';

/** Payload by row type. Types are persisted: they may be added, never renamed. */
export interface JournalPayloads
  extends BookingPayloads,
    CardPayloads,
    DevicePayloads,
    PaymentPayloads,
    PlacedPayloads {
  /** `by`: editor, and number of edits; absent for an import. `undone`: the publication was undone. */
  'menu.published': { readonly version: string; readonly by?: string; readonly edits?: number; readonly undone?: true };
  'table.closed': { readonly table: string };
  'session.opened': { readonly table: string; readonly orderType: string; readonly room: string | null };
  'session.closed': { readonly table: string; readonly reason: SessionEnd; readonly by?: string };
  'order.status': {
    readonly from: string;
    readonly to: string;
    /** Name; absent in rows of older servers. */
    readonly by?: string;
    /** With `rejected`. */
    readonly reason?: RejectReason;
    /** Name of the manager whose PIN approved it; absent: no approval, or written by an older server. */
    readonly approvedBy?: string;
  };
  /** `by` empty: an automatic rule, or a printer. */
  'order.fact': {
    readonly fact: OrderFact;
    readonly by: string;
    readonly status: string;
    /** Said by a kitchen screen; absent in rows of older servers. `approvedBy`: as for a status. */
    readonly station?: true;
    readonly approvedBy?: string;
  };
  /** A device that shows or prints an unseen order went silent or came back: whether the whole order can be shown now. */
  'order.reach': { readonly reached: boolean };
  /** Move of one order when the row has its id, otherwise of a whole party. Makes no ticket. */
  'table.moved': {
    readonly from: string | null;
    readonly to: string;
    readonly merged: boolean;
    readonly by: string;
    /** The sitting that ended in a merge. */
    readonly fromSitting?: string;
  };
  /** Name of a guest's phone at its table; empty: removed. */
  'guest.named': { readonly table: string; readonly name: string };
  /** A ban of a device or its end; `orderId`: the order by which the device was found. */
  'guest.ban': {
    readonly change: 'banned' | 'lifted';
    readonly label: string;
    /** A person's name. */
    readonly by: string;
    /** null: until lifted. */
    readonly until: number | null;
    readonly reason: string;
  };
  'bill.wanted': {
    readonly table: string;
    readonly paymentMethod: string | null;
    readonly total: number;
    /** Absent when the request had no id. */
    readonly commandId?: string;
    /** Absent in rows of older servers. */
    readonly callId?: string;
    /** Absent: one bill for all. */
    readonly split?: BillSplit;
  };
  'call.made': {
    readonly callId: string;
    readonly table: string;
    readonly room: string | null;
    readonly needs: readonly CalledNeed[];
    readonly text: string;
    readonly quiet?: true;
    /** Absent: as soon as possible. */
    readonly wantedAt?: number;
  };
  'call.coming': { readonly callId: string; readonly table: string; readonly by: string };
  /** null: the guest says that a waiter came. */
  'call.done': { readonly callId: string; readonly table: string; readonly by: string | null };
  'call.withdrawn': { readonly callId: string; readonly table: string };
  'feedback.given': {
    readonly feedbackId: string;
    /** null: sent without a table. */
    readonly table: string | null;
    readonly answers: readonly FeedbackAnswer[];
    readonly text: string;
  };
  'staff.person': {
    readonly change:
      | 'added'
      | 'invited'
      | 'name'
      | 'role'
      | 'pin'
      | 'second_factor_on'
      | 'second_factor_off'
      | 'removed';
    readonly personId: string;
    readonly name: string;
    readonly role: string;
    /** Id of the person; null: a command on the server. */
    readonly by: string | null;
  };
  /** `deviceId`: shared device on which the PIN was entered; null: a personal phone. */
  'staff.signed_in': { readonly personId: string; readonly name: string; readonly deviceId: string | null };
  /** A manager approves one command; `used`: it was executed. `kind`: of the command. */
  'staff.approval': {
    readonly change: 'given' | 'used';
    readonly commandId: string;
    readonly kind: string;
    readonly askerId: string;
    readonly asker: string;
    readonly approverId: string;
    readonly approver: string;
  };
  'staff.device': {
    /** `opened`: the staff page of a guest device, by PIN. */
    readonly change: 'added' | 'enrolled' | 'removed' | 'locked' | 'lock_seen' | 'unlocked' | 'opened';
    readonly deviceId: string;
    readonly name: string;
    readonly by: string | null;
  };
  /** A table created or changed by staff; after a rename, with the sitting and the former name. */
  'venue.table': {
    readonly change: 'made' | 'renamed' | 'retired' | 'restored' | 'new_code';
    readonly table: string;
    readonly from?: string;
    /** A person's id. */
    readonly by: string;
  };
  /** `left`: portions of a counted dish. `by`: the person; absent for an order or a command. */
  availability: {
    readonly productId: number;
    readonly off: boolean;
    readonly until: number | null;
    readonly left?: number;
    readonly by?: string;
  };
  /**
   * Availability of a size or an ingredient, by its `OffKey`. A separate type, because older servers take every
   * `availability` for a dish.
   */
  'availability.part': {
    readonly part: string;
    readonly off: boolean;
    readonly until: number | null;
    readonly by?: string;
  };
}
export type JournalType = keyof JournalPayloads;

export type JournalRow = {
  readonly [T in JournalType]: {
    readonly placeId: number;
    /** 1, 2, 3 … without gaps, per place. */
    readonly seq: number;
    readonly at: number;
    readonly type: T;
    readonly orderId: string | null;
    readonly sessionId: string | null;
    /** The person or guest who acted; `undefined`: none, or written by an older server. */
    readonly orderer: Orderer | undefined;
    readonly payload: JournalPayloads[T];
    readonly prevHash: string;
    readonly hash: string;
  };
}[JournalType];

export interface JournalEntry<T extends JournalType> {
  readonly placeId: number;
  readonly at: number;
  readonly type: T;
  readonly orderId?: string;
  /** Sitting that the entry concerns. */
  readonly sessionId?: string | undefined;
  readonly orderer?: Orderer;
  readonly payload: JournalPayloads[T];
}

const hashOf = (prevHash: string, seq: number, at: number, type: string, payload: string): string =>
  sha256(`${prevHash}\n${seq}\n${at}\n${type}\n${payload}`);

const counterQuery = keptQuery((db, { placeId }: Slots<{ placeId: number }>) =>
  db.selectFrom('counters').select(['seq', 'hash']).where('place_id', '=', placeId),
);

const countQuery = keptQuery((db, { placeId, seq, hash }: Slots<{ placeId: number; seq: number; hash: string }>) =>
  db.updateTable('counters').set({ seq, hash }).where('place_id', '=', placeId),
);

const insertRow = insertQuery('journal', [
  'place_id',
  'seq',
  'at',
  'type',
  'order_id',
  'session_id',
  'orderer',
  'payload',
  'prev_hash',
  'hash',
]);

/** Number of the next row. The place must be locked. */
export const nextSeq = async (tx: Tx, placeId: number): Promise<number> => {
  const [counter] = await counterQuery(tx.db, { placeId });
  return (counter?.seq ?? 0) + 1;
};

/** Appends a row and returns its number. The job must have locked the place, as `Writer.write` does. */
export const appendJournal = async <T extends JournalType>(tx: Tx, entry: JournalEntry<T>): Promise<number> => {
  const [counter] = await counterQuery(tx.db, { placeId: entry.placeId });
  if (!counter) throw new Error(`Place ${entry.placeId} has no journal`);
  const seq = counter.seq + 1;
  const payload = canonicalJson(entry.payload);
  const hash = hashOf(counter.hash, seq, entry.at, entry.type, payload);
  await insertRow(tx.db, {
    place_id: entry.placeId,
    seq,
    at: entry.at,
    type: entry.type,
    order_id: entry.orderId ?? null,
    session_id: entry.sessionId ?? null,
    orderer: entry.orderer ? ordererKey(entry.orderer) : null,
    payload,
    prev_hash: counter.hash,
    hash,
  });
  await countQuery(tx.db, { placeId: entry.placeId, seq, hash });
  await tx.changed(entry.placeId);
  return seq;
};

/** Parses a database row. */
export const parseJournalRow = (row: Database['journal']): JournalRow =>
  ({
    placeId: row.place_id,
    seq: row.seq,
    at: row.at,
    type: row.type,
    orderId: row.order_id,
    sessionId: row.session_id,
    orderer: parseOrderer(row.orderer ?? ''),
    payload: JSON.parse(row.payload),
    prevHash: row.prev_hash,
    hash: row.hash,
  }) as JournalRow;

/** Rows after `afterSeq` (default: all), in order; at most `limit`. */
export const readJournal = async (
  store: Pick<Store, 'read'>,
  placeId: number,
  afterSeq = 0,
  limit?: number,
): Promise<JournalRow[]> => {
  const query = store.read
    .selectFrom('journal')
    .selectAll()
    .where('place_id', '=', placeId)
    .where('seq', '>', afterSeq)
    .orderBy('seq');
  const rows = await (limit === undefined ? query : query.limit(limit)).execute();
  return rows.map(parseJournalRow);
};

/** Number of the first row that breaks the hash chain; `undefined`: the journal is intact. */
export const findBreak = (rows: readonly JournalRow[]): number | undefined => {
  let previous = rows[0]?.prevHash ?? '';
  let expected = rows[0]?.seq ?? 1;
  for (const row of rows) {
    const hash = hashOf(previous, row.seq, row.at, row.type, canonicalJson(row.payload));
    if (row.seq !== expected || row.prevHash !== previous || row.hash !== hash) return row.seq;
    previous = row.hash;
    expected += 1;
  }
  return undefined;
};

// A part payment of a table's bill. The payment and the printed receipt are two separate facts.

import { pieceKey } from '#domain/bill/bill-split.ts';
import { settledBy, type Tender } from '#domain/bill/payment.ts';
import type { PieceRef } from '#domain/bill/shares.ts';
import type { SessionId } from '#domain/ids.ts';
import { addMoney, type Minor, minor, ZERO } from '#domain/pricing/money.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { StaffRefusal } from '#domain/service/staff-command.ts';
import { addShare } from '../../store/bill/shares-rows.ts';
import { appendJournal } from '../../store/journal.ts';
import { findPresentSitting } from '../../store/service/move-sitting.ts';
import { addPayment, currencyOf, latestPayment } from '../../store/service/payments-rows.ts';
import type { Tx } from '../../store/store.ts';
import { standingOf } from '../bill/bill-standing.ts';
import { chargedRoom } from './charged-room.ts';
import type { Saying } from './say-fact.ts';
import { billOf, settleBill } from './table-bill.ts';

export interface Payment {
  /** Id of the command. */
  readonly id: string;
  readonly sittingId: SessionId;
  readonly amount: Minor;
  readonly tender: Tender;
  /** See `chargedRoom`. */
  readonly room?: string | undefined;
  /** Tip beside the amount; absent: none. */
  readonly tip?: Minor | undefined;
  /** Dishes that the payment covers; absent: the payment is an amount. */
  readonly pieces?: readonly PieceRef[] | undefined;
}

/** Amount that a payment should have, at most the rest: its dishes, or the whole rest. */
const dueOf = async (
  tx: Tx,
  placeId: number,
  { sittingId, pieces = [] }: Pick<Payment, 'sittingId' | 'pieces'>,
  left: Minor,
): Promise<Minor> => {
  if (pieces.length === 0) return left;
  const keys = new Set(pieces.map(pieceKey));
  const known = (await standingOf(tx.db, placeId, sittingId)).pieces.filter((piece) => keys.has(pieceKey(piece)));
  return minor(Math.min(left, addMoney(ZERO, ...known.map(({ amount }) => amount))));
};

/** A dish is held by one share, even when another payment pays for this dish. */
const takeDishes = async (tx: Tx, { placeId, at }: Saying, share: Payment): Promise<Result<void, StaffRefusal>> => {
  const { id, sittingId, amount, pieces = [] } = share;
  const { pieces: known, taken, revision } = await standingOf(tx.db, placeId, sittingId);
  const keys = new Set(known.map(pieceKey));
  if (pieces.some((piece) => !keys.has(pieceKey(piece)))) return fail({ code: 'invalid_command' });
  if (pieces.some((piece) => taken.has(pieceKey(piece)))) return fail({ code: 'dish_taken' });
  await addShare(tx, {
    ...{ placeId, id, sittingId, amount, tip: ZERO, even: undefined, until: undefined, sender: undefined },
    ...{ revision, paymentId: id },
    ...{ kind: 'byDish', state: 'paid', madeAt: at, endedAt: at },
    pieces: [...new Map(pieces.map((piece) => [pieceKey(piece), piece])).values()],
  });
  return ok(undefined);
};

/**
 * Notes a part payment; settles the bill when the total is reached. Rejects more than the rest, which excludes money under
 * card payment. Cash also settles the remainder that coins cannot pay.
 */
export const takePayment = async (
  tx: Tx,
  saying: Saying,
  { id, sittingId: noted, amount: given, tender, room: named, tip, pieces }: Payment,
): Promise<Result<void, StaffRefusal>> => {
  const { placeId, by, at, coin = 1 } = saying;
  // A party merged just now pays for the sitting that the party has joined.
  const sitting = await findPresentSitting(tx.db, placeId, noted);
  if (!sitting) return fail({ code: 'unknown_sitting' });
  const sittingId = sitting.id as SessionId;
  const charged = await chargedRoom(tx, placeId, { tender, room: named }, sitting);
  if (!charged.ok) return charged;
  const room = charged.value;
  const { rest, held } = await billOf(tx.db, placeId, sittingId);
  const due = await dueOf(tx, placeId, { sittingId, pieces }, minor(Math.max(0, rest - held)));
  const { amount, rounding } = settledBy({ amount: given, tender }, due, coin);
  const first = amount > rest ? await latestPayment(tx.db, placeId, { sittingId }) : undefined;
  if (rest <= 0) return fail({ code: 'nothing_to_pay', ...first });
  if (amount > rest) return fail({ code: 'overpaid', rest, ...first });
  if (amount > rest - held) return fail({ code: 'paying_now', rest: minor(rest - held) });
  if (pieces && pieces.length > 0) {
    const dishes = await takeDishes(tx, saying, { id, sittingId, amount, tender, pieces });
    if (!dishes.ok) return dishes;
  }
  await addPayment(tx, { placeId, id, of: { sittingId }, amount, rounding, tip, tender, room, by, at });
  await appendJournal(tx, {
    placeId,
    at,
    type: 'payment.part',
    sessionId: sittingId,
    payload: {
      ...{ amount, tender, by, rest: rest - amount, commandId: id },
      ...(rounding !== 0 && { rounding }),
      ...(tip !== undefined && { tip }),
      ...(room !== undefined && { room }),
      currency: await currencyOf(tx.db, placeId, { sittingId }),
    },
  });
  await settleBill(tx, saying, sittingId);
  return ok(undefined);
};

import { randomUUID } from 'node:crypto';
import type { BILL_REFUSALS } from '#contract/bill/bill.ts';
import { type SplitWish, splitBill } from '#domain/bill/bill-split.ts';
import { toPay } from '#domain/bill/left-to-pay.ts';
import type { CommandId } from '#domain/ids.ts';
import { isCounter } from '#domain/order/handover.ts';
import type { PlacedOrder } from '#domain/order/order.ts';
import { ageVerdict, BILL_AGES } from '#domain/outbox/command-ages.ts';
import { addMoney, ZERO } from '#domain/pricing/money.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { isOpenCall } from '#domain/service/call.ts';
import { SESSION_EXTENSION_MINUTES } from '#domain/session/session.ts';
import { addBill, billWantedAt } from '../../store/bill/bills.ts';
import { canonicalJson, sha256 } from '../../store/canonical-json.ts';
import { appendJournal } from '../../store/journal.ts';
import { senderOfOrders } from '../../store/order/orders.ts';
import { hashSecret } from '../../store/secrets.ts';
import { addCall, callsOfSitting } from '../../store/service/calls.ts';
import { extendToken, findToken } from '../../store/session/sittings.ts';
import type { Tx } from '../../store/store.ts';
import { isListed } from '../order/list-orders.ts';
import { confirmAge, REFUSED } from '../order/order-answers.ts';
import {
  type CommandCase,
  type CommandRequest,
  type Decision,
  ordererOfSitting,
  takeCommand,
} from '../outbox/take-command.ts';
import type { PublishedPlace } from '../place/published-places.ts';
import { withdrawCall } from '../service/answer-call.ts';
import { billOf } from '../service/table-bill.ts';
import type { Answer, Services } from '../services.ts';
import { isAlive, longestEnd } from '../session/table-session.ts';

const MINUTE = 60_000;
const WANTED = 200;

export type BillRefusal = (typeof BILL_REFUSALS)[number];

/** How the guests want to pay. */
export interface BillWish {
  readonly paymentMethod: string | undefined;
  /** `undefined`: one bill for all. */
  readonly split: SplitWish | undefined;
}

/**
 * One bill request is open at a time, until staff bring the bill. After new orders the bill may be requested again, which
 * withdraws the open request.
 */
const isStillAsked = async (
  tx: Tx,
  sittingId: string,
  orders: readonly PlacedOrder[],
  placeId: number,
  now: number,
): Promise<boolean> => {
  const askedAt = await billWantedAt(tx.db, sittingId);
  if (askedAt === undefined) return false;
  const bills = (await callsOfSitting(tx.db, placeId, sittingId)).filter(({ kind }) => kind === 'bill');
  const open = bills.filter(isOpenCall);
  // A bill request of an older server has no call.
  const isOpen = bills.length === 0 || open.length > 0;
  if (isOpen && !orders.some(({ placedAt }) => placedAt > askedAt)) return true;
  for (const { id } of open) await withdrawCall(tx, { placeId, id, at: now });
  return false;
};

/**
 * Requests the bill of a sitting once, and extends the guest's session; returns the session's new end. [S7.15, S4.17–S4.19]
 */
const askOnce = async (
  { tx, place, orderer, sitting, known, tokenHash, now }: Omit<CommandCase, 'sender'>,
  { paymentMethod, split: wish }: BillWish,
  commandId: CommandId | undefined,
): Promise<Result<number, BillRefusal>> => {
  // At a counter, guests do not share a bill; each order has its own payment method.
  if (isCounter(sitting.orderType)) return fail('no_orders');
  const { orders: billed } = await billOf(tx.db, place.id, sitting.id);
  // A paid order may not be served yet, and an order closed as paid may be due again after a reversal.
  const orders = toPay(billed).filter((order) => isListed(order, place.document.settings, now));
  if (orders.length === 0) return fail('no_orders');
  if (await isStillAsked(tx, sitting.id, orders, place.id, now)) return fail('already_requested');
  const senders = wish?.kind === 'byPerson' ? await senderOfOrders(tx.db, place.id, sitting.id) : new Map();
  const split = wish && splitBill(wish, orders, (id) => senders.get(id) ?? '');
  await addBill(tx, { placeId: place.id, sittingId: sitting.id, paymentMethod, split, at: now });
  const callId = commandId ?? randomUUID();
  await addCall(tx, { placeId: place.id, id: callId, sitting, kind: 'bill', needs: [], text: '', at: now });
  await appendJournal(tx, {
    placeId: place.id,
    at: now,
    type: 'bill.wanted',
    sessionId: sitting.id,
    orderer,
    payload: {
      table: sitting.table,
      paymentMethod: paymentMethod ?? null,
      total: addMoney(ZERO, ...orders.map((order) => order.total)),
      callId,
      ...(commandId === undefined ? {} : { commandId }),
      ...(split ? { split } : {}),
    },
  });
  const extended = known.expiresAt + SESSION_EXTENSION_MINUTES * MINUTE;
  const expiresAt = Math.max(known.expiresAt, Math.min(extended, longestEnd(known)));
  await extendToken(tx, tokenHash, expiresAt);
  return ok(expiresAt);
};

/** Request in the specification's form, without an id: the answer is not stored. */
export const wantBill = (
  { store, clock }: Services,
  place: PublishedPlace,
  token: string,
  wish: BillWish,
): Promise<Result<number, 'invalid_session' | BillRefusal>> =>
  store.write(place.id, async (tx) => {
    const now = clock();
    const tokenHash = hashSecret(token);
    const known = await findToken(tx.db, place.id, tokenHash);
    if (!isAlive(known, now)) return fail('invalid_session');
    const { sitting } = known;
    const orderer = ordererOfSitting(sitting);
    return askOnce({ tx, place, orderer, sitting, known, tokenHash, now }, wish, undefined);
  });

/** Bill request as a command, which may have waited in the device's outbox. */
export interface BillCommand extends Omit<CommandRequest, 'fingerprint'>, BillWish {
  /** `undefined` when the device does not know the age. */
  readonly ageMs: number | undefined;
  readonly confirmed: boolean;
}

/** Requests the bill once per id, for any number of retries. */
export const takeBill = (services: Services, found: PublishedPlace, command: BillCommand): Promise<Answer> => {
  const { id, paymentMethod, split } = command;
  // Omits a missing split, as older servers did, so that a retry after an update has the same fingerprint.
  const asked = { kind: 'bill', place: found.id, paymentMethod: paymentMethod ?? null, ...(split ? { split } : {}) };
  const fingerprint = sha256(canonicalJson(asked));
  const refused = (message: string) => ({ success: false, id, payload: { message } });
  const refuse = (message: string): Decision => ({ settled: { status: REFUSED, body: refused(message) } });
  const age = ageVerdict(command.ageMs, BILL_AGES, command.confirmed);
  const decide = async (one: CommandCase): Promise<Decision> => {
    if (age === 'ask') return { unsettled: confirmAge(id) };
    if (age === 'expire') return refuse('order_expired');
    const asked = await askOnce(one, command, id);
    if (!asked.ok) return refuse(asked.error);
    return { settled: { status: WANTED, body: { success: true, id, expires: asked.value } } };
  };
  const outlived = () => (age === 'expire' ? refused('order_expired') : undefined);
  return takeCommand(services, found, { ...command, fingerprint }, { decide, outlived });
};

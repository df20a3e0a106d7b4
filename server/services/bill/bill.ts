import { randomUUID } from 'node:crypto';
import type { BILL_REFUSALS } from '#contract/bill/bill.ts';
import { type SplitWish, splitBill } from '#domain/bill/bill-split.ts';
import { toPay } from '#domain/bill/left-to-pay.ts';
import type { CommandId } from '#domain/ids.ts';
import type { PlacedOrder } from '#domain/order/order.ts';
import { isCounter } from '#domain/order/order-type.ts';
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
  /** undefined: one bill for all. */
  readonly split: SplitWish | undefined;
}

/**
 * One asking is open at a time, until somebody has brought the bill. After new orders it may be asked for again: the bill
 * that is under way is another one, so that asking is withdrawn.
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
  // A bill of an older server has no call.
  const isOpen = bills.length === 0 || open.length > 0;
  if (isOpen && !orders.some(({ placedAt }) => placedAt > askedAt)) return true;
  for (const { id } of open) await withdrawCall(tx, { placeId, id, at: now });
  return false;
};

/** Asks for the bill of a sitting, once, and gives the guest time to pay it: the right's new end. [S7.15, S4.17–S4.19] */
const askOnce = async (
  { tx, place, orderer, sitting, known, tokenHash, now }: Omit<CommandCase, 'sender'>,
  { paymentMethod, split: wish }: BillWish,
  commandId: CommandId | undefined,
): Promise<Result<number, BillRefusal>> => {
  // No stranger at a counter pays for the others' orders; the way of payment of each order was said when it was sent.
  if (isCounter(sitting.orderType)) return fail('no_orders');
  const { orders: billed } = await billOf(tx.db, place.id, sitting.id);
  // A paid order may still be on its way to the table, and an order that a payment ended may be owed again.
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

/** As the specification asks for it, without an id: nothing of the answer is kept. */
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

/** The bill as a command that may have waited on its device. */
export interface BillCommand extends Omit<CommandRequest, 'fingerprint'>, BillWish {
  /** undefined: the device does not know. */
  readonly ageMs: number | undefined;
  readonly confirmed: boolean;
}

/** Asks for the bill once for an id, however often the id comes. */
export const takeBill = (services: Services, found: PublishedPlace, command: BillCommand): Promise<Answer> => {
  const { id, paymentMethod, split } = command;
  // Without a split as older servers spelt it: a retry after an update is the same bill.
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

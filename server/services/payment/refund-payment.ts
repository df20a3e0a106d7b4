// Refunds to cards: requested in the transaction of their cause, sent after it.
import type { PaymentKey } from '#domain/ids.ts';
import { subjectKey } from '#domain/payment/card-payment.ts';
import { PROVIDER_TRAITS } from '#domain/payment/providers.ts';
import {
  canMoveRefund,
  type RefundReason,
  type RefundState,
  refundable,
  refundFault,
  type StaffRefundReason,
} from '#domain/payment/refund.ts';
import { placeTime } from '#domain/place/hours.ts';
import { type Minor, ZERO } from '#domain/pricing/money.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { appendJournal } from '../../store/journal.ts';
import {
  addCardMove,
  findCardPayment,
  type KeptPayment,
  paymentsOfSubject,
} from '../../store/payment/card-payments.ts';
import {
  addRefund,
  findRefund,
  type KeptRefund,
  refundsOf,
  refundsToTry,
  saveRefund,
} from '../../store/payment/card-refunds.ts';
import type { Tx } from '../../store/store.ts';
import type { PublishedPlace } from '../place/published-places.ts';
import type { Services } from '../services.ts';
import { portOf } from './offered.ts';
import { ProviderRefused, type RefundReport } from './payment-port.ts';

const MOST_AT_ONCE = 20;
const SECOND = 1000;
/** Pause before the next try of a refund that is pending or failed, growing with each try. */
const pauseOf = (tries: number): number => Math.min(3600, 5 * 2 ** Math.min(tries, 12)) * SECOND;
/** After this many tries, some two days, a person must send the refund. */
const MOST_TRIES = 60;

interface RefundWish {
  /** One refund of one id. */
  readonly id: string;
  readonly amount: Minor;
  readonly reason: RefundReason;
  /** Name of the person; empty: automatic. */
  readonly by: string;
  readonly at: number;
}

const tellJournal = async (tx: Tx, payment: KeptPayment, refund: KeptRefund, at: number): Promise<void> => {
  const { subject, key, provider, currency, placeId } = payment;
  await appendJournal(tx, {
    placeId,
    at,
    type: 'payment.refund',
    ...(subject.kind === 'order' && { orderId: subject.orderId }),
    sessionId: subject.kind === 'share' ? subject.sittingId : undefined,
    payload: {
      ...{ key, provider, currency, refundId: refund.id, amount: refund.amount },
      ...{ state: refund.state, reason: refund.reason, by: refund.by },
    },
  });
};

/** Stores a refund request. A refund that its provider cannot send is a staff task from the start. */
export const askRefund = async (tx: Tx, payment: KeptPayment, wish: RefundWish): Promise<void> => {
  const state: RefundState = PROVIDER_TRAITS[payment.provider].refunds ? 'asked' : 'manual';
  const refund: KeptRefund = {
    ...wish,
    placeId: payment.placeId,
    paymentKey: payment.key,
    state,
    tries: 0,
    ...(state === 'asked' && { tryAt: wish.at }),
  };
  await addRefund(tx, refund);
  await tellJournal(tx, payment, refund, wish.at);
};

interface BackWish extends Pick<RefundWish, 'by' | 'at'> {
  readonly newId: () => string;
}

/** Refunds every card payment of a rejected order. */
export const refundOrder = (tx: Tx, placeId: number, orderId: string, wish: BackWish): Promise<void> =>
  refundSubject(tx, placeId, subjectKey({ kind: 'order', orderId: orderId as never, revision: 0 }), {
    ...wish,
    reason: 'order_refused',
  });

/** Refunds every card payment of a subject in full. */
export const refundSubject = async (
  tx: Tx,
  placeId: number,
  key: string,
  { newId, ...wish }: BackWish & Pick<RefundWish, 'reason'>,
): Promise<void> => {
  const paid = (await paymentsOfSubject(tx.db, placeId, key)).filter(({ state }) => state === 'success');
  const refunds = await refundsOf(
    tx.db,
    paid.map((payment) => payment.key),
  );
  for (const payment of paid) {
    const amount = refundable(payment.amount, refunds.get(payment.key) ?? []);
    if (amount > ZERO) await askRefund(tx, payment, { id: newId(), amount, ...wish });
  }
};

export type RefundRefusal = 'unknown_payment' | 'nothing_to_refund' | 'too_much' | 'not_a_task';

/** Staff refund a part or the whole amount. The same id is the same refund. */
export const refundByStaff = (
  { store, clock }: Pick<Services, 'store' | 'clock'>,
  placeId: number,
  {
    key,
    ...wish
  }: { readonly key: string } & Pick<RefundWish, 'id' | 'amount' | 'by'> & { readonly reason: StaffRefundReason },
): Promise<Result<PaymentKey, RefundRefusal>> =>
  store.write(placeId, async (tx) => {
    const payment = await findCardPayment(tx.db, key);
    if (!payment || payment.placeId !== placeId || payment.state !== 'success') return fail('unknown_payment');
    const refunds = (await refundsOf(tx.db, [key])).get(key) ?? [];
    if (refunds.some((one) => one.id === wish.id)) return ok(payment.key);
    const fault = refundFault(wish.amount, payment.amount, refunds);
    if (fault) return fail(fault === 'nothing' ? 'nothing_to_refund' : fault);
    await askRefund(tx, payment, { ...wish, at: clock() });
    return ok(payment.key);
  });

/** Changes the state of a refund once, and journals the sent amount. */
const moveRefund = async (
  tx: Tx,
  place: PublishedPlace,
  { id, ...word }: RefundReport & { readonly id: string },
  at: number,
): Promise<void> => {
  const refund = await findRefund(tx.db, id);
  const payment = refund && (await findCardPayment(tx.db, refund.paymentKey));
  if (!refund || !payment) return;
  const reference = word.reference ?? refund.reference;
  if (word.state === 'asked') {
    const tries = refund.tries + 1;
    await saveRefund(tx, { ...refund, reference, tries, tryAt: at + pauseOf(tries) });
    return;
  }
  if (!canMoveRefund(refund.state, word.state)) return;
  const moved = {
    ...refund,
    reference,
    state: word.state,
    tryAt: undefined,
    doneAt: word.state === 'done' ? at : undefined,
  };
  await saveRefund(tx, moved);
  if (word.state === 'done') {
    const { placeId, key: paymentKey, provider, currency } = payment;
    const { date: day } = placeTime(at, place.document.place.timeZone);
    const { amount } = refund;
    await addCardMove(tx, {
      id,
      placeId,
      paymentKey,
      provider,
      kind: 'refunded',
      amount,
      tip: ZERO,
      currency,
      day,
      at,
    });
  }
  await tellJournal(tx, payment, moved, at);
};

/** Marks a refund as sent by hand. */
export const settleRefundTask = (
  { store, places, clock }: Pick<Services, 'store' | 'places' | 'clock'>,
  placeId: number,
  id: string,
): Promise<Result<string, RefundRefusal>> =>
  store.write(placeId, async (tx) => {
    const refund = await findRefund(tx.db, id);
    const place = await places.at(tx.db, placeId);
    if (!refund || !place || refund.placeId !== placeId) return fail('unknown_payment');
    if (refund.state === 'done') return ok(refund.paymentKey);
    if (refund.state === 'asked') return fail('not_a_task');
    await moveRefund(tx, place, { id, state: 'done' }, clock());
    return ok(refund.paymentKey);
  });

/** Sends due refunds to the providers, in the background. */
export const sendRefunds = async (services: Services): Promise<void> => {
  const { store, places, clock } = services;
  for (const refund of await refundsToTry(store.read, clock(), MOST_AT_ONCE)) {
    const payment = await findCardPayment(store.read, refund.paymentKey);
    const place = await places.at(store.read, refund.placeId);
    if (!payment || !place) continue;
    const port = portOf(services, place, payment);
    let word: RefundReport;
    try {
      word = port?.refund ? await port.refund(payment, refund) : { state: 'failed' };
    } catch (error) {
      word = { state: error instanceof ProviderRefused || refund.tries >= MOST_TRIES ? 'failed' : 'asked' };
    }
    await store.write(place.id, (tx) => moveRefund(tx, place, { id: refund.id, ...word }, clock()));
  }
};

// Books a provider's report on a payment: the payment moves by the state table, and all effects are in the same transaction.
import { randomUUID } from 'node:crypto';
import { isLateMoney, isOpenPayment, type PaymentSubject } from '#domain/payment/card-payment.ts';
import { isReceiptOurs } from '#domain/payment/fiscal-receipt.ts';
import { PROVIDER_TRAITS } from '#domain/payment/providers.ts';
import { judgeTold, type PaymentSource } from '#domain/payment/truth.ts';
import { placeTime } from '#domain/place/hours.ts';
import { minor } from '#domain/pricing/money.ts';
import { appendJournal } from '../../store/journal.ts';
import {
  addCardMove,
  findCardPayment,
  type KeptPayment,
  saveCardPayment,
  saveReceipt,
} from '../../store/payment/card-payments.ts';
import { addInstrument } from '../../store/payment/instruments.ts';
import type { Tx } from '../../store/store.ts';
import { listWebhooks } from '../../store/webhook/webhooks.ts';
import type { PublishedPlace } from '../place/published-places.ts';
import type { Services } from '../services.ts';
import { depositRules } from './deposit-rules.ts';
import { orderRules } from './order-rules.ts';
import type { SubjectRules } from './paid-subject.ts';
import type { ProviderReport } from './payment-port.ts';
import { askRefund } from './refund-payment.ts';
import { shareRules } from './share-rules.ts';

// Kinds of subjects that can be paid by card, each with its rules.
const RULES: Readonly<Record<PaymentSubject['kind'], SubjectRules>> = {
  order: orderRules,
  share: shareRules,
  booking: depositRules,
};

const rulesOf = ({ kind }: PaymentSubject): SubjectRules => RULES[kind];

const SECOND = 1000;
/** Pauses between polls; the last one repeats. Shorter while the guest is on the page. */
const PAUSES = [4, 4, 5, 6, 8, 10, 15, 20, 30, 45, 60].map((seconds) => seconds * SECOND);
/** Time after the page's end to wait for a provider without a status call, ms. */
const LAST_WORD_MS = 2 * 60 * SECOND;

/** Time of the next poll; `undefined`: never. */
export const nextPoll = (
  { provider, polls, endsAt }: Pick<KeptPayment, 'provider' | 'polls' | 'endsAt'>,
  now: number,
): number => {
  if (!PROVIDER_TRAITS[provider].isPolled) return Math.max(now + SECOND, endsAt + LAST_WORD_MS);
  return now + (PAUSES[Math.min(polls, PAUSES.length - 1)] ?? 60 * SECOND);
};

export const orderOf = (subject: PaymentSubject): string | undefined =>
  subject.kind === 'order' ? subject.orderId : undefined;

const sittingOf = (subject: PaymentSubject): string | undefined =>
  subject.kind === 'share' ? subject.sittingId : undefined;

const tellJournal = async (
  tx: Tx,
  from: KeptPayment,
  to: KeptPayment,
  { at, by }: { readonly at: number; readonly by: string | undefined },
): Promise<void> => {
  const { subject, key, provider, amount, currency, alarm } = to;
  const orderId = orderOf(subject);
  await appendJournal(tx, {
    placeId: to.placeId,
    at,
    type: 'payment.card',
    ...(orderId !== undefined && { orderId }),
    sessionId: sittingOf(subject),
    payload: {
      key,
      provider,
      from: from.state,
      to: to.state,
      amount,
      currency,
      ...(alarm && { alarm }),
      ...(by && { by }),
    },
  });
};

/** Books received money in the journal, and refunds the part that the subject does not take. */
const settle = async (
  tx: Tx,
  place: PublishedPlace,
  payment: KeptPayment,
  now: { readonly at: number; readonly isLate: boolean },
): Promise<void> => {
  const { key, placeId, provider, amount, tip, currency, subject } = payment;
  const { date: day } = placeTime(now.at, place.document.place.timeZone);
  const at = now.at;
  await addCardMove(tx, { id: key, placeId, paymentKey: key, provider, kind: 'paid', amount, tip, currency, day, at });
  const due = minor(amount - tip);
  const { taken, reason } = await rulesOf(subject).paid(tx, place, payment, { ...now, due });
  // A payment that pays nothing keeps no tip.
  const back = taken === 0 ? amount : minor(due - taken);
  const isTillTold = (await listWebhooks(tx.db, placeId)).some(({ pausedAt }) => pausedAt === undefined);
  if (isReceiptOurs(subject.kind, minor(amount - back), isTillTold)) await saveReceipt(tx, key, {});
  if (back > 0) await askRefund(tx, payment, { id: randomUUID(), amount: back, reason, by: '', at });
};

/** The adapter's data, with the reason of the last declined card. */
const memoryAfter = ({ memory }: KeptPayment, word: ProviderReport): unknown => {
  const isPaid = word.state === 'success';
  if (word.memory === undefined && word.declined === undefined && !isPaid) return memory;
  const { declined, ...rest } = { ...Object(memory), ...Object(word.memory) } as Readonly<Record<string, unknown>>;
  const reason = isPaid ? undefined : word.declined === undefined ? declined : (word.declined ?? undefined);
  const next = { ...rest, ...(reason !== undefined && { declined: reason }) };
  return memory === undefined && Object.keys(next).length === 0 ? undefined : next;
};

/** Books a report within a transaction of the payment's place; returns the payment's new state. */
export const takeReportWithin = async (
  tx: Tx,
  place: PublishedPlace,
  payment: KeptPayment,
  word: ProviderReport,
  { source, at, by }: { readonly source: PaymentSource; readonly at: number; readonly by?: string },
): Promise<KeptPayment> => {
  const judged = judgeTold(payment, { ...word, source });
  const { state } = judged;
  const isOpen = isOpenPayment(state);
  const alarm = judged.alarm ?? word.alarm ?? (state === 'success' ? undefined : payment.alarm);
  const next: KeptPayment = {
    ...payment,
    state,
    reference: payment.reference ?? word.reference,
    page: isOpen ? (word.page ?? payment.page) : undefined,
    memory: memoryAfter(payment, word),
    endsAt: word.endsAt ?? payment.endsAt,
    alarm,
    paidAt: state === 'success' ? (payment.paidAt ?? at) : undefined,
    polls: source === 'status' ? payment.polls + 1 : payment.polls,
    pollAt: undefined,
  };
  const kept = { ...next, ...(isOpen && { pollAt: nextPoll(next, at) }) };
  await saveCardPayment(tx, kept);
  const isMoved = state !== payment.state;
  if (isMoved && state === 'success') await settle(tx, place, kept, { at, isLate: isLateMoney(payment.state, state) });
  if (isMoved && !isOpen && state !== 'success') await rulesOf(kept.subject).ended(tx, place, kept, at);
  // The opening of a page concerns the guest only.
  if ((isMoved && state !== 'redirected') || alarm !== payment.alarm) await tellJournal(tx, payment, kept, { at, by });
  if (word.saved && kept.accountId !== undefined && state === 'success') {
    const { placeId, provider, isDemo, accountId } = kept;
    await addInstrument(tx, { key: randomUUID(), placeId, accountId, provider, isDemo, ...word.saved }, at);
  }
  return kept;
};

/**
 * Books the report in a transaction of its own. `by`: the staff member who asked for it. Throws when the payment or its
 * place is unknown.
 */
export const takeReport = (
  { store, places, clock }: Pick<Services, 'store' | 'places' | 'clock'>,
  { key, placeId }: Pick<KeptPayment, 'key' | 'placeId'>,
  word: ProviderReport,
  source: PaymentSource,
  by?: string,
): Promise<KeptPayment> =>
  store.write(placeId, async (tx) => {
    const payment = await findCardPayment(tx.db, key);
    const place = await places.at(tx.db, placeId);
    if (!payment || !place) throw new Error(`There is no payment ${key}`);
    return takeReportWithin(tx, place, payment, word, { source, at: clock(), ...(by !== undefined && { by }) });
  });

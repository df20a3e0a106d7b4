// Card payments, and money movements at their providers.
import type { PaymentKey } from '#domain/ids.ts';
import type { UserId } from '#domain/order/orderer.ts';
import {
  CARD_PAYMENT_STATES,
  type CardPaymentState,
  isOpenPayment,
  type PaymentSubject,
  subjectKey,
} from '#domain/payment/card-payment.ts';
import type { FiscalReceipt } from '#domain/payment/fiscal-receipt.ts';
import { PAYMENT_PROVIDERS, type PaymentProvider } from '#domain/payment/providers.ts';
import type { PaymentAlarm } from '#domain/payment/truth.ts';
import { type Currency, type Minor, minor } from '#domain/pricing/money.ts';
import type { Store, Tx } from '../store.ts';
import type { PaymentTables } from './payment-tables.ts';

type Db = Store['read'];
type Row = PaymentTables['card_payments'];

/** Row of a payment. */
export interface KeptPayment {
  readonly key: PaymentKey;
  readonly placeId: number;
  readonly provider: PaymentProvider;
  readonly isDemo: boolean;
  readonly state: CardPaymentState;
  readonly subject: PaymentSubject;
  readonly attempt: number;
  readonly attemptKey: string;
  /** Includes the tip. */
  readonly amount: Minor;
  readonly tip: Minor;
  readonly currency: Currency;
  readonly reference?: string | undefined;
  readonly page?: string | undefined;
  /** Data of the provider's adapter. */
  readonly memory?: unknown;
  readonly accountId?: UserId | undefined;
  readonly instrumentKey?: string | undefined;
  readonly startedAt: number;
  readonly endsAt: number;
  readonly paidAt?: number | undefined;
  readonly pollAt?: number | undefined;
  readonly polls: number;
  readonly alarm?: PaymentAlarm | undefined;
  /**
   * Fiscal receipt to be issued by staff; absent: the till was notified, or nothing is paid. Written only by `saveReceipt`.
   */
  readonly receipt?: FiscalReceipt | undefined;
}

const given = <T>(value: T | null): T | undefined => value ?? undefined;

const receiptIn = ({
  fiscal_due: due,
  fiscal_at: at,
  fiscal_by: by,
}: Pick<Row, 'fiscal_due' | 'fiscal_at' | 'fiscal_by'>): FiscalReceipt | undefined =>
  due === 1 ? { issued: at === null ? undefined : { by: by ?? '', at: Number(at) } } : undefined;

/** Throws for a row with unknown values, which this server never writes. */
const toPayment = (row: Row): KeptPayment => {
  const provider = PAYMENT_PROVIDERS.find((one) => one === row.provider);
  const state = CARD_PAYMENT_STATES.find((one) => one === row.state);
  if (!provider || !state) throw new Error(`The payment ${row.key} cannot be read`);
  return {
    key: row.key as PaymentKey,
    placeId: row.place_id,
    provider,
    isDemo: row.is_demo === 1,
    state,
    subject: JSON.parse(row.subject) as PaymentSubject,
    attempt: row.attempt,
    attemptKey: row.attempt_key,
    amount: minor(Number(row.amount)),
    tip: minor(Number(row.tip)),
    currency: row.currency as Currency,
    reference: given(row.reference),
    page: given(row.page),
    memory: row.memory === null ? undefined : JSON.parse(row.memory),
    accountId: given(row.account_id) as UserId | undefined,
    instrumentKey: given(row.instrument_key),
    startedAt: Number(row.started_at),
    endsAt: Number(row.ends_at),
    paidAt: row.paid_at === null ? undefined : Number(row.paid_at),
    pollAt: row.poll_at === null ? undefined : Number(row.poll_at),
    polls: row.polls,
    alarm: given(row.alarm) as PaymentAlarm | undefined,
    receipt: receiptIn(row),
  };
};

export const addCardPayment = async (tx: Tx, of: KeptPayment): Promise<void> => {
  await tx.db
    .insertInto('card_payments')
    .values({
      key: of.key,
      place_id: of.placeId,
      provider: of.provider,
      is_demo: of.isDemo ? 1 : 0,
      state: of.state,
      subject: JSON.stringify(of.subject),
      subject_key: subjectKey(of.subject),
      open_subject: isOpenPayment(of.state) ? subjectKey(of.subject) : null,
      attempt: of.attempt,
      attempt_key: of.attemptKey,
      amount: of.amount,
      tip: of.tip,
      currency: of.currency,
      reference: of.reference ?? null,
      page: of.page ?? null,
      memory: of.memory === undefined ? null : JSON.stringify(of.memory),
      account_id: of.accountId ?? null,
      instrument_key: of.instrumentKey ?? null,
      started_at: of.startedAt,
      ends_at: of.endsAt,
      paid_at: null,
      poll_at: of.pollAt ?? null,
      polls: 0,
      alarm: null,
      fiscal_due: null,
      fiscal_at: null,
      fiscal_by: null,
    })
    .execute();
};

/** Saves changes. The request (amount, currency, subject) never changes. */
export const saveCardPayment = async (tx: Tx, of: KeptPayment): Promise<void> => {
  await tx.db
    .updateTable('card_payments')
    .set({
      state: of.state,
      open_subject: isOpenPayment(of.state) ? subjectKey(of.subject) : null,
      reference: of.reference ?? null,
      page: of.page ?? null,
      memory: of.memory === undefined ? null : JSON.stringify(of.memory),
      ends_at: of.endsAt,
      paid_at: of.paidAt ?? null,
      poll_at: of.pollAt ?? null,
      polls: of.polls,
      alarm: of.alarm ?? null,
    })
    .where('key', '=', of.key)
    .execute();
};

const one = async (query: Promise<Row | undefined>): Promise<KeptPayment | undefined> => {
  const row = await query;
  return row && toPayment(row);
};

const from = (db: Db) => db.selectFrom('card_payments').selectAll();

export const findCardPayment = (db: Db, key: string): Promise<KeptPayment | undefined> =>
  one(from(db).where('key', '=', key).executeTakeFirst());

export const findByReference = (
  db: Db,
  provider: PaymentProvider,
  reference: string,
): Promise<KeptPayment | undefined> =>
  one(from(db).where('provider', '=', provider).where('reference', '=', reference).executeTakeFirst());

/** Payments of a subject, latest first. */
export const paymentsOfSubject = async (db: Db, placeId: number, key: string): Promise<KeptPayment[]> => {
  const rows = await from(db)
    .where('place_id', '=', placeId)
    .where('subject_key', '=', key)
    .orderBy('attempt', 'desc')
    .execute();
  return rows.map(toPayment);
};

/** Payments of several subjects, by subject key. */
export const paymentsOfSubjects = async (
  db: Db,
  placeId: number,
  keys: readonly string[],
): Promise<ReadonlyMap<string, readonly KeptPayment[]>> => {
  if (keys.length === 0) return new Map();
  const rows = await from(db)
    .where('place_id', '=', placeId)
    .where('subject_key', 'in', [...keys])
    .orderBy('attempt', 'desc')
    .execute();
  const of = new Map<string, KeptPayment[]>();
  for (const row of rows) of.set(row.subject_key, [...(of.get(row.subject_key) ?? []), toPayment(row)]);
  return of;
};

/** Payments to be polled now, longest waiting first. */
export const paymentsToPoll = async (db: Db, now: number, most: number): Promise<KeptPayment[]> => {
  const rows = await from(db).where('poll_at', '<=', now).orderBy('poll_at').limit(most).execute();
  return rows.map(toPayment);
};

/** Payments started or moved in a time span, latest first. */
export const paymentsBetween = async (
  db: Db,
  placeId: number,
  { since, before }: { readonly since: number; readonly before: number },
): Promise<KeptPayment[]> => {
  const rows = await from(db)
    .where('place_id', '=', placeId)
    .where((is) =>
      is.or([
        is.and([is('started_at', '>=', since), is('started_at', '<', before)]),
        is.and([is('paid_at', '>=', since), is('paid_at', '<', before)]),
      ]),
    )
    .orderBy('started_at', 'desc')
    .execute();
  return rows.map(toPayment);
};

/** Payments that need a person: an alarm, or money that is not refunded automatically. */
export const paymentsToSeeTo = async (db: Db, placeId: number): Promise<KeptPayment[]> => {
  const rows = await from(db)
    .where('place_id', '=', placeId)
    .where((is) =>
      is.or([
        is.and([is('alarm', 'is not', null), is('open_subject', 'is not', null)]),
        is.exists(
          is
            .selectFrom('card_refunds')
            .select('card_refunds.id')
            .whereRef('card_refunds.payment_key', '=', 'card_payments.key')
            .where('card_refunds.state', 'in', ['manual', 'failed']),
        ),
      ]),
    )
    .orderBy('started_at', 'desc')
    .execute();
  return rows.map(toPayment);
};

/** Saves that staff must issue a payment's receipt, and who has issued it. */
export const saveReceipt = async (tx: Tx, key: string, { issued }: FiscalReceipt): Promise<void> => {
  await tx.db
    .updateTable('card_payments')
    .set({ fiscal_due: 1, fiscal_at: issued?.at ?? null, fiscal_by: issued?.by ?? null })
    .where('key', '=', key)
    .execute();
};

/** Receipts for staff, by payment key; payments whose till was notified are missing. */
export const receiptsOf = async (db: Db, keys: readonly string[]): Promise<ReadonlyMap<string, FiscalReceipt>> => {
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom('card_payments')
    .select(['key', 'fiscal_due', 'fiscal_at', 'fiscal_by'])
    .where('key', 'in', [...keys])
    .where('fiscal_due', '=', 1)
    .execute();
  return new Map(
    rows.flatMap((row): [string, FiscalReceipt][] => {
      const receipt = receiptIn(row);
      return receipt ? [[row.key, receipt]] : [];
    }),
  );
};

/** Payments with an open receipt, or one issued after a time, oldest first. */
export const paymentsWithReceipt = async (db: Db, placeId: number, issuedAfter: number): Promise<KeptPayment[]> => {
  const rows = await from(db)
    .where('place_id', '=', placeId)
    .where('fiscal_due', '=', 1)
    .where((is) => is.or([is('fiscal_at', 'is', null), is('fiscal_at', '>', issuedAfter)]))
    .orderBy('paid_at')
    .orderBy('key')
    .execute();
  return rows.map(toPayment);
};

export interface CardMove {
  /** Id of the payment or of the refund; one row each. */
  readonly id: string;
  readonly placeId: number;
  readonly paymentKey: string;
  readonly provider: PaymentProvider;
  readonly kind: 'paid' | 'refunded';
  readonly amount: Minor;
  readonly tip: Minor;
  readonly currency: string;
  readonly day: string;
  readonly at: number;
}

/** Throws when the move exists already, because money moves once. */
export const addCardMove = async (tx: Tx, { placeId, paymentKey, ...move }: CardMove): Promise<void> => {
  await tx.db
    .insertInto('card_moves')
    .values({ ...move, place_id: placeId, payment_key: paymentKey })
    .execute();
};

export const movesOfDay = async (db: Db, placeId: number, day: string): Promise<CardMove[]> => {
  const rows = await db
    .selectFrom('card_moves')
    .selectAll()
    .where('place_id', '=', placeId)
    .where('day', '=', day)
    .orderBy('at')
    .execute();
  return rows.map(({ place_id: placeId_, payment_key: paymentKey, amount, tip, at, ...row }) => ({
    ...row,
    placeId: placeId_,
    paymentKey,
    provider: row.provider as PaymentProvider,
    kind: row.kind === 'paid' ? 'paid' : 'refunded',
    amount: minor(Number(amount)),
    tip: minor(Number(tip)),
    at: Number(at),
  }));
};

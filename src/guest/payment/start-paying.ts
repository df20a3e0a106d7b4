// Runs a card payment: the machine with its side effects. Every step is stored before the next one.
import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { readStoredEntry } from '#contract/outbox/commands.ts';
import type { Http } from '#core/api/http.ts';
import { ORDER_TIMEOUT_MS } from '#core/api/http.ts';
import { cancelPayment, checkPayment, checkPaymentByKey, startPayment } from '#core/api/payment/payments-requests.ts';
import type { TablDatabase } from '#core/db/database.ts';
import { follow } from '#core/db/follow.ts';
import { keepPaying, readPaying } from '#core/db/payment/payment-table.ts';
import type { OrderId, PaymentKey } from '#domain/ids.ts';
import type { Language } from '#domain/language/language.ts';
import { isSettled } from '#domain/outbox/outbox.ts';
import { isFollowed, type Paying } from '#domain/payment/paying.ts';
import type { Currency } from '#domain/pricing/money.ts';
import { type AskAnswer, type CancelAnswer, paymentMachine, type StartAnswer } from './payment.machine.ts';

export interface PayingParts {
  readonly db: TablDatabase;
  readonly http: Http;
  readonly deviceNow: () => number;
  readonly currency: Currency;
  readonly language: () => Language;
  /** Redirects to the provider's page. */
  readonly goAway: (url: string) => void;
}

export type PaymentActor = ActorRefFrom<typeof paymentMachine>;

/** End of the order to be paid: `taken` or `refused` by the server. */
type OrderEnd = 'taken' | 'refused';

/** `undefined` when unknown yet. Another device's order counts as taken. */
const endOf = async (db: TablDatabase, id: OrderId): Promise<OrderEnd | undefined> => {
  const row = await db.outbox.get(id);
  if (row === undefined) return 'taken';
  const state = readStoredEntry(row)?.state;
  if (state === undefined || state === 'received') return 'taken';
  return isSettled(state) ? 'refused' : undefined;
};

/** Waits for the end as long as for an order's answer; `undefined` after that time. */
const orderEnd = async (db: TablDatabase, id: OrderId): Promise<OrderEnd | undefined> => {
  const known = await endOf(db, id);
  if (known) return known;
  return new Promise((resolve) => {
    let stop: (() => void) | undefined;
    const end = (how: OrderEnd | undefined) => {
      clearTimeout(timer);
      stop?.();
      resolve(how);
    };
    const timer = setTimeout(() => end(undefined), ORDER_TIMEOUT_MS);
    stop = follow(
      db,
      (followed) => endOf(followed, id),
      (how) => how && end(how),
    );
  });
};

const startOf = ({ db, http, deviceNow, currency, language }: PayingParts) =>
  fromPromise<StartAnswer, Paying>(async ({ input }) => {
    await keepPaying(db, input).catch(() => undefined);
    const order = await orderEnd(db, input.id as OrderId);
    if (order === undefined) return { kind: 'failed', failure: { kind: 'offline' }, at: deviceNow() };
    if (order === 'refused') return { kind: 'failed', failure: { kind: 'order' }, at: deviceNow() };
    const at = { place: input.placeId, currency };
    const started = await startPayment(http, at, { ...input, language: language() });
    if (started.ok) return { kind: 'told', told: started.value, at: deviceNow() };
    const { error } = started;
    if (error.kind === 'unheard') return { kind: 'unheard', at: deviceNow() };
    if (
      error.kind === 'refused' &&
      (error.refusal.code === 'already_paying' || error.refusal.code === 'nothing_to_pay')
    ) {
      // Started before with a lost answer, or on another device.
      const told = await checkPayment(http, input.placeId, input);
      if (told.ok && told.value) return { kind: 'told', told: told.value, at: deviceNow() };
    }
    return { kind: 'failed', failure: error, at: deviceNow() };
  });

const askOf = ({ http, deviceNow }: PayingParts) =>
  fromPromise<AskAnswer | undefined, Paying>(async ({ input }) => {
    const told = isFollowed(input)
      ? await checkPaymentByKey(http, input.placeId, input.id as PaymentKey)
      : await checkPayment(http, input.placeId, input);
    return told.ok ? { told: told.value, at: deviceNow() } : undefined;
  });

const cancelOf = ({ http, deviceNow, currency }: PayingParts) =>
  fromPromise<CancelAnswer, Paying>(async ({ input }) => {
    const done = await cancelPayment(http, { place: input.placeId, currency }, input);
    return done.ok ? { kind: 'told', told: done.value, at: deviceNow() } : { kind: 'failed', failure: done.error };
  });

/** Starts from the row and polls at once; `stop` ends it. */
export function startPaying(parts: PayingParts, row: Paying): PaymentActor {
  const { db, goAway } = parts;
  const actor = createActor(
    paymentMachine.provide({
      actors: { startPayment: startOf(parts), askPayment: askOf(parts), cancelPayment: cancelOf(parts) },
    }),
    { input: row },
  );
  let kept = row;
  let writing: Promise<unknown> = Promise.resolve();
  actor.subscribe(({ context: { paying } }) => {
    if (paying === kept) return;
    kept = paying;
    // A failed write does no harm, because the server knows the payment and is polled.
    writing = keepPaying(db, paying).catch(() => undefined);
  });
  // The page may be discarded once left, so the row is written before the redirect.
  actor.on('payment.away', ({ url }) => queueMicrotask(() => void writing.then(() => goAway(url))));
  const unfollow = follow(
    db,
    (followed) => readPaying(followed, row.id),
    (paying) => paying && actor.send({ type: 'row.read', paying }),
  );
  actor.subscribe({ complete: unfollow });
  actor.start();
  actor.send({ type: 'payment.look' });
  return actor;
}

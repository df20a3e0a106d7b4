// Starts a card payment. The caller decides within the transaction what is paid; the provider is called outside it.
import { randomBytes } from 'node:crypto';
import type { PaymentKey } from '#domain/ids.ts';
import type { UserId } from '#domain/order/orderer.ts';
import { isOpenPayment, paymentAttemptKey, subjectKey } from '#domain/payment/card-payment.ts';
import type { PaymentRefusal } from '#domain/payment/payment-refusal.ts';
import { minimumOf, needsLogin, type PaymentProvider, PROVIDER_TRAITS } from '#domain/payment/providers.ts';
import { DEFAULT_DEVICE_SETTINGS } from '#domain/place/device-settings.ts';
import { placeTexts } from '#domain/place/place.ts';
import { addMoney, type Minor } from '#domain/pricing/money.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import {
  addCardPayment,
  findCardPayment,
  type KeptPayment,
  paymentsOfSubject,
} from '../../store/payment/card-payments.ts';
import {
  addProvidersCustomer,
  findProvidersCustomer,
  instrumentsOf,
  type KeptInstrument,
  removeInstrument,
} from '../../store/payment/instruments.ts';
import { INSTALLATION, type Tx } from '../../store/store.ts';
import type { PublishedPlace } from '../place/published-places.ts';
import type { Services } from '../services.ts';
import { offeredPorts, portOf } from './offered.ts';
import type { Payable } from './paid-subject.ts';
import {
  CardGone,
  type PaymentPort,
  type PaymentWish,
  ProviderRefused,
  type ProviderReport,
  ProviderUnreachable,
} from './payment-port.ts';
import { nextPoll, takeReport } from './take-report.ts';

/** Age at which an unanswered start is repeated with the same key, ms. */
const START_AGAIN_MS = 25_000;
/** Maximum number of open payments with other terms that one press closes before it starts its own. */
const MOST_ROUNDS = 3;

export interface StartAsked {
  /**
   * Checks the subject and holds it for the payment if needed, in the transaction of the payment's row: a refusal rolls back
   * all its writes. May run more than once per start.
   */
  readonly claim: (
    tx: Tx,
    payment: { readonly key: PaymentKey; readonly until: number },
  ) => Promise<Result<Payable, PaymentRefusal>>;
  /** `undefined`: the place's first provider. */
  readonly provider?: PaymentProvider | undefined;
  /** Amount shown to the guest, without the tip; no other amount is charged. */
  readonly shown?: Minor | undefined;
  readonly tip: Minor;
  readonly customer?: UserId | undefined;
  /** Saved card to charge. */
  readonly instrumentKey?: string | undefined;
  /** The customer has agreed to save the card at the provider. */
  readonly saves?: boolean | undefined;
  readonly language: string;
  /** Origin of the guest's page, to which the provider redirects back. */
  readonly origin: string;
}

type Step = { readonly kind: 'start' | 'stands' | 'shut'; readonly payment: KeptPayment; readonly label: string };

/** Undoes the transaction. */
class Turned extends Error {
  readonly refusal: PaymentRefusal;
  constructor(refusal: PaymentRefusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

interface Terms {
  readonly place: PublishedPlace;
  readonly port: PaymentPort;
  readonly instrument: KeptInstrument | undefined;
  readonly key: PaymentKey;
}

const judgeAmount = (
  { place, port }: Terms,
  { shown }: StartAsked,
  due: Minor,
  tip: Minor,
): PaymentRefusal | undefined => {
  if (due <= 0) return { code: 'nothing_to_pay' };
  if (shown !== undefined && shown !== due) return { code: 'repriced', due };
  const minimum = minimumOf(port.provider, place.document.place.currency);
  if (minimum === undefined) return { code: 'payments_off' };
  return due + tip < minimum ? { code: 'below_minimum', minimum } : undefined;
};

/** Writes the payment's row, or returns the obstacle. A subject has one open payment; the database refuses a second. */
const begin = async (tx: Tx, terms: Terms, asked: StartAsked, now: number): Promise<Step> => {
  const { place, port, instrument, key } = terms;
  const { lastsMs } = PROVIDER_TRAITS[port.provider];
  const until = now + lastsMs;
  const claimed = await asked.claim(tx, { key, until });
  if (!claimed.ok) throw new Turned(claimed.error);
  const { subject, due, label } = claimed.value;
  const tip = claimed.value.tip ?? asked.tip;
  const refusal = judgeAmount(terms, asked, due, tip);
  if (refusal) throw new Turned(refusal);
  const amount = addMoney(due, tip);
  const earlier = await paymentsOfSubject(tx.db, place.id, subjectKey(subject));
  const open = earlier.find(({ state }) => isOpenPayment(state));
  if (open) {
    const isSame =
      open.subject.revision === subject.revision &&
      open.amount === amount &&
      open.tip === tip &&
      open.provider === port.provider &&
      open.isDemo === port.isDemo &&
      open.instrumentKey === instrument?.key;
    if (!isSame) return { kind: 'shut', payment: open, label };
    if (open.state !== 'starting') return { kind: 'stands', payment: open, label };
    if (now - open.startedAt < START_AGAIN_MS) throw new Turned({ code: 'already_paying' });
    return { kind: 'start', payment: open, label };
  }
  const attempt = (earlier[0]?.attempt ?? 0) + 1;
  const payment: KeptPayment = {
    key,
    placeId: place.id,
    provider: port.provider,
    isDemo: port.isDemo,
    state: 'starting',
    subject,
    attempt,
    attemptKey: paymentAttemptKey(subject, attempt),
    amount,
    tip,
    currency: place.document.place.currency,
    accountId: asked.customer,
    instrumentKey: instrument?.key,
    startedAt: now,
    endsAt: until,
    polls: 0,
    ...port.nameIt?.(now),
  };
  const kept = { ...payment, pollAt: nextPoll(payment, now) };
  await addCardPayment(tx, kept);
  return { kind: 'start', payment: kept, label };
};

/** The provider's customer id; created at the first payment when cards can be saved. */
const customerAt = async (
  { store }: Pick<Services, 'store'>,
  { place, port }: Terms,
  accountId: UserId | undefined,
): Promise<string | undefined> => {
  if (accountId === undefined || !port.makeCustomer) return undefined;
  const of = { placeId: place.id, accountId, provider: port.provider, isDemo: port.isDemo };
  const known = await findProvidersCustomer(store.read, of);
  if (known !== undefined) return known;
  const made = await port.makeCustomer(`${place.id}:${accountId}`);
  await store.write(INSTALLATION, (tx) => addProvidersCustomer(tx, of, made));
  return made;
};

const returnTo = (origin: string, slug: string, key: string, ret: string): string =>
  `${origin}/${encodeURIComponent(slug)}/payment?key=${key}&ret=${ret}`;

/** Stores the provider's reference, which must exist before any charge. */
const prepared = async (services: Services, port: PaymentPort, wish: PaymentWish): Promise<PaymentWish> => {
  const { payment } = wish;
  if (!port.prepare || payment.memory !== undefined) return wish;
  const memory = await port.prepare(wish);
  if (memory === undefined) return wish;
  return { ...wish, payment: await takeReport(services, payment, { state: payment.state, memory }, 'start') };
};

/** Calls the provider and stores its answer. */
const callProvider = async (
  services: Services,
  terms: Terms,
  asked: StartAsked,
  { payment, label }: Step,
): Promise<Result<KeptPayment, PaymentRefusal>> => {
  const { place, port, instrument } = terms;
  const { slug } = place.document.place;
  let isSent = false;
  let word: ProviderReport;
  try {
    const wish = await prepared(services, port, {
      payment,
      description: `${placeTexts(place.document.place, place.document.place.defaultLanguage).name.text}${label && ` · ${label}`}`,
      language: asked.language,
      returnUrl: returnTo(asked.origin, slug, payment.key, 'ok'),
      cancelUrl: returnTo(asked.origin, slug, payment.key, 'cancel'),
      customer: await customerAt(services, terms, asked.customer),
      instrument,
      saves: asked.saves,
    });
    isSent = true;
    word = await port.start(wish);
  } catch (error) {
    if (error instanceof ProviderUnreachable) {
      // The saved card may have been charged, so its guest follows the payment instead of reading that it failed.
      const kept = isSent && instrument ? await findCardPayment(services.store.read, payment.key) : undefined;
      return kept ? ok(kept) : fail({ code: 'provider_unreachable' });
    }
    if (!(error instanceof ProviderRefused)) throw error;
    const { declined } = error;
    await takeReport(services, payment, { state: 'failed', declined }, 'start');
    if (!(error instanceof CardGone) || !instrument) return fail({ code: 'payment_failed', declined });
    await services.store.write(INSTALLATION, (tx) => removeInstrument(tx, instrument.key, services.clock()));
    return fail({ code: 'unknown_instrument' });
  }
  return ok(await takeReport(services, payment, word, 'start'));
};

/**
 * Closes the provider's page of an open payment; returns false when it cannot be closed or is paid. `by`: the staff member
 * who asked. Calls the provider: never in a transaction.
 */
export const shutPayment = async (
  services: Services,
  place: PublishedPlace,
  payment: KeptPayment,
  by?: string,
): Promise<boolean> => {
  const port = portOf(services, place, payment);
  if (!port?.cancel) return false;
  try {
    const word = await port.cancel(payment);
    // A call that only finds out that the payment is paid has cancelled nothing.
    const told = await takeReport(services, payment, word, 'status', word.state === 'success' ? undefined : by);
    return !isOpenPayment(told.state);
  } catch (error) {
    if (error instanceof ProviderUnreachable || error instanceof ProviderRefused) return false;
    throw error;
  }
};

/**
 * Starts a payment, or returns the open one, so that a second press, a second tab and a returning guest get the same page.
 */
export const startCardPayment = async (
  services: Services,
  place: PublishedPlace,
  asked: StartAsked,
): Promise<Result<KeptPayment, PaymentRefusal>> => {
  const { store, clock } = services;
  const instrument =
    asked.instrumentKey === undefined || asked.customer === undefined
      ? undefined
      : (await instrumentsOf(store.read, place.id, asked.customer)).find(({ key }) => key === asked.instrumentKey);
  const ports = offeredPorts(services, place);
  const wanted = instrument?.provider ?? asked.provider;
  const port = wanted === undefined ? ports[0] : ports.find(({ provider }) => provider === wanted);
  if (!port) return fail({ code: 'payments_off' });
  const { paysSignedIn = false } = place.document.house ?? DEFAULT_DEVICE_SETTINGS;
  if (asked.customer === undefined && (needsLogin(port.provider, paysSignedIn) || asked.instrumentKey !== undefined))
    return fail({ code: 'card_payment_requires_login' });
  if (asked.instrumentKey !== undefined && !instrument) return fail({ code: 'unknown_instrument' });
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const key = randomBytes(24).toString('base64url') as PaymentKey;
    const terms = { place, port, instrument, key };
    let step: Step;
    try {
      step = await store.write(place.id, (tx) => begin(tx, terms, asked, clock()));
    } catch (error) {
      if (error instanceof Turned) return fail(error.refusal);
      throw error;
    }
    if (step.kind === 'start') return callProvider(services, terms, asked, step);
    if (step.kind === 'stands') return ok(step.payment);
    if (!(await shutPayment(services, place, step.payment))) return fail({ code: 'already_paying' });
  }
  return fail({ code: 'already_paying' });
};

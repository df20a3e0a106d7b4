// Background calls to providers: states of open payments, refunds, cards to forget. The server that moves a payment's poll
// time is the only one to poll it.
import { isOpenPayment } from '#domain/payment/card-payment.ts';
import { PROVIDER_TRAITS } from '#domain/payment/providers.ts';
import {
  findCardPayment,
  type KeptPayment,
  paymentsToPoll,
  saveCardPayment,
} from '../../store/payment/card-payments.ts';
import { forgetInstrument, instrumentsToForget } from '../../store/payment/instruments.ts';
import { INSTALLATION } from '../../store/store.ts';
import { lapseOverdueBookings } from '../booking/deposit.ts';
import type { Services } from '../services.ts';
import { dropOverdueOrders } from './held-orders.ts';
import { portOf } from './offered.ts';
import { ProviderRefused, type ProviderReport, ProviderUnreachable } from './payment-port.ts';
import { sendRefunds } from './refund-payment.ts';
import { takeReport } from './take-report.ts';

const MOST_AT_ONCE = 20;
const LOOK_EVERY_MS = 2000;
/** Lease of a poll, ms: other servers do not poll the payment within it. */
const ASKING_MS = 30_000;

const isOwn = (error: unknown): boolean => error instanceof ProviderUnreachable || error instanceof ProviderRefused;

/** Takes the poll for this server; `undefined` when another server has it or it is not due. */
const hold = ({ store, clock }: Services, { key, placeId }: KeptPayment): Promise<KeptPayment | undefined> =>
  store.write(placeId, async (tx) => {
    const payment = await findCardPayment(tx.db, key);
    const now = clock();
    if (!payment || payment.pollAt === undefined || payment.pollAt > now) return undefined;
    await saveCardPayment(tx, { ...payment, pollAt: now + ASKING_MS, polls: payment.polls + 1 });
    return payment;
  });

/** After the page has expired: closes it where the provider can; otherwise an open payment without news times out. */
const lastReport = async (services: Services, payment: KeptPayment, told: ProviderReport): Promise<ProviderReport> => {
  if (!isOpenPayment(told.state) || services.clock() < payment.endsAt) return told;
  const place = await services.places.at(services.store.read, payment.placeId);
  const port = place && portOf(services, place, payment);
  if (port?.cancel && told.state !== 'processing') {
    const shut = await port.cancel(payment);
    return shut.state === 'cancelled' ? { ...shut, state: 'timed_out' } : shut;
  }
  const isSilent =
    !PROVIDER_TRAITS[payment.provider].isPolled || told.state === 'starting' || told.state === 'redirected';
  return isSilent ? { ...told, state: 'timed_out' } : told;
};

/** Polls the provider and books its answer. Throws ProviderUnreachable when there is none. */
export const askProvider = async (services: Services, payment: KeptPayment): Promise<KeptPayment> => {
  const place = await services.places.at(services.store.read, payment.placeId);
  const port = place && portOf(services, place, payment);
  // Without the provider's keys the payment cannot be polled and stays unchanged.
  if (!port) throw new ProviderUnreachable('nobody to ask');
  const told = await lastReport(services, payment, await port.status(payment, services.clock()));
  return takeReport(services, payment, told, 'status');
};

/** Polls every payment that is due. */
export const askAboutPayments = async (services: Services): Promise<void> => {
  const due = await paymentsToPoll(services.store.read, services.clock(), MOST_AT_ONCE);
  await Promise.all(
    due.map(async (found) => {
      const payment = await hold(services, found);
      if (!payment) return;
      try {
        await askProvider(services, payment);
      } catch (error) {
        if (!isOwn(error)) throw error;
      }
    }),
  );
};

/** Removes cards from their providers that were deleted here. */
const forgetCards = async (services: Services): Promise<void> => {
  const { store, places, clock } = services;
  for (const card of await instrumentsToForget(store.read, MOST_AT_ONCE)) {
    const place = await places.at(store.read, card.placeId);
    const port = place && portOf(services, place, card);
    try {
      await port?.forget?.(card);
    } catch (error) {
      if (isOwn(error)) continue;
      throw error;
    }
    await store.write(INSTALLATION, (tx) => forgetInstrument(tx, card.key, clock()));
  }
};

/** Handles everything that is due now. */
export const followPaymentsOnce = async (services: Services): Promise<void> => {
  await askAboutPayments(services);
  await sendRefunds(services);
  await forgetCards(services);
  await dropOverdueOrders(services);
  await lapseOverdueBookings(services);
};

/** Repeats until stopped; a failure is logged, and the next round tries again. */
export const followPayments = (
  services: Services,
  log: { readonly warn: (facts: { err: unknown }, message: string) => void },
): { readonly stop: () => Promise<void> } => {
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let working: Promise<void> = Promise.resolve();
  const look = (): void => {
    working = followPaymentsOnce(services)
      .catch((error: unknown) => {
        if (!isStopped) log.warn({ err: error }, 'Card payments were not followed');
      })
      .finally(() => {
        if (!isStopped) timer = setTimeout(look, LOOK_EVERY_MS);
      });
  };
  timer = setTimeout(look, LOOK_EVERY_MS);
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await working;
    },
  };
};

// Notifications of providers. The signature is verified over the raw bytes before parsing; each notification is booked once.
import type { PaymentProvider } from '#domain/payment/providers.ts';
import { findByReference, findCardPayment, type KeptPayment } from '../../store/payment/card-payments.ts';
import { addNotice, findNotice } from '../../store/payment/notices.ts';
import { INSTALLATION } from '../../store/store.ts';
import type { PublishedPlace } from '../place/published-places.ts';
import type { Services } from '../services.ts';
import { askProvider } from './follow-payments.ts';
import {
  type Notice,
  type NoticeOutcome,
  type PaymentPort,
  ProviderRefused,
  ProviderUnreachable,
} from './payment-port.ts';
import { takeReport } from './take-report.ts';

/** `text` absent: the answer is the status only. */
export interface Heard {
  readonly status: number;
  readonly text?: string | undefined;
}

const find = async (
  { store }: Services,
  provider: PaymentProvider,
  { reference, paymentKey }: Notice,
): Promise<KeptPayment | undefined> => {
  const found =
    (paymentKey === undefined ? undefined : await findCardPayment(store.read, paymentKey)) ??
    (reference === undefined ? undefined : await findByReference(store.read, provider, reference));
  return found?.provider === provider ? found : undefined;
};

const take = async (
  services: Services,
  place: PublishedPlace,
  port: PaymentPort,
  notice: Notice,
): Promise<NoticeOutcome> => {
  const { store, clock } = services;
  const { provider } = port;
  const id = `${place.id}:${notice.id}`;
  const known = await findNotice(store.read, provider, id);
  if (known !== undefined) return known === 'taken' ? 'taken' : 'unknown';
  const payment = await find(services, provider, notice);
  // A payment of another place's account, or of a test double instead of the bank, is unknown here.
  const isOwn = payment !== undefined && payment.placeId === place.id && payment.isDemo === port.isDemo;
  if (isOwn) {
    try {
      await (notice.word ? takeReport(services, payment, notice.word, 'notification') : askProvider(services, payment));
    } catch (error) {
      if (error instanceof ProviderUnreachable || error instanceof ProviderRefused) return 'later';
      throw error;
    }
  }
  const answer = isOwn ? 'taken' : 'unknown';
  await store.write(INSTALLATION, (tx) => addNotice(tx, { provider, id, answer, at: clock() }));
  return answer;
};

/** Hears one packet. */
export const hearNotices = async (
  services: Services,
  place: PublishedPlace,
  port: PaymentPort,
  raw: Buffer,
  headers: Readonly<Record<string, unknown>>,
): Promise<Heard> => {
  const notices = port.hear?.(raw, headers, services.clock());
  if (!notices) return { status: 400, text: port.refusal };
  const heard: { notice: Notice; outcome: NoticeOutcome }[] = [];
  for (const notice of notices) heard.push({ notice, outcome: await take(services, place, port, notice) });
  // A provider that reads no answer text repeats the notification after a 503.
  const isLate = port.answer === undefined && heard.some(({ outcome }) => outcome === 'later');
  return { status: isLate ? 503 : 200, text: port.answer?.(heard) };
};

// ePay.bg by redirect: notifies but cannot be polled; its page ends only by its own expiry; it cannot refund.
import { randomInt } from 'node:crypto';
import { wallClockAt } from '#domain/place/clock-zone.ts';
import { formatAmountPlain, parseAmount } from '#domain/pricing/money.ts';
import type { Notice, NoticeOutcome, PaymentPort, ProviderReport } from '../../services/payment/payment-port.ts';
import { isEpaysOwn, linesOf, makePacket, packetIn } from './epay-packet.ts';

export interface EpayOptions {
  /** Merchant number and account secret. */
  readonly min: string;
  readonly secret: string;
  readonly isDemo: boolean;
  /** URL of the page with a trailing slash; `undefined`: below the guest's origin (the double's page). */
  readonly page: string | undefined;
}

const LONGEST_DESCRIPTION = 100;
/** The vendor reads times in this zone. */
const ZONE = 'Europe/Sofia';

const two = (value: number): string => String(value).padStart(2, '0');

/** "25.11.2026 16:50:00" */
const expiry = (epochMs: number): string => {
  const wall = new Date(wallClockAt(epochMs, ZONE));
  const date = `${two(wall.getUTCDate())}.${two(wall.getUTCMonth() + 1)}.${wall.getUTCFullYear()}`;
  return `${date} ${two(wall.getUTCHours())}:${two(wall.getUTCMinutes())}:${two(wall.getUTCSeconds())}`;
};

const STATES = { PAID: 'success', DENIED: 'failed', EXPIRED: 'timed_out' } as const;

const spoken = { taken: 'OK', unknown: 'NO', later: 'ERR' } as const satisfies Record<NoticeOutcome, string>;

/** Digits only and unique: the time in ms and four random digits. */
const newInvoice = (now: number): string => `${now}${String(randomInt(10_000)).padStart(4, '0')}`;

export const createEpayPort = ({ min, secret, isDemo, page }: EpayOptions): PaymentPort => ({
  provider: 'epay',
  isDemo,
  nameIt: (now) => ({ reference: newInvoice(now) }),
  start: async ({ payment, description, language, returnUrl, cancelUrl }): Promise<ProviderReport> => {
    const { encoded, checksum } = makePacket(
      {
        MIN: min,
        INVOICE: payment.reference ?? '',
        AMOUNT: formatAmountPlain(payment.amount, payment.currency),
        EXP_TIME: expiry(payment.endsAt),
        // Always sent, because the vendor's default is another currency.
        CURRENCY: 'EUR',
        DESCR: description.replace(/[\r\n]+/g, ' ').slice(0, LONGEST_DESCRIPTION),
        ENCODING: 'utf-8',
      },
      secret,
    );
    const url = new URL(page ?? `/api/demo-bank/epay/${payment.reference}`, returnUrl);
    const asked = {
      ...{ PAGE: 'credit_paydirect', LANG: language === 'bg' ? 'bg' : 'en' },
      ...{ ENCODED: encoded, CHECKSUM: checksum, URL_OK: returnUrl, URL_CANCEL: cancelUrl },
    };
    for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
    return { state: 'redirected', page: url.href };
  },
  // ePay has no status call, so the stored state is returned.
  status: async ({ state }) => ({ state }),
  hear: (raw): readonly Notice[] | undefined => {
    const packet = packetIn(raw);
    if (!packet || !isEpaysOwn(packet, secret)) return undefined;
    return linesOf(packet.encoded).map(({ invoice, status, amount }) => ({
      id: `${invoice}:${status}`,
      reference: invoice,
      word: {
        state: STATES[status],
        // With a discount another amount is reported, which is compared with ours.
        ...(amount !== undefined && { amount: parseAmount(amount, 'EUR') }),
      },
    }));
  },
  answer: (heard) =>
    heard.map(({ notice, outcome }) => `INVOICE=${notice.reference}:STATUS=${spoken[outcome]}\n`).join(''),
  refusal: 'ERR=Not valid CHECKSUM\n',
});

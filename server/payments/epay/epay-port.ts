// ePay.bg by redirect. It tells what came of an invoice and cannot be asked; its page ends by its own time alone; money does not
// go back through it.
import { randomInt } from 'node:crypto';
import { wallClockAt } from '#domain/place/clock-zone.ts';
import { formatAmountPlain, parseAmount } from '#domain/pricing/money.ts';
import type { Notice, NoticeOutcome, PaymentPort, ProviderWord } from '../../services/payment/payment-port.ts';
import { isEpaysOwn, linesOf, makePacket, packetIn } from './epay-packet.ts';

export interface EpayOptions {
  /** The merchant's number, and the secret of its account. */
  readonly min: string;
  readonly secret: string;
  readonly isDemo: boolean;
  /** The page, with a slash at its end; undefined: below the address that the guest came by (the double's). */
  readonly page: string | undefined;
}

const LONGEST_DESCRIPTION = 100;
/** Sofia's: the vendor reads times so. */
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

/** Digits alone, and never the same: the moment in ms, with four of chance. */
const newInvoice = (now: number): string => `${now}${String(randomInt(10_000)).padStart(4, '0')}`;

export const createEpayPort = ({ min, secret, isDemo, page }: EpayOptions): PaymentPort => ({
  provider: 'epay',
  isDemo,
  nameIt: (now) => ({ reference: newInvoice(now) }),
  start: async ({ payment, description, language, returnUrl, cancelUrl }): Promise<ProviderWord> => {
    const { encoded, checksum } = makePacket(
      {
        MIN: min,
        INVOICE: payment.reference ?? '',
        AMOUNT: formatAmountPlain(payment.amount, payment.currency),
        EXP_TIME: expiry(payment.endsAt),
        // Always written: left out, it would be another one.
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
  // ePay has no status to ask for: our own row is all there is.
  status: async ({ state }) => ({ state }),
  hear: (raw): readonly Notice[] | undefined => {
    const packet = packetIn(raw);
    if (!packet || !isEpaysOwn(packet, secret)) return undefined;
    return linesOf(packet.encoded).map(({ invoice, status, amount }) => ({
      id: `${invoice}:${status}`,
      reference: invoice,
      word: {
        state: STATES[status],
        // Another amount is said where there was a discount: it is held against ours.
        ...(amount !== undefined && { amount: parseAmount(amount, 'EUR') }),
      },
    }));
  },
  answer: (heard) =>
    heard.map(({ notice, outcome }) => `INVOICE=${notice.reference}:STATUS=${spoken[outcome]}\n`).join(''),
  refusal: 'ERR=Not valid CHECKSUM\n',
});

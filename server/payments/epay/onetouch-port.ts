// ePay.bg OneTouch: a card page that may save cards, and saved cards charged by token. It is polled, sends no notifications,
// and cannot refund.
import { randomInt, randomUUID } from 'node:crypto';
import {
  CardGone,
  type PaymentPort,
  type PaymentWish,
  ProviderRefused,
  type ProviderReport,
  ProviderUnreachable,
  type SavedWith,
} from '../../services/payment/payment-port.ts';
import type { KeptPayment } from '../../store/payment/card-payments.ts';
import type { KeptInstrument } from '../../store/payment/instruments.ts';
import {
  appCheck,
  isRecord,
  type OneTouchFields,
  type OneTouchStates,
  pageChecksum,
  reportOfAnswer,
  textIn,
} from './onetouch-packet.ts';

export interface OneTouchOptions {
  readonly appId: string;
  readonly secret: string;
  /** The merchant's own number, which receives the money. */
  readonly kin: string;
  /** Without a trailing slash. `page` undefined: below the guest's origin (the double's page). */
  readonly api: string;
  readonly page: string | undefined;
  /** STATE of send/status (by token), and of noreg/send/status (by page). */
  readonly byToken: OneTouchStates;
  readonly byPage: OneTouchStates;
  readonly isDemo: boolean;
  /** Sends the calls; default: the network. */
  readonly fetch?: typeof fetch | undefined;
}

const TIMEOUT_MS = 20_000;
const LONGEST_DESCRIPTION = 100;
/** "Pending" of send/status by the vendor's documents. */
const WAITING_BY_TOKEN = [3];
const GONE = ['EBADT', 'EBADTEN'];

/**
 * Stored in the payment's row. By page: the fields of the start, which the status call repeats. By token: those of the
 * charge.
 */
interface Memory {
  readonly page?: OneTouchFields | undefined;
  readonly saves?: boolean | undefined;
  readonly charge?: OneTouchFields | undefined;
  /** The customer's number; part of the signature of calls with a token. */
  readonly kin?: string | undefined;
}

interface CardReference {
  readonly device: string;
  readonly token: string;
  readonly pin: string;
  readonly kin?: string | undefined;
}

class Answered extends ProviderRefused {
  readonly code: string;
  constructor(code: string) {
    super(`OneTouch answered ${code}`);
    this.code = code;
  }
}

const oneLine = (text: string): string => text.replace(/[\r\n]+/g, ' ').slice(0, LONGEST_DESCRIPTION);

/** Digits only and unique: the time in ms and four random digits. */
const newId = (now: number): string => `${now}${String(randomInt(10_000)).padStart(4, '0')}`;

/** "04/2028" → "2028-04" */
const monthOf = (expires: string | undefined): string | undefined => {
  const [, month, year] = /^(\d{2})\/(\d{4})$/.exec(expires ?? '') ?? [];
  return month && year ? `${year}-${month}` : undefined;
};

const savedIn = (body: Readonly<Record<string, unknown>>, device: string): SavedWith | undefined => {
  const { payment, payment_instrument: card, savecard } = body;
  if (!isRecord(payment) || !isRecord(card) || Number(savecard) !== 1) return undefined;
  const [token, pin, kin] = [textIn(payment, 'TOKEN'), textIn(card, 'ID'), textIn(payment, 'PAYER_KIN')];
  if (token === undefined || pin === undefined) return undefined;
  const reference: CardReference = { device, token, pin, kin };
  return {
    kind: textIn(card, 'TYPE') === '2' ? 'account' : 'card',
    name: textIn(card, 'NAME') ?? textIn(card, 'CARD_TYPE_DESCR') ?? 'ePay.bg',
    expires: monthOf(textIn(card, 'EXPIRES')),
    reference,
  };
};

const referenceOf = ({ reference }: KeptInstrument): CardReference => {
  if (!isRecord(reference)) throw new CardGone('a card without a reference');
  const [device, token, pin] = [textIn(reference, 'device'), textIn(reference, 'token'), textIn(reference, 'pin')];
  if (device === undefined || token === undefined || pin === undefined) throw new CardGone('a card without a token');
  return { device, token, pin, kin: textIn(reference, 'kin') };
};

/** Deletes the token from the row when the payment ends. */
const closing = (word: ProviderReport): ProviderReport =>
  word.state === 'success' || word.state === 'failed'
    ? { ...word, memory: { charge: undefined, kin: undefined } }
    : word;

const memoryOf = ({ memory }: KeptPayment): Memory => (isRecord(memory) ? (memory as Memory) : {});

export const createOneTouchPort = (options: OneTouchOptions): PaymentPort => {
  const { appId, secret, kin: recipient, api, page, byToken, byPage, isDemo, fetch: call = fetch } = options;

  /** Throws Answered for an answer other than OK, ProviderUnreachable without an answer. */
  const ask = async (path: string, fields: OneTouchFields, method: 'GET' | 'POST') => {
    const form = new URLSearchParams(fields);
    let body: unknown;
    try {
      const response = await call(method === 'GET' ? `${api}${path}?${form}` : `${api}${path}`, {
        method,
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(method === 'POST' && {
          body: form.toString(),
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        }),
      });
      body = response.status >= 500 ? undefined : await response.json();
    } catch (error) {
      throw new ProviderUnreachable(error instanceof Error ? error.message : 'no answer');
    }
    if (!isRecord(body) || typeof body.status !== 'string') throw new ProviderUnreachable('an answer without a status');
    if (body.status === 'OK') return body;
    const code = textIn(body, 'err') ?? textIn(body, 'error') ?? body.status;
    throw GONE.includes(code) ? new CardGone(code) : new Answered(code);
  };

  /** `kin` undefined: sent without APPCHECK, which the vendor allows. */
  const askByToken = (path: string, fields: OneTouchFields, kin: string | undefined, method: 'GET' | 'POST' = 'POST') =>
    ask(path, kin === undefined ? fields : { ...fields, APPCHECK: appCheck(fields, secret, kin) }, method);

  const signedPage = (fields: OneTouchFields): OneTouchFields => ({
    ...fields,
    CHECKSUM: pageChecksum(fields, secret),
  });

  const startPage = ({ payment, description, returnUrl, customer, saves }: PaymentWish): ProviderReport => {
    const fields = {
      APPID: appId,
      DEVICEID: customer ?? randomUUID(),
      ID: payment.reference ?? '',
      AMOUNT: String(payment.amount),
      RCPT: recipient,
      RCPT_TYPE: 'KIN',
      DESCRIPTION: oneLine(description),
      // Repeated by the status answer, which has no ID.
      REASON: payment.reference ?? '',
      ...(saves && { SAVECARD: '1' }),
    };
    const url = new URL(
      page === undefined ? `/api/demo-bank/epay_onetouch/${payment.reference}` : `${page}/api/payment/noreg/send`,
      returnUrl,
    );
    for (const [name, value] of Object.entries(signedPage(fields))) url.searchParams.set(name, value);
    const memory: Memory = { page: fields, saves: saves === true };
    return { state: 'redirected', page: url.href, memory };
  };

  const statusOfPage = async (payment: KeptPayment, fields: OneTouchFields): Promise<ProviderReport> => {
    let body: Readonly<Record<string, unknown>>;
    try {
      body = await ask('/api/payment/noreg/send/status', signedPage(fields), 'GET');
    } catch (error) {
      // Before the guest has entered a card, the provider does not know the payment.
      if (error instanceof ProviderRefused) return { state: payment.state };
      throw error;
    }
    const word = reportOfAnswer(body.payment, { id: fields.ID ?? '', states: byPage });
    if (word.state !== 'success' || !memoryOf(payment).saves) return word;
    return { ...word, saved: savedIn(body, fields.DEVICEID ?? '') };
  };

  /** `undefined` when the provider does not know the payment, so it was not charged. */
  const statusOfCharge = async ({ charge = {}, kin }: Memory): Promise<ProviderReport | undefined> => {
    try {
      const { payment } = await askByToken('/payment/send/status', charge, kin);
      // Prepared, and not sent.
      if (isRecord(payment) && textIn(payment, 'STATE') === undefined) return undefined;
      return closing(reportOfAnswer(payment, { id: charge.ID ?? '', states: byToken, waiting: WAITING_BY_TOKEN }));
    } catch (error) {
      if (error instanceof Answered) return undefined;
      throw error;
    }
  };

  /** Creates the payment's id, and reads what its payer would be charged. */
  const prepareCharge = async ({ payment, description }: PaymentWish, card: KeptInstrument): Promise<Memory> => {
    const { device, token, pin, kin } = referenceOf(card);
    const own = { APPID: appId, DEVICEID: device, TOKEN: token, TYPE: 'send' };
    const { payment: made } = await askByToken('/payment/init', own, kin);
    const id = isRecord(made) ? textIn(made, 'ID') : undefined;
    if (id === undefined) throw new ProviderUnreachable('a payment without an ID');
    const charge = {
      ...own,
      ID: id,
      AMOUNT: String(payment.amount),
      RCPT: recipient,
      RCPT_TYPE: 'KIN',
      DESCRIPTION: oneLine(description),
      REASON: payment.reference ?? '',
      PINS: pin,
      SHOW: 'KIN',
    };
    const { payment: checked } = await askByToken('/payment/check', charge, kin);
    const pins = isRecord(checked) && Array.isArray(checked.PAYMENT_INSTRUMENTS) ? checked.PAYMENT_INSTRUMENTS : [];
    const chosen = pins.filter(isRecord).find((one) => textIn(one, 'ID') === pin);
    // One tap charges the shown amount; a fee on top is refused.
    if (chosen && textIn(chosen, 'TOTAL') !== String(payment.amount)) throw new ProviderRefused('a fee on top');
    if (chosen && textIn(chosen, 'STATUS') !== 'OK') throw new ProviderRefused('the card is not charged');
    return { charge, kin };
  };

  const charge = async (payment: KeptPayment): Promise<ProviderReport> => {
    const memory = memoryOf(payment);
    const { charge: fields = {}, kin } = memory;
    // The answer of an earlier try may be lost; asks first, so that the card is not charged twice.
    const known = await statusOfCharge(memory);
    if (known) return known;
    let sent: Readonly<Record<string, unknown>>;
    try {
      sent = await askByToken('/payment/send/user', fields, kin);
    } catch (error) {
      const word = error instanceof Answered ? await statusOfCharge(memory) : undefined;
      if (word) return word;
      throw error;
    }
    return closing(reportOfAnswer(sent.payment, { id: fields.ID ?? '', states: byToken, waiting: WAITING_BY_TOKEN }));
  };

  return {
    provider: 'epay_onetouch',
    isDemo,
    nameIt: (now) => ({ reference: newId(now) }),
    // A device id in the vendor's sense: one per customer and place.
    makeCustomer: async () => randomUUID(),
    prepare: async (wish) => (wish.instrument ? prepareCharge(wish, wish.instrument) : undefined),
    start: async (wish) => (wish.instrument ? charge(wish.payment) : startPage(wish)),
    status: async (payment) => {
      const memory = memoryOf(payment);
      if (memory.page) return statusOfPage(payment, memory.page);
      if (!memory.charge) return { state: payment.state };
      try {
        return (await statusOfCharge(memory)) ?? { state: payment.state };
      } catch (error) {
        // The token was removed during the charge; the state cannot be queried, so a person must check.
        if (error instanceof CardGone) return { state: 'pending', alarm: 'contradiction' };
        throw error;
      }
    },
    forget: async (instrument) => {
      try {
        const { device, token, kin } = referenceOf(instrument);
        await askByToken('/api/token/invalidate', { APPID: appId, DEVICEID: device, TOKEN: token }, kin, 'GET');
      } catch (error) {
        if (!(error instanceof CardGone)) throw error;
      }
    },
  };
};

// Test double of ePay.bg OneTouch: card page, calls by token, and STATE in both dialects.
import { randomBytes, randomInt } from 'node:crypto';
import { appCheck, type OneTouchFields, pageChecksum } from '../epay/onetouch-packet.ts';
import { type BankAction, type DoubleBank, LATE_MS, type Pressed } from './bank.ts';

/**
 * documents: 4 is paid by token, 3 by page, and no value means refused · clients: 3 is paid and 4 is refused in both calls
 */
export type OneTouchDialect = 'documents' | 'clients';

interface Saved {
  readonly device: string;
  readonly kin: string;
  readonly pin: string;
  isGone: boolean;
}

interface Sent {
  fields: OneTouchFields;
  readonly isByPage: boolean;
  /** Epoch ms; `undefined`: not paid. */
  paidAt: number | undefined;
  isDeclined: boolean;
  /** Token of a card saved with this payment. */
  token?: string | undefined;
}

export interface OneTouchDouble extends DoubleBank {
  /** Replaces the network. */
  readonly fetch: typeof fetch;
}

const newNumber = (): string => `2${Date.now()}${randomInt(100)}`;
const problem = (err: string) => ({ status: 'ERR', err, errm: err });

/**
 * `appId`: ends in a dash and the venue's slug; guests return to that venue's payment page, like the vendor's REPLY_ADDRESS.
 */
export const createOneTouchDouble = (options: {
  readonly secret: string;
  readonly lastsMs: number;
  readonly clock: () => number;
  readonly dialect?: OneTouchDialect | undefined;
  /** Fee on top of each amount, in minor units. */
  readonly fee?: number | undefined;
}): OneTouchDouble => {
  const { secret, lastsMs, clock, dialect = 'documents', fee = 0 } = options;
  const payments = new Map<string, Sent>();
  const opened = new Map<string, number>();
  const cards = new Map<string, Saved>();
  const numbers = new Map<string, string>();

  const stateOf = ({ isByPage, paidAt, isDeclined }: Sent): number | undefined => {
    if (paidAt !== undefined && clock() < paidAt) return 2;
    if (paidAt !== undefined) return dialect === 'documents' && !isByPage ? 4 : 3;
    return isDeclined && dialect === 'clients' ? 4 : undefined;
  };

  const numberOf = (id: string): string => {
    const known = numbers.get(id) ?? newNumber();
    numbers.set(id, known);
    return known;
  };

  const toWire = (id: string, sent: Sent) => {
    const { fields, paidAt, isByPage } = sent;
    const state = stateOf(sent);
    const isPaid = paidAt !== undefined && clock() >= paidAt;
    return {
      ...(!isByPage && { ID: id }),
      ...{ AMOUNT: Number(fields.AMOUNT), TAX: fee, TOTAL: Number(fields.AMOUNT) + fee, RCPT: fields.RCPT },
      ...{ RCPT_TYPE: 'KIN', DESCRIPTION: fields.DESCRIPTION, REASON: fields.REASON },
      ...(state !== undefined && { STATE: state }),
      NO: isPaid ? numberOf(id) : '',
    };
  };

  /** Card of a call by token; an error code when the token is gone or the checksum is wrong. */
  const cardOf = ({ APPCHECK, ...fields }: OneTouchFields): Saved | 'EBADT' | 'EBADP' => {
    const card = cards.get(fields.TOKEN ?? '');
    if (!card || card.isGone || card.device !== fields.DEVICEID) return 'EBADT';
    return APPCHECK === undefined || APPCHECK === appCheck(fields, secret, card.kin) ? card : 'EBADP';
  };

  const byToken = (path: string, fields: OneTouchFields): unknown => {
    const card = cardOf(fields);
    if (typeof card === 'string') return problem(card);
    if (path === '/api/token/invalidate') {
      card.isGone = true;
      return { status: 'OK' };
    }
    if (path === '/payment/init') {
      const id = randomBytes(24).toString('base64url');
      payments.set(id, { fields, isByPage: false, paidAt: undefined, isDeclined: false });
      return { status: 'OK', payment: { ID: id } };
    }
    const id = fields.ID ?? '';
    const sent = payments.get(id);
    if (!sent) return problem('EBADP');
    if (path === '/payment/check') {
      sent.fields = fields;
      const total = Number(fields.AMOUNT) + fee;
      const pins = [{ ID: card.pin, NAME: 'Visa***1111', TAX: fee, TOTAL: total, STATUS: 'OK' }];
      return { status: 'OK', payment: { ID: id, PAYMENT_INSTRUMENTS: pins, AMOUNT: Number(fields.AMOUNT) } };
    }
    if (path === '/payment/send/user') {
      if (fields.PINS !== card.pin) return problem('EBADP');
      sent.fields = fields;
      sent.paidAt ??= clock();
      return { status: 'OK', payment: toWire(id, sent) };
    }
    return path === '/payment/send/status' ? { status: 'OK', payment: toWire(id, sent) } : problem('EBADP');
  };

  const byPage = ({ CHECKSUM, ...fields }: OneTouchFields): unknown => {
    const id = fields.ID ?? '';
    const sent = payments.get(id);
    if (CHECKSUM !== pageChecksum(fields, secret) || !sent || stateOf(sent) === undefined) return problem('EBADP');
    const card = cards.get(sent.token ?? '');
    return {
      status: 'OK',
      payment: { ...toWire(id, sent), ...(card && { PAYER_KIN: card.kin, TOKEN: sent.token }) },
      ...(card && {
        savecard: 1,
        payment_instrument: {
          ...{ ID: card.pin, NAME: 'Visa***1111', CARD_TYPE: '4', TYPE: 1, CARD_TYPE_DESCR: 'Visa' },
          ...{ EXPIRES: '04/2031', VERIFIED: 0, CARD_TYPE_COUNTRY: 'BG' },
        },
      }),
    };
  };

  const save = (sent: Sent): void => {
    sent.token = randomBytes(16).toString('hex');
    const [kin, pin] = [String(randomInt(1e9, 9e9)), randomBytes(24).toString('base64url')];
    cards.set(sent.token, { device: sent.fields.DEVICEID ?? '', kin, pin, isGone: false });
  };

  const isOver = (id: string, sent: Sent, now: number): boolean =>
    sent.paidAt !== undefined || now >= (opened.get(id) ?? now) + lastsMs;

  const press = (id: string, sent: Sent, action: BankAction, now: number): Pressed => {
    const slug = (sent.fields.APPID ?? '').replace(/^\d+-/, '');
    const home = `/${encodeURIComponent(slug)}/payment?ret=`;
    const back = `${home}authok&authok=1&deviceid=${encodeURIComponent(sent.fields.DEVICEID ?? '')}&id=${id}`;
    if (action === 'leave') return { to: `${home}cancel` };
    if (isOver(id, sent, now)) return {};
    switch (action) {
      case 'pay':
      case 'twice':
      case 'save':
        sent.paidAt = now;
        // Shown only when saving was requested; pressed without a request it still saves, to simulate a vendor's error.
        if (action === 'save') save(sent);
        return { to: back };
      case 'late':
        sent.paidAt = now + LATE_MS;
        return { to: back };
      case 'decline':
      case 'funds':
        sent.isDeclined = true;
        return dialect === 'clients' ? { to: back } : {};
      // A forged return address without a payment.
      case 'forged':
        return { to: back };
    }
  };

  return {
    fetch: async (input, init) => {
      const url = new URL(String(input));
      const isPost = init?.method === 'POST';
      const form = new URLSearchParams(isPost && typeof init.body === 'string' ? init.body : url.search);
      const fields = Object.fromEntries(form);
      const path = url.pathname;
      return Response.json(path === '/api/payment/noreg/send/status' ? byPage(fields) : byToken(path, fields));
    },
    open: (query, now) => {
      const { CHECKSUM, ...fields } = query;
      const id = fields.ID ?? '';
      if (CHECKSUM !== pageChecksum(fields, secret) || payments.has(id)) return;
      opened.set(id, now);
      payments.set(id, { fields, isByPage: true, paidAt: undefined, isDeclined: false });
    },
    page: (id, now) => {
      const sent = payments.get(id);
      if (!sent?.isByPage) return undefined;
      return {
        merchant: sent.fields.DESCRIPTION ?? '',
        amount: `${(Number(sent.fields.AMOUNT) / 100).toFixed(2)} EUR`,
        isOver: isOver(id, sent, now),
        isDeclined: sent.isDeclined,
        maySave: sent.fields.SAVECARD === '1',
      };
    },
    press: async (id, action, now) => {
      const sent = payments.get(id);
      return sent?.isByPage ? press(id, sent, action, now) : {};
    },
  };
};

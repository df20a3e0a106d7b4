// Test double of ePay.bg's redirect: parses the page's packet, and sends signed notifications of the pressed action.

import { type EpayStatus, epayChecksum, isEpaysOwn } from '../epay/epay-packet.ts';
import { type BankAction, type Deliver, type DoubleBank, LATE_MS, type Pressed } from './bank.ts';

interface Invoice {
  readonly slug: string;
  readonly fields: ReadonlyMap<string, string>;
  readonly back: string;
  readonly away: string;
  /** Epoch ms. */
  readonly endsAt: number;
  status: EpayStatus | 'OPEN';
  isDeclined: boolean;
}

const slugIn = (address: string): string => decodeURIComponent(new URL(address).pathname.split('/')[1] ?? '');

export const createEpayDouble = (options: {
  readonly secret: string;
  readonly lastsMs: number;
  readonly deliver: Deliver;
  readonly later?: ((work: () => void, ms: number) => void) | undefined;
}): DoubleBank => {
  const { secret, lastsMs, deliver, later = (work, ms) => void setTimeout(work, ms).unref() } = options;
  const invoices = new Map<string, Invoice>();

  const tell = (id: string, { slug }: Invoice, status: EpayStatus, key: string): Promise<string> => {
    const paid = status === 'PAID' ? ':PAY_TIME=20261125120000:STAN=000123:BCODE=abc123' : '';
    const encoded = Buffer.from(`INVOICE=${id}:STATUS=${status}${paid}\n`).toString('base64');
    const body = new URLSearchParams({ ENCODED: encoded, CHECKSUM: epayChecksum(encoded, key) }).toString();
    return deliver(slug, body, { 'content-type': 'application/x-www-form-urlencoded' });
  };

  const pay = async (id: string, invoice: Invoice, times: number): Promise<Pressed> => {
    invoice.status = 'PAID';
    for (let time = 0; time < times; time += 1) await tell(id, invoice, 'PAID', secret);
    return { to: invoice.back };
  };

  const press = async (id: string, invoice: Invoice, action: BankAction, now: number): Promise<Pressed> => {
    if (action === 'leave') return { to: invoice.away };
    if (invoice.status !== 'OPEN' || now >= invoice.endsAt) return {};
    switch (action) {
      case 'pay':
      case 'save':
        return pay(id, invoice, 1);
      case 'twice':
        return pay(id, invoice, 2);
      case 'late':
        invoice.status = 'PAID';
        later(() => void tell(id, invoice, 'PAID', secret), LATE_MS);
        return { to: invoice.back };
      case 'decline':
      case 'funds':
        invoice.status = 'DENIED';
        invoice.isDeclined = true;
        await tell(id, invoice, 'DENIED', secret);
        return {};
      case 'forged':
        await tell(id, invoice, 'PAID', `${secret}-of-somebody-else`);
        return {};
    }
  };

  return {
    open: (query, now) => {
      const { ENCODED: encoded = '', CHECKSUM: checksum = '', URL_OK: back = '', URL_CANCEL: away = '' } = query;
      if (!isEpaysOwn({ encoded, checksum }, secret) || !URL.canParse(back) || !URL.canParse(away)) return;
      const lines = Buffer.from(encoded, 'base64').toString('utf8').split('\n');
      const fields = new Map(
        lines.map((line): [string, string] => [line.split('=', 1)[0] ?? '', line.slice(line.indexOf('=') + 1)]),
      );
      const id = fields.get('INVOICE') ?? '';
      // An invoice is created once; opening it again shows the same one.
      if (!invoices.has(id)) {
        const endsAt = now + lastsMs;
        invoices.set(id, { slug: slugIn(back), fields, back, away, endsAt, status: 'OPEN', isDeclined: false });
      }
    },
    page: (id, now) => {
      const invoice = invoices.get(id);
      if (!invoice) return undefined;
      return {
        merchant: invoice.fields.get('DESCR') ?? '',
        amount: `${invoice.fields.get('AMOUNT')} ${invoice.fields.get('CURRENCY')}`,
        isOver: invoice.status !== 'OPEN' || now >= invoice.endsAt,
        isDeclined: invoice.isDeclined,
        maySave: false,
      };
    },
    press: async (id, action, now) => {
      const invoice = invoices.get(id);
      return invoice ? press(id, invoice, action, now) : {};
    },
  };
};

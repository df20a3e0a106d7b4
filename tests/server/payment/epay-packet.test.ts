// Notifications of ePay.bg as bytes: the vendor's example, and tampered packets.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minor } from '#domain/pricing/money.ts';
import { epayChecksum, isEpaysOwn, linesOf, makePacket, packetIn } from '../../../server/payments/epay/epay-packet.ts';
import { createEpayPort } from '../../../server/payments/epay/epay-port.ts';

const SECRET = 'JUVOKVFOT3QCXDSD5JPQ0GFTRPQ9AB3CXQX6PMJFE1E5YU0HSM4LM5LUCC7A5B2N';
const port = createEpayPort({ min: 'D123456789', secret: SECRET, isDemo: false, page: 'https://demo.epay.bg/' });

const bodyOf = (text: string, secret = SECRET): Buffer => {
  const encoded = Buffer.from(text).toString('base64');
  return Buffer.from(new URLSearchParams({ encoded, checksum: epayChecksum(encoded, secret) }).toString());
};

test('ePay packet: three statuses are parsed, and each invoice gets its own answer', () => {
  const raw = bodyOf(
    'INVOICE=123456:STATUS=PAID:PAY_TIME=20261125143000:STAN=031122:BCODE=031122\nINVOICE=123457:STATUS=DENIED\nINVOICE=123458:STATUS=EXPIRED\n',
  );
  const notices = port.hear?.(raw, {}, 0) ?? [];
  expect(notices.map(({ reference, word }) => [reference, word?.state])).toEqual([
    ['123456', 'success'],
    ['123457', 'failed'],
    ['123458', 'timed_out'],
  ]);
  const outcomes = ['taken', 'unknown', 'later'] as const;
  const heard = notices.map((notice, at) => ({ notice, outcome: outcomes[at] ?? 'later' }));
  expect(port.answer?.(heard)).toBe('INVOICE=123456:STATUS=OK\nINVOICE=123457:STATUS=NO\nINVOICE=123458:STATUS=ERR\n');
});

test('ePay packet: field names ignore case, and a repeated field rejects the packet', () => {
  const encoded = Buffer.from('INVOICE=1:STATUS=PAID').toString('base64');
  const checksum = epayChecksum(encoded, SECRET);
  const of = (...pairs: [string, string][]) => Buffer.from(new URLSearchParams(pairs).toString());
  expect(port.hear?.(of(['ENCODED', encoded], ['CHECKSUM', checksum.toUpperCase()]), {}, 0)).toHaveLength(1);
  expect(packetIn(of(['encoded', encoded], ['ENCODED', encoded], ['checksum', checksum]))).toBeUndefined();
});

test('ePay packet: with a discount, the paid amount is reported and compared with ours', () => {
  const notices = port.hear?.(bodyOf('INVOICE=7:STATUS=PAID:AMOUNT=12.50:BIN=123456'), {}, 0);
  expect(notices?.[0]?.word?.amount).toBe(1250);
});

test('ePay packet: the page’s address has all lines, always in euro, and a description cannot add a line', async () => {
  const payment = { reference: '17', amount: minor(2280), currency: 'EUR', endsAt: Date.UTC(2026, 10, 25, 14, 50) };
  const word = await port.start({
    payment: payment as never,
    description: 'Neven\nMIN=D9',
    language: 'bg',
    returnUrl: 'https://menu.example/neven/payment?key=k&ret=ok',
    cancelUrl: 'https://menu.example/neven/payment?key=k&ret=cancel',
  });
  const url = new URL(word.page ?? '');
  const encoded = url.searchParams.get('ENCODED') ?? '';
  expect(isEpaysOwn({ encoded, checksum: url.searchParams.get('CHECKSUM') ?? '' }, SECRET)).toBe(true);
  expect(Buffer.from(encoded, 'base64').toString().split('\n')).toEqual([
    'MIN=D123456789',
    'INVOICE=17',
    'AMOUNT=22.80',
    'EXP_TIME=25.11.2026 16:50:00',
    'CURRENCY=EUR',
    'DESCR=Neven MIN=D9',
    'ENCODING=utf-8',
  ]);
  expect(() => makePacket({ DESCR: 'a\nb' }, SECRET)).toThrow(RangeError);
});

const paid = bodyOf('INVOICE=123456:STATUS=PAID:PAY_TIME=20261125143000:STAN=031122:BCODE=031122\n');

/** Bytes of a valid notification with changes, cuts and insertions. */
const touched = fc
  .record({
    at: fc.nat({ max: paid.length - 1 }),
    kind: fc.constantFrom('flip', 'cut', 'insert', 'repeat'),
    byte: fc.nat({ max: 255 }),
  })
  .map(({ at, kind, byte }) => {
    if (kind === 'cut') return paid.subarray(0, at);
    if (kind === 'repeat') return Buffer.concat([paid, Buffer.from('&'), paid.subarray(at)]);
    const put = Buffer.from([byte]);
    return Buffer.concat([paid.subarray(0, at), put, paid.subarray(kind === 'flip' ? at + 1 : at)]);
  });

const nothingMoves = (numRuns: number) =>
  fc.assert(
    fc.property(touched, (raw) => {
      const notices = port.hear?.(raw, {}, 0);
      // Accepted only when the signed text is unchanged.
      if (notices) expect(packetIn(raw)?.encoded).toBe(packetIn(paid)?.encoded);
    }),
    { numRuns },
  );

test('ePay packet: rejects a tampered notification: 4,000 of them', () => nothingMoves(4000));
test('ePay packet: rejects a tampered notification: 100,000 of them', { tags: ['deep'] }, () => nothingMoves(100_000));

test('ePay packet: any bytes are parsed or rejected, without an exception', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
      expect(port.hear?.(Buffer.from(bytes), {}, 0)).toBeUndefined();
      expect(Array.isArray(linesOf(Buffer.from(bytes).toString('base64')))).toBe(true);
    }),
  );
});

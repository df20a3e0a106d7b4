// ePay.bg OneTouch: signatures, contradictory answers, and settings.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { appCheck, pageChecksum, reportOfAnswer } from '../../../server/payments/epay/onetouch-packet.ts';
import { readPaymentKeys } from '../../../server/payments/payment-keys.ts';

test('pageChecksum: equals the vendor’s example', () => {
  const fields = {
    AMOUNT: '10',
    APPID: '2143960160650364377823089976443473298565779337965372776022890068',
    DESCRIPTION: 'some descr',
    DEVICEID: '1231234',
    ID: '124345678',
    RCPT: '8897458022',
    RCPT_TYPE: 'KIN',
    REASON: 'reason',
    SAVECARD: '1',
  };
  expect(pageChecksum(fields, '012345678909876543210')).toBe('98a395b01ec69d049528d8971b8546aaa4adac16');
});

test('appCheck: differs from pageChecksum and depends on the customer number', () => {
  const fields = { APPID: '1', TOKEN: 't' };
  const checks = [appCheck(fields, 's'), appCheck(fields, 's', '42'), pageChecksum(fields, 's')];
  expect(new Set(checks).size).toBe(3);
  expect(appCheck({ TOKEN: 't', APPID: '1' }, 's', '42'), 'in whatever order').toBe(checks[1]);
});

const PAID = { ID: 'p1', AMOUNT: 790, STATE: 4, NO: '2000000000032229' };
const word = (payment: unknown, states = { success: 4 } as { success: number; failed?: number }) =>
  reportOfAnswer(payment, { id: 'p1', states, waiting: [3] });

test.each([
  ['id, amount, NO and STATE agree', 'success', PAID, undefined],
  ['STATE is paid without NO', 'pending', { ...PAID, NO: '' }, 'contradiction'],
  ['NO is there and STATE is the other dialect’s value', 'pending', { ...PAID, STATE: 3 }, 'contradiction'],
  ['NO is there and STATE says processing', 'pending', { ...PAID, STATE: 2 }, 'contradiction'],
  ['the id is another payment’s', 'pending', { ...PAID, ID: 'p2' }, 'contradiction'],
  ['there is no id, and REASON is ours', 'success', { ...PAID, ID: undefined, REASON: 'p1' }, undefined],
  ['there is neither id nor REASON', 'pending', { ...PAID, ID: undefined }, 'contradiction'],
  ['there is no amount', 'pending', { ...PAID, AMOUNT: '' }, 'contradiction'],
  ['there is no STATE', 'pending', { ...PAID, STATE: null }, 'contradiction'],
  ['STATE is processing', 'processing', { ...PAID, STATE: 2, NO: '' }, undefined],
  ['STATE is the documented pending', 'pending', { ...PAID, STATE: 3, NO: '' }, undefined],
  ['STATE is unknown', 'pending', { ...PAID, STATE: 7, NO: '' }, 'contradiction'],
  ['the payment is a list', 'pending', [], 'contradiction'],
] as const)('wordOfAnswer: when %s, the payment is %s', (_when, state, payment, alarm) => {
  expect(word(payment)).toMatchObject({ state, ...(alarm && { alarm }) });
  expect(word(payment).alarm).toBe(alarm);
});

test('wordOfAnswer: returns `failed` only for a configured value without NO', () => {
  const refused = { ...PAID, STATE: 4, NO: '' };
  expect(word(refused, { success: 3, failed: 4 }).state).toBe('failed');
  expect(word(refused, { success: 3 })).toMatchObject({ state: 'pending', alarm: 'contradiction' });
  expect(word({ ...refused, NO: '1' }, { success: 3, failed: 4 })).toMatchObject({ alarm: 'contradiction' });
});

test('wordOfAnswer: returns `success` for one combination only: 5,000 answers', () => {
  const field = fc.constantFrom<unknown>(2, 3, 4, '3', '4', '', null, undefined, 'x', -4, 4.5, [], {});
  const answers = fc.record({
    STATE: field,
    NO: fc.constantFrom<unknown>('', undefined, '1', 7, null, []),
    AMOUNT: fc.constantFrom<unknown>(790, '790', '', undefined, -790, '7.90', '0x10'),
    ID: fc.constantFrom<unknown>('p1', 'p2', '', undefined),
  });
  fc.assert(
    fc.property(answers, (answer) => {
      if (word(answer).state !== 'success') return;
      expect([String(answer.STATE), String(answer.NO), String(answer.AMOUNT), answer.ID]).toEqual([
        '4',
        expect.stringMatching(/^[17]$/),
        '790',
        'p1',
      ]);
    }),
    { numRuns: 5000 },
  );
});

test('readPaymentKeys: reads a complete OneTouch configuration by venue, or names the missing key', () => {
  const keys = { EPAY_ONETOUCH_APPID: '1', EPAY_ONETOUCH_SECRET: 's', EPAY_ONETOUCH_KIN: '8' };
  expect(readPaymentKeys(keys, 'bistro').oneTouch).toEqual({
    ...{ appId: '1', secret: 's', kin: '8', byToken: { success: 4 }, byPage: { success: 3 } },
    ...{ api: 'https://www.epay.bg/v3/api', page: 'https://www.epay.bg/v3/mob' },
  });
  const other = { ...keys, EPAY_ONETOUCH_HOST__BISTRO: 'demo', EPAY_ONETOUCH_STATES_TOKEN: '3/4' };
  expect(readPaymentKeys(other, 'bistro').oneTouch).toMatchObject({
    api: 'https://demo.epay.bg/xdev/api',
    byToken: { success: 3, failed: 4 },
  });
  expect(() => readPaymentKeys({ EPAY_ONETOUCH_APPID: '1' }, 'bistro')).toThrow('EPAY_ONETOUCH_KIN');
  expect(() => readPaymentKeys({ ...keys, EPAY_ONETOUCH_HOST: 'evil.example' }, 'bistro')).toThrow('none of');
  expect(() => readPaymentKeys({ ...keys, EPAY_ONETOUCH_STATES_PAGE: '3/3' }, 'bistro')).toThrow('not readable');
});

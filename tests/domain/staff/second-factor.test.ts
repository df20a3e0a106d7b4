import { expect, test } from 'vitest';
import { isFreshStep, readTypedFactor, shownRecoveryCode, shownSecret } from '#domain/staff/second-factor.ts';

test.each([
  ['123456', { kind: 'code', digits: '123456' }],
  [' 123 456 ', { kind: 'code', digits: '123456' }],
  ['000-001', { kind: 'code', digits: '000001' }],
  ['abcde-23456', { kind: 'recovery', code: 'ABCDE23456' }],
  ['ABCDE 23456', { kind: 'recovery', code: 'ABCDE23456' }],
  ['12345', undefined],
  ['1234567', undefined],
  // Letters that no recovery code has.
  ['ABCDE-O1IL0', undefined],
  ['', undefined],
])('second factor: parses the typed text "%s"', (typed, expected) => {
  expect(readTypedFactor(typed)).toEqual(expected);
});

test('second factor: rejects a code of the last accepted step or of an earlier one', () => {
  expect(isFreshStep(7, null)).toBe(true);
  expect([6, 7, 8].map((step) => isFreshStep(step, 7))).toEqual([false, false, true]);
});

test('second factor: secret and recovery codes are shown in groups', () => {
  expect(shownSecret('JBSWY3DPEHPK3PXP')).toBe('JBSW Y3DP EHPK 3PXP');
  expect(shownRecoveryCode('ABCDE23456')).toBe('ABCDE-23456');
  expect(readTypedFactor(shownRecoveryCode('ABCDE23456'))).toEqual({ kind: 'recovery', code: 'ABCDE23456' });
});

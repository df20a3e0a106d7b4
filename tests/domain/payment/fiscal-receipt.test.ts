// Fiscal receipt of a card payment: issued by till or staff, and its amount.
import { expect, test } from 'vitest';
import { isReceiptOurs, receiptDue } from '#domain/payment/fiscal-receipt.ts';
import { minor } from '#domain/pricing/money.ts';

test.each([
  ['an order', 'order', 790, false, true],
  ['a share of a bill', 'share', 790, false, true],
  ['an order of which the till hears', 'order', 790, true, false],
  ['a share of which the till hears', 'share', 790, true, false],
  ['a deposit, of which no till hears', 'booking', 790, true, true],
  ['money that all goes back', 'order', 0, false, false],
] as const)('the receipt of %s', (_, kind, kept, isTillTold, isOurs) => {
  expect(isReceiptOurs(kind, minor(kept), isTillTold)).toBe(isOurs);
});

test('a receipt is due for money that was not refunded, until a person has issued it', () => {
  const refunds = [{ amount: minor(300) }];
  expect(receiptDue({}, minor(790), [])).toBe(790);
  expect(receiptDue({}, minor(790), refunds)).toBe(490);
  expect(receiptDue({}, minor(790), [{ amount: minor(790) }])).toBe(0);
  expect(receiptDue({ issued: { by: 'Maria', at: 1 } }, minor(790), refunds)).toBe(0);
});

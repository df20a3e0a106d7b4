import { expect, test } from 'vitest';
import { hasOrderOnItsWay, thankedOrder, unsentLabels } from '#domain/kiosk/between-guests.ts';
import { isForTelephone, staysInPlace } from '#domain/kiosk/way-out.ts';
import { ENTRY_STATES } from '#domain/outbox/outbox.ts';

const BASE = { origin: 'https://tabl.test', slug: 'neven' };

test.each([
  ['/neven', true],
  ['/neven/soups/tarator?show=cart#order', true],
  ['https://tabl.test/neven/about', true],
  ['/neven/staff', false],
  ['/neven/staff/devices', false],
  ['/neven2', false],
  ['/', false],
  ['/join?place=neven', false],
  ['https://example.org/neven', false],
  ['//example.org/neven', false],
  ['http://tabl.test/neven', false],
  ['tel:+359888120000', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['https://', false],
])('%s stays in the place: %s', (href, stays) => {
  expect(staysInPlace(href, BASE)).toBe(stays);
});

test('a telephone is handed what it can open, dial or write to, and no program', () => {
  expect(['https://a.org', 'tel:+359', 'mailto:a@b.org'].every(isForTelephone)).toBe(true);
  expect(['javascript:alert(1)', 'data:text/html,x', 'blob:https://a.org/1'].some(isForTelephone)).toBe(false);
});

test('of each state of an order it is known whether it holds the device, is told, and is thanked for', () => {
  const of = (state: (typeof ENTRY_STATES)[number]) => ({
    hasChosen: false,
    orders: [{ id: '1', label: 'K1', state }],
  });
  const those = (judge: (rows: ReturnType<typeof of>) => boolean) => ENTRY_STATES.filter((state) => judge(of(state)));
  expect(those(hasOrderOnItsWay)).toEqual(['saved', 'sending']);
  expect(those((rows) => unsentLabels(rows).length > 0)).toEqual(['saved', 'sending', 'asking']);
  expect(those((rows) => thankedOrder(rows) !== undefined)).toEqual(['saved', 'sending', 'received']);
});

// Rows written by earlier builds on guests' devices, which must stay readable for this build and for those.
import { expect, test } from 'vitest';
import { readStoredOrder } from '#contract/order/stored-order.ts';
import { readStoredEntry } from '#contract/outbox/commands.ts';

/** Exactly the row of the build of November 2026: flat, with a sitting and the place's minutes. */
const NOVEMBER = {
  id: '019e82b5-a962-7858-b601-000000000001',
  label: 'K2-41',
  seq: 41,
  kind: 'order',
  placeId: 7,
  sessionId: 'sitting-1',
  orderType: 'spot',
  lines: [{ productId: 1, variantId: 10, categoryId: 3, choice: { addable: [], removable: [] }, quantity: 2 }],
  comments: { 10: 'no onion' },
  quote: { total: 1580, menuVersion: 'v1' },
  createdAt: 1_790_000_000_000,
  createdWall: 1_790_000_000_000,
  state: 'sending',
  confirmed: false,
  cancelling: false,
  mayHaveArrived: true,
  attempts: 3,
  nextAt: 5,
  dismissed: false,
  summary: [{ name: 'Dish 1', detail: '350 g', quantity: 2, total: 1580 }],
  cartLines: [],
  terms: { currency: 'EUR', orderSilentMinutes: 4, orderAskMinutes: 15 },
};

const placed = {
  id: 'o',
  placeId: 7,
  sessionId: 'sitting-1',
  number: 1,
  label: 'K2-1',
  orderType: 'room',
  status: 'ordered',
  total: 790,
  placedAt: 1,
  lines: [],
};

test('an order saved by an earlier build gets its sitting as orderer and its minutes as limits', () => {
  expect(readStoredEntry(NOVEMBER)).toMatchObject({
    kind: 'order',
    orderer: { kind: 'table', sessionId: 'sitting-1' },
    ages: { silentMinutes: 4, askMinutes: 15 },
    mayHaveArrived: true,
    attempts: 3,
  });
  expect(readStoredEntry({ ...NOVEMBER, orderType: 'room' })).toMatchObject({ orderer: { kind: 'room' } });
  expect(readStoredEntry({ ...NOVEMBER, state: 'received', order: placed })).toMatchObject({
    order: { orderer: { kind: 'room', sessionId: 'sitting-1' } },
  });
});

test('choices of a dish are read with their names, and left out when unreadable', () => {
  const [line] = NOVEMBER.summary;
  const choice = { chosen: ['2 × Bacon'], added: [], removed: ['Onion'], textLanguage: 'en' };
  const read = (one: unknown) => readStoredEntry({ ...NOVEMBER, summary: [{ ...line, choice: one }] });
  expect(read(choice)).toMatchObject({ summary: [{ choice }] });
  for (const odd of [undefined, null, 'Bacon', { chosen: 'Bacon' }, { ...choice, textLanguage: 'tlh' }]) {
    const entry = read(odd);
    expect(entry).toMatchObject({ summary: [line] });
    expect(entry).not.toHaveProperty('summary.0.choice.chosen');
  }
});

test('an entry without a table session is read with none', () => {
  const { sessionId: _, ...row } = NOVEMBER;
  const device = { ...row, orderer: { kind: 'device', deviceId: 'phone-0123' } };
  expect(readStoredEntry(device)).toMatchObject({ orderer: { kind: 'device' }, sessionId: undefined });
  expect(readStoredEntry(row)).toBeUndefined();
});

test('an entry of an unknown or impossible kind is not read', () => {
  for (const kind of ['party', 'constructor', undefined, 12]) {
    expect(readStoredEntry({ ...NOVEMBER, kind })).toBeUndefined();
  }
});

test('an order stored by an earlier build gets its sitting as orderer', () => {
  expect(readStoredOrder(placed)).toMatchObject({ orderer: { kind: 'room', sessionId: 'sitting-1' } });
  expect(readStoredOrder({ ...placed, sessionId: undefined })).toBeUndefined();
});

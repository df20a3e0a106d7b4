import { expect, test } from 'vitest';
import type { OrderId, PlaceId, ProductId, VariantId } from '#domain/ids.ts';
import { followedOrder, isFollowed } from '#domain/order/follow/follow-key.ts';
import type { PlacedOrder } from '#domain/order/order.ts';
import type { DeviceId } from '#domain/order/orderer.ts';
import { minor } from '#domain/pricing/money.ts';

const HOUR = 3_600_000;
const AT = Date.UTC(2026, 10, 23, 12);
const ORDER: PlacedOrder = {
  id: '0199c000-0000-7000-8000-00000000f001' as OrderId,
  placeId: 1 as PlaceId,
  orderer: { kind: 'device', deviceId: '0199c0000000400080000000' as DeviceId },
  sessionId: undefined,
  number: 7,
  label: 'K2-41',
  orderType: 'delivery',
  status: 'ordered',
  total: minor(790),
  placedAt: AT,
  discounts: [{ kind: 'promo', amount: minor(-79), percent: 10, code: 'FORELENA' }],
  guest: { number: 2, name: 'Елена', isMine: true },
  lines: [
    {
      productId: 1 as ProductId,
      variantId: 2 as VariantId,
      name: 'Шопска',
      size: '300 г',
      required: undefined,
      added: [],
      removed: [],
      comment: 'Код на входа 1234',
      quantity: 1,
      total: minor(790),
    },
  ],
  details: {
    name: 'Елена Петрова',
    phone: '+359888123456',
    email: 'elena@example.org',
    payment: 'cash',
    wantedAt: AT + 3 * HOUR,
    comment: 'Ключът е под саксията',
    room: '12',
    address: {
      words: 'ул. „Шипка“, София',
      streetNumber: '34',
      floor: '3',
      apartment: '9',
      bell: 'Петрови',
      entrance: 'Б',
      postalCode: '1504',
      point: { lat: 42.69, lng: 23.34 },
    },
  },
};

test('a follow link shows dishes, time, order type and street, but no name, phone, door or device', () => {
  const told = followedOrder(ORDER);
  expect(told).toMatchObject({
    label: 'K2-41',
    status: 'ordered',
    total: 790,
    lines: [{ name: 'Шопска', quantity: 1 }],
  });
  expect(told.details).toMatchObject({ wantedAt: AT + 3 * HOUR, payment: 'cash' });
  expect(told.details?.address).toMatchObject({ words: 'ул. „Шипка“, София', streetNumber: '34' });
  const text = JSON.stringify(told);
  for (const secret of [
    'Елена',
    'FORELENA',
    '359888',
    'elena@',
    'Петрови',
    '"Б"',
    '"3"',
    '"9"',
    '1234',
    'саксията',
    '42.69',
    '0199c0000000400080000000',
  ])
    expect(text).not.toContain(secret);
});

test('a follow link shows its order until a day after the wanted time', () => {
  expect(isFollowed(ORDER, AT + 27 * HOUR - 1)).toBe(true);
  expect(isFollowed(ORDER, AT + 27 * HOUR)).toBe(false);
  expect(isFollowed({ placedAt: AT }, AT + 24 * HOUR - 1)).toBe(true);
  expect(isFollowed({ placedAt: AT }, AT + 24 * HOUR)).toBe(false);
});

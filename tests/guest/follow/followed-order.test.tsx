// @vitest-environment jsdom
// The page of an order's link, in each of its states.
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { OrderId, PlaceId, ProductId, VariantId } from '#domain/ids.ts';
import type { PlacedOrder } from '#domain/order/order.ts';
import type { DeviceId } from '#domain/order/orderer.ts';
import { minor } from '#domain/pricing/money.ts';
import { FollowedOrderScreen } from '#guest/follow/followed-order-screen.tsx';
import { OrderFacts } from '#guest/follow/order-facts.tsx';
import type { FollowedOrder } from '#guest/order/use-followed-order.ts';
import { renderScreen, words } from '../../support/render-screen.tsx';

const AT = Date.UTC(2026, 10, 23, 12);
const ADDRESS = { words: 'ул. Шипка, София', streetNumber: '34', floor: '3', apartment: '', bell: '', entrance: '' };
const ORDER: PlacedOrder = {
  id: '0199c000-0000-7000-8000-00000000f001' as OrderId,
  placeId: 1 as PlaceId,
  orderer: { kind: 'device', deviceId: '0199c0000000400080000000' as DeviceId },
  sessionId: undefined,
  number: 7,
  label: 'K2-41',
  orderType: 'delivery',
  status: 'on_the_way_delivery',
  total: minor(1580),
  placedAt: AT,
  lines: [
    {
      ...{ productId: 1 as ProductId, variantId: 2 as VariantId, name: 'Шопска', size: '300 г', required: undefined },
      ...{ added: [], removed: [], comment: undefined, quantity: 2, total: minor(1580) },
    },
  ],
  details: {
    ...{ name: '', phone: '', payment: 'cash', wantedAt: AT + 5_400_000 },
    address: { words: 'ул. Шипка, София', streetNumber: '34', floor: '', apartment: '', bell: '', entrance: '' },
  },
};
const show = (followed: FollowedOrder) =>
  renderScreen(
    <FollowedOrderScreen
      framed={false}
      followed={followed}
      placeName="Neven"
      placeLanguage="bg"
      homeHref="/neven"
      orderLanguage="bg"
      wordsOf={() => undefined}
      timeZone="Europe/Sofia"
      factsOf={({ orderType, details }) =>
        details && (
          <OrderFacts
            {...{ orderType, details, timeZone: 'Europe/Sofia', now: AT, pickupPlace: undefined, stage: 'underWay' }}
          />
        )
      }
      connection={null}
    />,
  );
const text = () => screen.getByTestId('followed-order').textContent;

test('followed order: shows state, time, order type, street, dishes and sum', () => {
  show({ kind: 'shown', order: ORDER, at: AT, isLate: false });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('On its way to you');
  for (const said of ['15:30', 'Delivery', 'ул. Шипка 34, София', 'K2-41', 'Шопска', '15.80'])
    expect(text()).toContain(said);
  expect(text()).not.toContain('cannot be loaded');
});

test.each([
  [
    'delivery',
    { address: ADDRESS },
    'WhenToday at 15:30Deliveryул. Шипка 34, София, floor 3PaymentIn cash to the courier',
  ],
  ['preorder', { cutlery: 2 }, 'WhenToday at 15:30PickupЩанд 14PaymentIn cash on receiptCutlery2 sets of cutlery'],
  ['preorder', { isToGo: true }, 'WhenToday at 15:30PickupTo goЩанд 14PaymentIn cash on receipt'],
  [
    'room',
    { room: '412', cutlery: 0 },
    'WhenToday at 15:30To the roomRoom 412PaymentIn cash on receiptCutleryNo cutlery',
  ],
] as const)('order facts: a %s order shows time, destination and details', (orderType, own, said) => {
  const details = { name: '', phone: '', payment: 'cash', wantedAt: AT + 5_400_000, ...own } as const;
  const pickupPlace = orderType === 'preorder' ? ({ text: 'Щанд 14', language: 'bg' } as const) : undefined;
  renderScreen(
    <OrderFacts {...{ orderType, details, pickupPlace, timeZone: 'Europe/Sofia', now: AT, stage: 'underWay' }} />,
  );
  expect(words(screen.getByTestId('order-facts'))).toBe(said);
});

test('order facts: a room’s order names its additional type in the guest’s language, below the room', () => {
  const details = { name: '', phone: '', payment: 'cash', room: '412', additionalType: 'До басейна' } as const;
  const order = { orderType: 'room', details, pickupPlace: undefined, timeZone: 'Europe/Sofia', now: AT } as const;
  renderScreen(<OrderFacts {...order} stage="underWay" additionalType={{ text: 'Am Pool', language: 'de' }} />);
  const said = words(screen.getByTestId('order-facts'));
  expect(said).toContain('WhereRoom 412Am Pool');
  expect(said).not.toContain('To the room');
  expect(screen.getByText('Am Pool').getAttribute('lang')).toBe('de');
});

test.each([
  ['underWay', undefined, 'WhenAs soon as possibleTo the roomRoom 412PaymentIn cash on receipt'],
  ['served', undefined, 'To the roomRoom 412PaymentIn cash on receipt'],
  ['served', AT + 5_400_000, 'WhenToday at 15:30To the roomRoom 412PaymentIn cash on receipt'],
  ['off', AT + 5_400_000, 'To the roomRoom 412'],
] as const)('order facts: an order with stage %s shows no outdated promise', (stage, wantedAt, said) => {
  const details = { name: '', phone: '', payment: 'cash', room: '412', wantedAt } as const;
  const order = { orderType: 'room', details, pickupPlace: undefined, timeZone: 'Europe/Sofia', now: AT } as const;
  renderScreen(<OrderFacts {...order} stage={stage} />);
  expect(words(screen.getByTestId('order-facts'))).toBe(said);
});

test('followed order: shows the time of its data when it can no longer be refreshed', () => {
  show({ kind: 'shown', order: ORDER, at: AT, isLate: true });
  expect(text()).toContain('This order cannot be loaded now.');
  expect(text()).toContain('14:00');
});

test('followed order: a link without an order says that no order was found', () => {
  show({ kind: 'gone' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This link shows no order.');
});

test('followed order: a link that could not be checked promises no order', () => {
  show({ kind: 'unheard' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This order cannot be loaded now.');
});

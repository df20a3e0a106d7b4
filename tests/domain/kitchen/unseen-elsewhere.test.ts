import { expect, test } from 'vitest';
import type { CategoryId, OrderId, ProductId } from '#domain/ids.ts';
import { ONLY_STATION, type Station } from '#domain/kitchen/stations.ts';
import { elsewhereRings, unseenElsewhere } from '#domain/kitchen/unseen-elsewhere.ts';
import { NO_FACTS, type OrderFacts } from '#domain/order/order-facts.ts';
import { type StaffOrder, UNSEEN_RINGS_MS } from '#domain/service/board.ts';
import { buildCategory, buildIndex, buildProduct } from '../../support/build-menu.ts';

const NOW = 1_780_000_000_000;
const [FOOD, DRINK] = [1 as CategoryId, 2 as CategoryId];
const HOT: Station = { id: 'hot', name: 'Топла кухня', categories: [FOOD], isDefault: true };
const BAR: Station = { id: 'bar', name: 'Бар', categories: [DRINK], isDefault: false };
const product = (id: number, categoryId: CategoryId) =>
  buildProduct({ id: id as ProductId, slug: `p${id}`, name: `P${id}`, categoryIds: [categoryId] });
const index = buildIndex({
  categories: [buildCategory({ id: FOOD, slug: 'food' }), buildCategory({ id: DRINK, slug: 'drink' })],
  products: [product(1, FOOD), product(2, DRINK)],
});
const order = (id: string, dishes: readonly number[], facts: Partial<OrderFacts> = {}, over: object = {}) =>
  ({
    ...{
      id: id as OrderId,
      number: 41,
      label: 'K2-41',
      table: '3',
      room: undefined,
      orderType: 'spot',
      status: 'ordered',
    },
    ...{ placedAt: NOW - UNSEEN_RINGS_MS, lines: dishes.map((productId) => ({ productId })) },
    ...over,
    facts: { ...NO_FACTS, ...facts },
  }) as unknown as StaffOrder;
const at = (station: Station, orders: readonly StaffOrder[], now = NOW, bare: readonly string[] = []) =>
  unseenElsewhere(orders, station, { stations: [HOT, BAR], index, bare }, now);

test('a station rings and names another station whose ticket was unseen for a minute', () => {
  const drinks = order('drinks', [2]);
  expect(at(HOT, [drinks], NOW - 1)).toEqual([]);
  expect(at(HOT, [drinks])).toMatchObject([{ id: 'drinks', label: 'K2-41', table: '3', stations: ['Бар'] }]);
  expect(elsewhereRings(at(HOT, [drinks]))).toEqual([{ key: 'unseen drinks', kind: 'unseen' }]);
});

test('a station’s own ticket rings by itself, and a shown ticket rings at no other station', () => {
  expect(at(BAR, [order('drinks', [2])])).toEqual([]);
  const both = (shownAt: Readonly<Record<string, number>>) => order('both', [1, 2, 2], { shownAt });
  expect(at(HOT, [both({ hot: NOW })])).toMatchObject([{ stations: ['Бар'] }]);
  expect(at(BAR, [both({ hot: NOW })])).toEqual([]);
  expect(at(HOT, [order('both', [1, 2], { shownAt: { hot: NOW, bar: NOW }, seenAt: NOW })])).toEqual([]);
});

test('an order that a person accepted whole, that moved on, or that is for tomorrow rings at no station', () => {
  expect(at(HOT, [order('a', [2], { accepted: { by: 'Maria', at: NOW } })])).toEqual([]);
  expect(at(HOT, [order('a', [2], {}, { status: 'rejected' })])).toEqual([]);
  expect(at(HOT, [order('a', [2], {}, { details: { wantedAt: NOW + 86_400_000 } })])).toEqual([]);
});

test('a station without screen and printer rings at no other station', () => {
  const [drinks, both] = [order('drinks', [2]), order('both', [1, 2])];
  expect(at(HOT, [drinks, both], NOW, ['bar'])).toEqual([]);
  // A cook at the bar still sees orders that wait at the kitchen's screen.
  expect(at(BAR, [drinks, both], NOW, ['bar'])).toMatchObject([{ id: 'both', stations: ['Топла кухня'] }]);
});

test('a kitchen with one station never rings for another', () => {
  const one = order('a', [1, 2]);
  expect(unseenElsewhere([one], ONLY_STATION, { stations: [ONLY_STATION], index, bare: [] }, NOW)).toEqual([]);
});

test('an order eaten at the venue says so', () => {
  const eaten = order('eaten', [2], {}, { details: { name: '', phone: '', payment: 'cash', isToGo: false } });
  expect(at(HOT, [eaten])).toMatchObject([{ isToGo: false }]);
});

test('the oldest order is named first', () => {
  const [old, young] = [order('old', [2], {}, { placedAt: NOW - 300_000 }), order('young', [2])];
  expect(at(HOT, [young, old]).map(({ id }) => id)).toEqual(['old', 'young']);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ORDER_STATUSES, type OrderStatus } from '#domain/order/order.ts';
import {
  applyStatus,
  belongsTo,
  canMove,
  isFinal,
  isWithGuests,
  ORDER_MOVES,
  STATUSES_BY_ORDER_TYPE,
} from '#domain/order/order-status.ts';
import { ORDER_TYPES } from '#domain/place/place.ts';

const anyStatus = fc.constantFrom(...ORDER_STATUSES);

describe('the moves of an order', () => {
  test.each<[OrderStatus, OrderStatus, boolean]>([
    ['ordered', 'cooked_spot', true],
    ['ordered', 'served_spot', true],
    ['cooked_spot', 'served_spot', true],
    ['served_spot', 'paid', true],
    ['cooked_delivery', 'on_the_way_delivery', true],
    ['cooked_preorder', 'paid', true],
    ['cooked_room', 'paid', true],
    ['ordered', 'rejected', true],
    ['cooked_spot', 'rejected', true],
    ['served_spot', 'rejected', false],
    ['served_spot', 'cooked_spot', false],
    ['on_the_way_delivery', 'cooked_delivery', false],
    ['cooked_spot', 'ordered', false],
    ['cooked_spot', 'cooked_delivery', false],
    ['cooked_room', 'served_spot', false],
    ['paid', 'rejected', false],
    ['rejected', 'ordered', false],
    ['ordered', 'ordered', false],
  ])('%s → %s: %s [S4.01]', (from, to, allowed) => {
    expect(canMove(from, to)).toBe(allowed);
    expect(applyStatus(from, to)).toBe(allowed ? to : from);
  });

  test('paid and rejected are final, and each other status can reach an end [S4.01]', () => {
    expect(ORDER_STATUSES.filter(isFinal)).toEqual(['paid', 'rejected']);
    for (const status of ORDER_STATUSES.filter((one) => !isFinal(one))) expect(canMove(status, 'paid')).toBe(true);
  });

  test('a status at several steps’ distance can be reached in one step, since events may be missed [S4.01]', () => {
    for (const from of ORDER_STATUSES) {
      for (const by of ORDER_MOVES[from]) {
        for (const to of ORDER_MOVES[by]) {
          expect(canMove(from, to)).toBe(true);
        }
      }
    }
  });

  test('an order never goes back, however late or often an event arrives [S4.01]', () => {
    fc.assert(
      fc.property(fc.array(anyStatus, { maxLength: 30 }), (news) => {
        const been = new Set<OrderStatus>(['ordered']);
        let current: OrderStatus = 'ordered';
        for (const incoming of news) {
          const before: OrderStatus = current;
          current = applyStatus(before, incoming);
          if (current === before) continue;
          expect(been.has(current)).toBe(false);
          expect(isFinal(before)).toBe(false);
          been.add(current);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('statuses of one order, received in any sequence, end in the latest of them [S4.01]', () => {
    const route: OrderStatus[] = ['ordered', 'cooked_delivery', 'on_the_way_delivery', 'paid'];
    fc.assert(
      fc.property(fc.shuffledSubarray(route, { minLength: 4 }), (news) => {
        expect(news.reduce(applyStatus, 'ordered')).toBe('paid');
      }),
    );
  });
});

test('each order type has its own statuses and a route through them [S4.01]', () => {
  expect(belongsTo('cooked_spot', 'tablet_mode')).toBe(true);
  expect(belongsTo('cooked_spot', 'delivery')).toBe(false);
  expect(belongsTo('cooked_room', 'room')).toBe(true);
  expect(belongsTo('cooked_preorder', 'preorder')).toBe(true);
  for (const type of ORDER_TYPES.filter((one) => one !== 'spot_browse')) {
    const route = STATUSES_BY_ORDER_TYPE[type].filter((status) => status !== 'rejected');
    expect([route[0], route.at(-1)]).toEqual(['ordered', 'paid']);
    route.forEach((status, at) => {
      const next = route[at + 1];
      if (next) expect(canMove(status, next)).toBe(true);
    });
    expect(belongsTo('rejected', type)).toBe(true);
  }
  expect(STATUSES_BY_ORDER_TYPE.spot_browse).toEqual([]);
});

test('an order of each type is with its guests when only payment remains', () => {
  const at = ORDER_TYPES.map((orderType) => [
    orderType,
    STATUSES_BY_ORDER_TYPE[orderType].filter((status) => isWithGuests({ status, orderType })),
  ]);
  expect(Object.fromEntries(at)).toEqual({
    spot: ['served_spot'],
    tablet_mode: ['served_spot'],
    served_on_spot: ['served_spot'],
    spot_browse: [],
    delivery: ['on_the_way_delivery'],
    preorder: ['cooked_preorder'],
    room: ['cooked_room'],
    booking: ['ordered'],
  });
});

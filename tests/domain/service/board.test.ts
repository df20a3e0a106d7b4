import { describe, expect, test } from 'vitest';
import type { OrderId } from '#domain/ids.ts';
import { NO_FACTS } from '#domain/order/order-facts.ts';
import {
  applyBoardChange,
  type BoardChange,
  forKitchen,
  type StaffOrder,
  unacceptedSince,
  unseenSince,
} from '#domain/service/board.ts';

const order = (id: string, number = 1) => ({ id: id as OrderId, number }) as StaffOrder;
const news = (over: Partial<BoardChange>): BoardChange => ({
  seq: 1,
  at: 1000,
  full: false,
  gone: [],
  tables: [],
  orders: [],
  calls: [],
  off: [],
  ...over,
});

describe('changes of a board', () => {
  const board = applyBoardChange(undefined, news({ full: true, seq: 5, orders: [order('a'), order('b')] }));

  test('a change replaces the rows that it names, and removes deleted ones', () => {
    const after = applyBoardChange(board, news({ seq: 6, orders: [order('b', 2)], gone: ['a'] }));
    expect(after?.orders).toEqual([order('b', 2)]);
    expect(after?.seq).toBe(6);
  });

  test('a late change is ignored', () => {
    expect(applyBoardChange(board, news({ seq: 4, gone: ['a'] }))).toBe(board);
  });

  test('an order whose time is up leaves the board without a server message', () => {
    const off = { ...order('off'), placedAt: 0, status: 'rejected', sessionId: 'gone' } as StaffOrder;
    const seen = { ...off, facts: { ...NO_FACTS, seenAt: 1 }, rejected: { at: 60_000, by: 'Maria' } };
    const old = { ...order('old'), placedAt: 0, status: 'ordered', facts: NO_FACTS } as StaffOrder;
    const before = applyBoardChange(undefined, news({ full: true, seq: 5, orders: [seen, old] }));
    const idsAt = (minutes: number) =>
      applyBoardChange(before, news({ seq: 6, at: minutes * 60_000 }))?.orders.map(({ id }) => id);
    expect(idsAt(30)).toEqual(['off', 'old']);
    expect(idsAt(31)).toEqual(['old']);
    expect(idsAt(24 * 60 + 1)).toEqual([]);
  });

  test('an order for a later day stays until a day after its wanted time', () => {
    const details = { name: 'Елена', phone: '+359888123456', payment: 'cash' as const, wantedAt: 48 * 3_600_000 };
    const ahead = { ...order('ahead'), placedAt: 0, status: 'ordered', facts: NO_FACTS, details } as StaffOrder;
    const before = applyBoardChange(undefined, news({ full: true, seq: 5, orders: [ahead] }));
    const countAt = (hours: number) => applyBoardChange(before, news({ seq: 6, at: hours * 3_600_000 }))?.orders.length;
    expect([countAt(47), countAt(72), countAt(73)]).toEqual([1, 1, 0]);
  });

  test('a kitchen’s screen gets no phone and no email of a guest', () => {
    const details = { name: 'Елена', phone: '+359888123456', email: 'e@example.bg', payment: 'cash' as const };
    expect(forKitchen({ ...order('a'), details }).details).toEqual({ name: 'Елена', phone: '', payment: 'cash' });
    expect(forKitchen(order('b'))).toEqual(order('b'));
  });

  test('a rejected order stays while its sitting is open', () => {
    const off = { ...order('off'), placedAt: 0, status: 'rejected', sessionId: 's1', facts: NO_FACTS } as StaffOrder;
    const before = applyBoardChange(undefined, news({ full: true, seq: 5, orders: [off] }));
    const sitting = { id: off.sessionId, openedAt: 0 };
    const table = { name: '1', room: undefined, orderType: 'spot', sitting } as BoardChange['tables'][number];
    expect(applyBoardChange(before, news({ seq: 6, at: 3_600_000, tables: [table] }))?.orders).toHaveLength(1);
    expect(applyBoardChange(before, news({ seq: 6, at: 3_600_000 }))?.orders).toHaveLength(0);
  });

  test('changes without a base board return undefined', () => {
    expect(applyBoardChange(undefined, news({}))).toBeUndefined();
  });
});

describe('an unseen order', () => {
  const placed = { status: 'ordered', facts: NO_FACTS, placedAt: 0 } as const;

  test('rings after a minute, not before', () => {
    expect(unseenSince(placed, 59_999)).toBeUndefined();
    expect(unseenSince(placed, 60_000)).toBe(0);
  });

  test('an order for later rings from an hour before its time', () => {
    const later = { ...placed, details: { wantedAt: 7_200_000 } as StaffOrder['details'] };
    expect(unseenSince(later, 3_659_999)).toBeUndefined();
    expect(unseenSince(later, 3_660_000)).toBe(3_600_000);
  });

  test('rings on when one station has shown, accepted or started its part and another station has shown nothing', () => {
    const bar = { shownAt: { bar: 1 }, accepted: { by: 'Bar', at: 2, station: true }, startedAt: 3 } as const;
    expect(unseenSince({ ...placed, facts: { ...NO_FACTS, ...bar } }, 60_000)).toBe(0);
    expect(unseenSince({ ...placed, facts: { ...NO_FACTS, ...bar, seenAt: 4 } }, 60_000)).toBeUndefined();
    const read = { shownAt: { bar: 1 }, accepted: { by: 'Maria', at: 2 } };
    expect(unseenSince({ ...placed, facts: { ...NO_FACTS, ...read } }, 60_000)).toBeUndefined();
  });

  test('counts as seen when a person accepts it, but not when the venue’s rule does', () => {
    const accepted = (by: string) => ({ ...placed, facts: { ...NO_FACTS, accepted: { by, at: 0 } } });
    expect(unseenSince(accepted('Maria'), 60_000)).toBeUndefined();
    expect(unseenSince(accepted(''), 60_000)).toBe(0);
  });
});

test('an order that only a waiter’s screen has shown waits for a person, and rings after a minute', () => {
  const shown = { status: 'ordered', facts: { ...NO_FACTS, seenAt: 1, seenByWaiter: true }, placedAt: 0 } as const;
  expect([unacceptedSince(shown, 59_999), unacceptedSince(shown, 60_000)]).toEqual([undefined, 0]);
  for (const over of [
    { facts: { ...NO_FACTS, seenAt: 1, seenBy: 'screen' } },
    { facts: { ...shown.facts, accepted: { by: '', at: 2 } } },
    { facts: { ...shown.facts, startedAt: 2 } },
    { status: 'served_spot' },
  ] as const)
    expect(unacceptedSince({ ...shown, ...over }, 60_000)).toBeUndefined();
});

import { describe, expect, test } from 'vitest';
import type { OrderId } from '#domain/ids.ts';
import { NO_FACTS } from '#domain/order/order-facts.ts';
import { applyBoardChange, type BoardChange, type StaffOrder, unseenSince } from '#domain/service/board.ts';

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

describe('News of a board', () => {
  const board = applyBoardChange(undefined, news({ full: true, seq: 5, orders: [order('a'), order('b')] }));

  test('changes replace what they name, and take away what is gone', () => {
    const after = applyBoardChange(board, news({ seq: 6, orders: [order('b', 2)], gone: ['a'] }));
    expect(after?.orders).toEqual([order('b', 2)]);
    expect(after?.seq).toBe(6);
  });

  test('news that came late changes nothing', () => {
    expect(applyBoardChange(board, news({ seq: 4, gone: ['a'] }))).toBe(board);
  });

  test('changes without a board to lay them on are no board', () => {
    expect(applyBoardChange(undefined, news({}))).toBeUndefined();
  });
});

describe('An unseen order', () => {
  const placed = { status: 'ordered', facts: NO_FACTS, placedAt: 0 } as const;

  test('rings after a minute, and not before', () => {
    expect(unseenSince(placed, 59_999)).toBeUndefined();
    expect(unseenSince(placed, 60_000)).toBe(0);
  });

  test('is seen by whoever accepts it, but not by the venue’s own rule', () => {
    const accepted = (by: string) => ({ ...placed, facts: { ...NO_FACTS, accepted: { by, at: 0 } } });
    expect(unseenSince(accepted('Maria'), 60_000)).toBeUndefined();
    expect(unseenSince(accepted(''), 60_000)).toBe(0);
  });
});

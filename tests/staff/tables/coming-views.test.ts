// The waiter who is coming to a table, in the waiters' lists.
import { expect, test } from 'vitest';
import type { CommandId } from '#domain/ids.ts';
import type { Board, StaffCall } from '#domain/service/board.ts';
import { ringsOf } from '#staff/board/rings-of-queue.ts';
import { waitingHere } from '#staff/board/waiting-here.ts';
import { queueOf } from '#staff/tables/table-views.ts';
import { dueOf } from '#staff/tables/tables-view.ts';
import type { Viewing } from '#staff/tables/viewing.ts';

const MINUTE = 60_000;
const NOON = Date.UTC(2026, 5, 1, 12);
const viewing: Viewing = {
  waiting: waitingHere([], { tables: [] }),
  ...{ me: 'Maria', myId: '1', now: NOON },
  hrefOf: (table) => `?table=${table}`,
  orderHref: (id) => `?own=${id}`,
  isForWaiters: () => false,
};
const isMine = (byId?: string): boolean | undefined => {
  const coming = { by: 'Maria', at: NOON, ...(byId !== undefined && { byId }) };
  const call: StaffCall = { id: 'c1' as CommandId, table: '12', kind: 'call', needs: [], text: '', at: NOON, coming };
  const board: Board = { seq: 1, at: NOON, tables: [], orders: [], calls: [call], off: [] };
  return queueOf(board, viewing).asking[0]?.coming?.isMine;
};

test('coming waiter: is matched by id, so that a colleague of the same name reads another person', () => {
  expect([isMine('1'), isMine('2'), isMine()]).toEqual([true, false, false]);
});

test('accepted service for a time: waits for it without a ring, then is due and rings', () => {
  const wantedAt = NOON + 60 * MINUTE;
  const at = (now: number) => {
    const coming = { by: 'Maria', at: NOON };
    const call: StaffCall = {
      id: 'c1' as CommandId,
      table: '204',
      kind: 'call',
      needs: [],
      text: '',
      at: NOON,
      coming,
      wantedAt,
    };
    const board: Board = { seq: 1, at: NOON, tables: [], orders: [], calls: [call], off: [] };
    const queue = queueOf(board, { ...viewing, now });
    return { due: queue.asking.map(dueOf), rings: ringsOf(queue).map(({ kind }) => kind) };
  };
  expect(at(NOON)).toEqual({ due: ['later'], rings: [] });
  expect(at(wantedAt - 10 * MINUTE)).toEqual({ due: ['now'], rings: ['due'] });
});

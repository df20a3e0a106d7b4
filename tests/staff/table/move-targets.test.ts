// Tables to which guests, or one of their orders, may be moved.
import { expect, test } from 'vitest';
import type { OrderType } from '#domain/place/place.ts';
import type { Board } from '#domain/service/board.ts';
import { countersBeside, targetsOf } from '#staff/table/move-targets.ts';

const tableOf = (name: string, orderType: OrderType) => ({ name, orderType }) as Board['tables'][number];
const board = {
  tables: [
    tableOf('1', 'spot'),
    tableOf('2', 'tablet_mode'),
    tableOf('Bar', 'served_on_spot'),
    tableOf('201', 'room'),
    tableOf('202', 'room'),
  ],
} as unknown as Board;
const names = (...asked: Parameters<typeof targetsOf>) => targetsOf(...asked).map(({ name }) => name);

test('move targets: a party moves between tables and rooms, and never into a counter', () => {
  expect(names(board, '1', 'party')).toEqual(['2']);
  expect(names(board, '2', 'party')).toEqual(['1']);
  expect(names(board, '201', 'party')).toEqual(['202']);
  expect(names(board, 'Bar', 'party')).toEqual([]);
});

test('move targets: one order of a counter moves to the table where its guest sits down', () => {
  expect(names(board, 'Bar', 'order')).toEqual(['1', '2']);
  expect(names(board, '', 'order')).toEqual(['1', '2']);
});

test('move targets: the other counters are listed, never the counter itself', () => {
  expect(countersBeside(board, '1')).toEqual(['Bar']);
  expect(countersBeside(board, 'Bar')).toEqual([]);
});

// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CommandId } from '#domain/ids.ts';
import type { Board } from '#domain/service/board.ts';
import type { HereDone } from '#staff/board/use-staff-commands.ts';
import { useUntilOnBoard } from '#staff/take-order/until-on-board.ts';

type Told = Pick<Board, 'tables' | 'orders' | 'calls'>;

const PAID = {
  id: 'one' as CommandId,
  command: { kind: 'paid', sittingId: 'sitting', amount: 500, tender: 'cash' },
  at: 1,
  refusal: undefined,
} as unknown as HereDone;
const SERVED = {
  ...PAID,
  id: 'two',
  command: { kind: 'orderStatus', orderId: 'order', to: 'served_spot' },
} as HereDone;
const board = (...ids: readonly string[]): Told =>
  ({
    tables: [{ name: '1', sitting: { id: 'sitting', payments: ids.map((id) => ({ id })) } }],
    orders: [],
    calls: [],
  }) as never;

interface Shown {
  readonly waiting?: readonly HereDone[];
  readonly refused?: readonly HereDone[];
  readonly told?: Told;
}
const NOTHING: readonly HereDone[] = [];
const BARE = board();
const follow = () => {
  const first: Shown = { waiting: [PAID, SERVED] };
  return renderHook(
    ({ waiting = NOTHING, refused = NOTHING, told = BARE }: Shown) =>
      useUntilOnBoard(waiting, refused, told).map(({ id }) => id),
    { initialProps: first },
  );
};

test('pending payment: counts until the board contains it, also after the server has accepted it', () => {
  const { result, rerender } = follow();
  expect(result.current).toEqual(['one', 'two']);
  rerender({});
  expect(result.current).toEqual(['one']);
  rerender({ told: board('one') });
  expect(result.current).toEqual([]);
  rerender({ told: board() });
  expect(result.current).toEqual([]);
});

test('pending payment: counts once when the board shows it before its answer arrives', () => {
  const { result, rerender } = follow();
  rerender({ waiting: [PAID], told: board('one') });
  expect(result.current).toEqual([]);
});

test('pending payment: a rejected payment stops counting', () => {
  const { result, rerender } = follow();
  rerender({ refused: [PAID] });
  expect(result.current).toEqual([]);
});

const COMING = {
  ...PAID,
  id: 'three',
  command: { kind: 'callAnswer', callId: 'call', answer: 'coming' },
} as unknown as HereDone;
const withCall = (call: object): Told => ({ tables: [], orders: [], calls: [{ id: 'call', ...call }] }) as never;
const ring = (first: Shown) =>
  renderHook(
    ({ waiting = NOTHING, refused = NOTHING, told = withCall({}) }: Shown) =>
      useUntilOnBoard(waiting, refused, told).map(({ id }) => id),
    { initialProps: first },
  );

test('pending call: “I am coming” stays without a gap until the board shows it', () => {
  const { result, rerender } = ring({ waiting: [COMING] });
  expect(result.current).toEqual(['three']);
  rerender({});
  expect(result.current).toEqual(['three']);
  rerender({ told: withCall({ coming: { by: 'Maria', at: 1 } }) });
  expect(result.current).toEqual([]);
});

test('pending call: a done call stays hidden until the board drops it, and returns if rejected', () => {
  const done = { ...COMING, command: { ...COMING.command, answer: 'done' } } as HereDone;
  const { result, rerender } = ring({ waiting: [done] });
  rerender({});
  expect(result.current).toEqual(['three']);
  rerender({ refused: [done] });
  expect(result.current).toEqual([]);
  const other = ring({ waiting: [done] });
  other.rerender({ told: { tables: [], orders: [], calls: [] } as never });
  expect(other.result.current).toEqual([]);
});

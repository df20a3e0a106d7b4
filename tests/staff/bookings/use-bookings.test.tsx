// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fail, ok } from '#domain/result.ts';
import { useBookings } from '#staff/bookings/use-bookings.ts';

const house = vi.hoisted(() => ({ late: false, isCut: false, answer: undefined as unknown }));
vi.mock('#shared/menu/menu-context.tsx', () => ({ useMenu: () => ({ place: { id: 7, slug: 'neven' } }) }));
vi.mock('#staff/board/use-board.ts', () => ({ useBoard: () => ({ board: { seq: 1 } }) }));
vi.mock('#staff/frame/staff-context.tsx', () => {
  const http = async () => ({ send: async () => undefined });
  return { useStaffHttp: () => http };
});
vi.mock('#core/api/staff/bookings-requests.ts', () => ({
  listBookings: async () =>
    house.isCut
      ? fail({ kind: 'no_response' })
      : ok({ date: '2026-11-28', bookings: [{ id: 'b1', late: house.late }], tables: [] }),
  changeBooking: async () => house.answer,
}));

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(house, { late: false, isCut: false, answer: fail({ kind: 'no_response' }) });
});
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const open = async () => {
  const { result } = renderHook(() => useBookings('2026-11-28'));
  await pass(10);
  return result;
};

test('bookings: a lost answer is called unknown, until the list shows the change', async () => {
  const here = await open();
  house.isCut = true;
  await act(() => here.current.act('b1', { action: 'late' }));
  await pass(3_100);
  expect(here.current.refused?.why).toBe('act_unanswered');
  Object.assign(house, { isCut: false, late: true });
  await pass(3_100);
  expect([here.current.refused, here.current.why]).toEqual([undefined, undefined]);
});

test('bookings: a lost answer of an action that was not done says so', async () => {
  const here = await open();
  await act(() => here.current.act('b1', { action: 'late' }));
  await pass(3_100);
  expect(here.current.refused?.why).toBe('act_undone');
});

test('bookings: a refusal goes once its booking has changed', async () => {
  const here = await open();
  house.answer = fail({ kind: 'refused', status: 409, message: 'illegal' });
  await act(() => here.current.act('b1', { action: 'late' }));
  expect(here.current.refused?.why).toBe('illegal');
  house.late = true;
  house.answer = ok({});
  await act(() => here.current.act('b1', { action: 'late' }));
  expect(here.current.refused).toBeUndefined();
});

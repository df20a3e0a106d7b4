// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fail, ok } from '#domain/result.ts';
import { useManaged } from '#staff/frame/use-managed.ts';

const house = vi.hoisted(() => ({ asked: 0, answer: 'nothing' as 'nothing' | 'no code' | 'forbidden' | 'people' }));
vi.mock('#shared/menu/menu-context.tsx', () => ({ useMenu: () => ({ place: { id: 7 } }) }));
vi.mock('#staff/frame/staff-context.tsx', () => {
  const http = async () => {
    house.asked += 1;
    if (house.answer === 'no code') throw new Error('The code of the database cannot be had');
    return { send: async () => undefined };
  };
  return { useStaffHttp: () => http };
});
const read = async () => {
  if (house.answer === 'people') return ok('people');
  return house.answer === 'forbidden'
    ? fail({ kind: 'refused' as const, status: 403, message: 'forbidden' })
    : fail({ kind: 'no_response' as const });
};

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(house, { asked: 0, answer: 'nothing' });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test.each(['nothing', 'no code'] as const)(
  'managed page: after a first load with %s, it retries until an answer arrives',
  async (met) => {
    house.answer = met;
    const { result } = renderHook(() => useManaged(read));
    await wait(0);
    expect(result.current).toMatchObject({ found: undefined, problem: { why: 'no_response' } });
    await wait(12_000);
    expect(result.current.problem).toEqual({ why: 'no_response' });
    house.answer = 'people';
    await wait(5_000);
    expect(result.current).toMatchObject({ found: 'people', problem: undefined });
    const asked = house.asked;
    await wait(60_000);
    expect(house.asked).toBe(asked);
  },
);

test('managed page: a forbidden page is requested only once', async () => {
  house.answer = 'forbidden';
  const { result } = renderHook(() => useManaged(read));
  await wait(60_000);
  expect(result.current.problem).toMatchObject({ why: 'forbidden' });
  expect(house.asked).toBe(1);
});

test('managed page: an unanswered change stays marked, and the loaded data stays', async () => {
  house.answer = 'people';
  const { result } = renderHook(() => useManaged(read));
  await wait(0);
  house.answer = 'nothing';
  await act(async () => void (await result.current.change(read)));
  house.answer = 'people';
  await wait(60_000);
  expect(result.current).toMatchObject({ found: 'people', problem: { why: 'no_response' } });
});

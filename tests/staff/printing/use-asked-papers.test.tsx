// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CommandId } from '#domain/ids.ts';
import type { PaperState } from '#domain/service/paper.ts';
import { useAskedPapers } from '#staff/printing/use-asked-papers.ts';

const COMMAND = '0199c000-0000-7000-8000-000000000001' as CommandId;
const house = vi.hoisted(() => ({
  asked: [] as string[],
  /** `undefined`: no answer. */
  state: undefined as string | undefined,
  waiting: [] as { id: string }[],
  refused: [] as { id: string; refusal: { code: string } }[],
}));
vi.mock('#shared/menu/menu-context.tsx', () => ({ useMenu: () => ({ place: { id: 7 } }) }));
vi.mock('#staff/board/use-staff-commands.ts', () => ({ useStaffCommands: () => house }));
vi.mock('#staff/frame/staff-context.tsx', () => {
  const http = async () => ({
    send: async (path: string) => {
      house.asked.push(path);
      if (house.state === 'throws') throw new Error('The device is out of order');
      if (house.state === 'forbidden')
        return { ok: true, value: { status: 403, headers: new Headers(), body: { success: false } } };
      if (house.state === undefined) return { ok: false, error: { kind: 'no_response' } };
      const papers = house.state === '' ? [] : [{ printer: 'Бар', job: 'asked/1/bill', state: house.state }];
      return { ok: true, value: { status: 200, headers: new Headers(), body: { papers } } };
    },
  });
  return { useStaffHttp: () => http };
});

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(house, { asked: [], state: undefined, waiting: [], refused: [] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const show = () => renderHook(() => useAskedPapers(COMMAND, 'Бар'));

test('asked papers: the state is polled until printed, then polling stops', async () => {
  const { result } = show();
  await wait(0);
  expect(result.current).toMatchObject({ papers: undefined, gap: 'unheard' });
  for (const state of ['queued', 'sending', 'failed', 'printed'] satisfies PaperState[]) {
    house.state = state;
    await wait(1000);
    expect(result.current.papers?.map((paper) => paper.state)).toEqual([state]);
    expect(result.current.gap).toBeUndefined();
  }
  expect(house.asked[0]).toBe(`staff/papers/${COMMAND}?printer=%D0%91%D0%B0%D1%80`);
  const times = house.asked.length;
  await wait(5000);
  expect(house.asked).toHaveLength(times);
});

test('asked papers: a network failure keeps the last state and marks it as old', async () => {
  house.state = 'sending';
  const { result } = show();
  await wait(0);
  house.state = undefined;
  await wait(1000);
  expect(result.current.papers?.map(({ state }) => state)).toEqual(['sending']);
  expect(result.current.gap).toBe('unheard');
});

test('asked papers: a pending or rejected command shows as such; a rejected one is not polled', async () => {
  house.state = '';
  house.waiting = [{ id: COMMAND }];
  const { result, rerender } = show();
  await wait(0);
  expect(result.current).toMatchObject({ waits: true, papers: [] });
  Object.assign(house, { waiting: [], refused: [{ id: COMMAND, refusal: { code: 'unknown_sitting' } }] });
  rerender();
  const times = house.asked.length;
  await wait(5000);
  expect(result.current).toMatchObject({ waits: false, refusal: { code: 'unknown_sitting' } });
  expect(house.asked).toHaveLength(times);
});

test('asked papers: an answer without a state is not shown as a network failure, and is polled again', async () => {
  const { result } = show();
  for (const state of ['forbidden', 'throws']) {
    house.state = state;
    await wait(1000);
    expect(result.current.gap, state).toBe('unsaid');
  }
  house.state = 'printed';
  await wait(1000);
  expect(result.current).toMatchObject({ gap: undefined, papers: [{ state: 'printed' }] });
});

test('asked papers: a command without a paper counts as missing after a while; one pending here does not', async () => {
  house.state = '';
  house.waiting = [{ id: COMMAND }];
  const { result, rerender } = show();
  await wait(60_000);
  expect(result.current.isMissing).toBe(false);
  house.waiting = [];
  rerender();
  await wait(10_000);
  expect(result.current.isMissing).toBe(false);
  await wait(10_000);
  expect(result.current.isMissing).toBe(true);
  house.state = 'queued';
  await wait(1000);
  expect(result.current.isMissing).toBe(false);
});

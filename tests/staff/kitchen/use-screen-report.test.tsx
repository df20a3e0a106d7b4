// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ScreenSound } from '#domain/service/screens.ts';
import { useScreenReport } from '#staff/kitchen/use-screen-report.ts';

const sent = vi.hoisted(() => [] as unknown[]);
vi.mock('#shared/menu/menu-context.tsx', () => ({ useMenu: () => ({ place: { id: 7 } }) }));
vi.mock('#staff/frame/staff-context.tsx', () => {
  const http = async () => ({
    send: async (path: string, { json, place }: { json: object; place: number }) => {
      sent.push([path, place, json]);
      return { ok: false, error: { kind: 'no_response' } };
    },
  });
  return { useStaffHttp: () => http };
});

beforeEach(() => {
  vi.useFakeTimers();
  sent.length = 0;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const said = (sound: string) => ['staff/screen', 7, { sound }];

test('screen report: is sent at once, four times a minute and on a sound change, even without answers', async () => {
  const { rerender, unmount } = renderHook(({ sound }) => useScreenReport(sound), {
    initialProps: { sound: 'silent' as ScreenSound | undefined },
  });
  await wait(0);
  expect(sent).toEqual([said('silent')]);
  await wait(60_000);
  expect(sent).toHaveLength(5);
  rerender({ sound: 'ready' });
  await wait(0);
  expect(sent.at(-1)).toEqual(said('ready'));
  unmount();
  await wait(60_000);
  expect(sent).toHaveLength(6);
});

test('screen report: a device that is not a kitchen screen sends no report', async () => {
  renderHook(() => useScreenReport(undefined));
  await wait(60_000);
  expect(sent).toEqual([]);
});

test('screen report: a hidden page sends none, and a page that becomes visible sends one at once', async () => {
  const turn = async (state: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await wait(0);
  };
  renderHook(() => useScreenReport('ready'));
  await turn('hidden');
  sent.length = 0;
  await wait(60_000);
  expect(sent).toEqual([]);
  await turn('visible');
  expect(sent).toEqual([said('ready')]);
  await wait(15_000);
  expect(sent).toHaveLength(2);
});

// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fail, ok } from '#domain/result.ts';
import { useDrafts } from '#staff/publish/use-drafts.ts';

const house = vi.hoisted(() => ({ readAgain: vi.fn(async () => undefined), takes: true, base: 'b' }));
vi.mock('#shared/menu/menu-context.tsx', () => ({ useMenu: () => ({ place: { id: 7, slug: 'neven' } }) }));
vi.mock('#shared/tabl-context.tsx', () => ({ useTabl: () => ({ menus: house }) }));
vi.mock('#staff/frame/staff-context.tsx', () => {
  const http = async () => ({ send: async () => undefined });
  return { useStaffHttp: () => http };
});
vi.mock('#core/api/staff/drafts-requests.ts', () => {
  const told = async () => (house.takes ? ok({}) : fail({ kind: 'no_response' as const }));
  return {
    fetchDrafts: async () => ok({ base: house.base, file: {}, edits: [], planned: [], last: null, pictures: {} }),
    ...{ publishDrafts: told, undoPublication: told },
    ...{ addDraft: told, cancelPlanned: told, discardDrafts: told, previewDrafts: told, previewUndo: told },
  };
});

beforeEach(() => {
  house.readAgain.mockClear();
  Object.assign(house, { takes: true, base: 'b' });
});

const SEEN = { base: 'b', edits: [] };
const open = async () => {
  const { result } = renderHook(() => useDrafts());
  await act(async () => undefined);
  return result;
};

test('drafts: the console reloads the menu after publishing or undo, so that new stations and dishes are known', async () => {
  const drafts = await open();
  await act(() => drafts.current.publish(SEEN, null));
  expect(house.readAgain).toHaveBeenCalledOnce();
  await act(() => drafts.current.undo('p1'));
  expect(house.readAgain).toHaveBeenCalledTimes(2);
});

test('drafts: a failed publication reloads nothing', async () => {
  house.takes = false;
  const drafts = await open();
  expect(await act(() => drafts.current.publish(SEEN, null))).toBe('refused');
  expect(house.readAgain).not.toHaveBeenCalled();
});

test('drafts: after a lost answer the published version of the server decides', async () => {
  const drafts = await open();
  Object.assign(house, { takes: false, base: 'c' });
  expect(await act(() => drafts.current.publish(SEEN, null))).toBe('published');
  expect(house.readAgain).toHaveBeenCalledOnce();
});

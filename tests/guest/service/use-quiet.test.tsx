// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useQuiet } from '#guest/service/use-quiet.ts';

const SITTING = '0199c000-0000-7000-8000-00000000000a';
const CALL = '0199c000-0000-7000-8000-000000000001';
const house = vi.hoisted(() => ({
  calls: [] as object[],
  made: [] as object[],
  ends: [] as object[],
  pressed: [] as unknown[],
}));
vi.mock('#shared/menu/menu-context.tsx', () => ({ useMenu: () => ({ place: { id: 7 } }) }));
vi.mock('#shared/session/session-context.tsx', () => ({ useSession: () => ({ session: { id: SITTING } }) }));
vi.mock('#shared/use-rows.ts', () => ({ useRows: () => ({ made: house.made, ends: house.ends }) }));
vi.mock('#shared/outbox/use-entry-answers.ts', () => ({
  useEntryAnswers: () => ({
    decline: (id: string) => house.pressed.push(['decline', id]),
    dismiss: (id: string) => house.pressed.push(['dismiss', id]),
  }),
}));
vi.mock('#guest/service/use-table-calls.ts', () => ({
  useCalls: () => ({ calls: house.calls, isRead: true }),
  useWaiterCalls: () => ({
    call: (asked: object) => house.pressed.push(['call', asked]),
    end: (id: string, how: string) => house.pressed.push(['end', id, how]),
    withdraw: ({ id }: { id: string }) => house.pressed.push(['withdraw', id]),
    isFailed: false,
    seenFailed: () => undefined,
  }),
}));

beforeEach(() => Object.assign(house, { calls: [], made: [], ends: [], pressed: [] }));
afterEach(cleanup);

const made = (state: string, sessionId = SITTING) => ({
  id: CALL,
  quiet: true,
  state,
  orderer: { kind: 'room', sessionId },
});
const listed = { id: CALL, kind: 'quiet', at: 1 };
const toggle = () => {
  const { result } = renderHook(() => useQuiet());
  const { state } = result.current;
  act(() => result.current.onToggle());
  return { state, pressed: house.pressed };
};
const END = [['end', CALL, 'withdrawn']];

test('quiet: an accepted “do not disturb” shows before the list of calls is loaded, and can be ended', () => {
  house.made = [made('received')];
  expect(toggle()).toEqual({ state: 'on', pressed: END });
});

test('quiet: a “do not disturb” from the list is ended by its own id', () => {
  Object.assign(house, { calls: [listed], made: [made('received')] });
  expect(toggle()).toEqual({ state: 'on', pressed: END });
});

test.each([
  ['its list has come', { calls: [{ ...listed, withdrawnAt: 2 }], made: [made('received')] }],
  ['its list is on its way', { made: [made('received')], ends: [{ call: CALL, state: 'received' }] }],
  ['the room is another sitting’s', { made: [made('received', '0199c000-0000-7000-8000-00000000000b')] }],
])('quiet: an ended “do not disturb” can be started again: %s', (_, rows) => {
  Object.assign(house, rows);
  expect(toggle()).toEqual({ state: 'off', pressed: [['call', { needs: [], text: '', quiet: true }]] });
});

test('quiet: a pending start or end can be taken back', () => {
  house.made = [made('queued')];
  expect(toggle()).toEqual({ state: 'beginning', pressed: [['withdraw', CALL]] });
  Object.assign(house, { made: [made('received')], ends: [{ id: 'e', call: CALL, state: 'queued' }], pressed: [] });
  expect(toggle()).toEqual({ state: 'ending', pressed: [['decline', 'e']] });
});

// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { readStoredBoard } from '#contract/service/board.ts';
import { DEFAULT_SETTINGS } from '#domain/place/settings.ts';
import type { Ring } from '#domain/service/rings.ts';
import { useKitchen } from '#staff/kitchen/use-kitchen.ts';
import { buildIndex } from '../../support/build-menu.ts';

const NOW = 1_780_000_000_000;
const here = vi.hoisted(() => ({ board: undefined as unknown, now: 0, isStale: false }));
const nothing = vi.hoisted(() => ({ commands: { send: async () => undefined, waiting: [], refused: [] } }));
const menu = vi.hoisted(() => ({ value: {} as unknown }));
const made = vi.hoisted(() => ({ boards: 0, rings: [] as readonly Ring[], reported: undefined as unknown }));
vi.mock('#domain/kitchen/tickets.ts', async (original) => {
  const tickets = await original<typeof import('#domain/kitchen/tickets.ts')>();
  const stationBoard: typeof tickets.stationBoard = (...of) => {
    made.boards += 1;
    return tickets.stationBoard(...of);
  };
  return { ...tickets, stationBoard };
});
vi.mock('#shared/menu/menu-context.tsx', () => ({ useMenu: () => menu.value }));
vi.mock('#shared/tabl-context.tsx', () => {
  const tabl = { serverNow: () => here.now, deviceNow: () => here.now };
  return { useTabl: () => tabl };
});
vi.mock('#staff/frame/staff-context.tsx', () => {
  const staff = { identity: { kind: 'station', stationId: 'kitchen', name: 'Кухня' } };
  return { useStaff: () => staff };
});
vi.mock('#staff/board/use-board.ts', () => ({ useBoard: () => ({ ...here, heardAt: 1 }) }));
vi.mock('#staff/board/use-staff-commands.ts', () => ({ useStaffCommands: () => nothing.commands }));
vi.mock('#staff/frame/use-now.ts', () => ({ useNow: () => here.now }));
vi.mock('#staff/printing/use-paper-trouble.ts', () => ({ usePaperTrouble: () => ({ rings: [] }) }));
vi.mock('#staff/board/use-ringing.ts', () => ({
  useRinging: (rings: readonly Ring[]) => {
    made.rings = rings;
    return { state: 'ready' };
  },
}));
vi.mock('#staff/kitchen/use-screen-report.ts', () => ({
  useScreenReport: (sound: unknown) => {
    made.reported = sound;
  },
}));
vi.mock('#core/platform/device/wake-lock.ts', () => ({ keepAwake: () => undefined }));
afterEach(cleanup);

const order = (id: string, seenAt?: number) => ({
  ...{ id, label: '', number: 1, table: '3', orderType: 'spot', status: 'ordered', placedAt: NOW - 60_000 },
  lines: [{ productId: 1, variantId: 1, name: 'Мусака', size: '', added: [], removed: [], quantity: 1, total: 100 }],
  facts: { lineTicks: {}, readyAt: {}, ...(seenAt !== undefined && { seenAt }) },
  ...{ total: 100, currency: 'EUR' },
});
/** A board as read from disk: every object is new. */
const read = (seq: number, ...orders: object[]) => {
  const board = { seq, at: NOW, tables: [], orders, calls: [], off: [] };
  const stored = readStoredBoard(structuredClone({ placeId: 1, board, heardAt: 1 }));
  if (!stored) throw new Error('The test wrote no board');
  return stored.board;
};

test('kitchen: an unchanged ticket is not rendered again as time passes and orders arrive', () => {
  menu.value = { place: { id: 1 }, index: buildIndex({}), settings: DEFAULT_SETTINGS };
  here.now = NOW;
  here.board = read(1, order('a'), order('b'));
  const { result, rerender } = renderHook(() => useKitchen(undefined));
  const [a, b] = result.current.board?.open ?? [];
  here.now += 1000;
  rerender();
  expect(result.current.board?.open).toStrictEqual([a, b]);
  expect(result.current.board?.open[0]).toBe(a);
  here.board = read(2, order('a'), order('b', NOW), order('c'));
  rerender();
  const open = result.current.board?.open ?? [];
  expect(open.map(({ id, isSeen }) => [id, isSeen])).toEqual([
    ['a', false],
    ['b', true],
    ['c', false],
  ]);
  expect(open[0]).toBe(a);
});

test('kitchen: the board is rebuilt on each change, and every ten seconds by time', () => {
  menu.value = { place: { id: 1 }, index: buildIndex({}), settings: DEFAULT_SETTINGS };
  here.now = NOW - (NOW % 10_000);
  here.board = read(1, order('a'));
  const { rerender } = renderHook(() => useKitchen(undefined));
  made.boards = 0;
  for (let second = 0; second < 9; second += 1) {
    here.now += 1000;
    rerender();
  }
  expect(made.boards).toBe(0);
  here.now += 1000;
  rerender();
  expect(made.boards).toBe(1);
  here.board = read(2, order('a'), order('b'));
  rerender();
  expect(made.boards).toBe(2);
});

test('kitchen: a station’s screen also rings for another station’s unseen orders, because it may be the only one awake', () => {
  const bar = { id: 'bar', name: 'Бар', categories: [], isDefault: true };
  const hot = { id: 'kitchen', name: 'Кухня', categories: [], isDefault: false };
  menu.value = { place: { id: 1, stations: [hot, bar] }, index: buildIndex({}), settings: DEFAULT_SETTINGS };
  here.now = NOW;
  here.board = read(1, order('a'));
  const { result, rerender } = renderHook(() => useKitchen(undefined));
  expect(made.rings).toEqual([{ key: 'unseen a', kind: 'unseen' }]);
  expect(result.current.unseen).toMatchObject([{ id: 'a', stations: ['Бар'] }]);
  // The bar has neither a screen nor a printer, so there is no other place to see the order.
  here.board = { ...read(2, order('a')), bareStations: ['bar'] };
  rerender();
  expect([made.rings, result.current.unseen]).toEqual([[], []]);
  here.board = read(3, order('a', NOW));
  rerender();
  expect(made.rings).toEqual([]);
});

test('kitchen: knows whether the shown station has a screen; a board of an older server does not say it', () => {
  menu.value = { place: { id: 1 }, index: buildIndex({}), settings: DEFAULT_SETTINGS };
  here.board = read(1, order('a'));
  const { result, rerender } = renderHook(() => useKitchen(undefined));
  expect(result.current.hasScreen).toBe(false);
  here.board = { ...read(2, order('a')), screenStations: ['kitchen'] };
  rerender();
  expect(result.current.hasScreen).toBe(true);
  here.board = { ...read(3, order('a')), screenStations: ['bar'] };
  rerender();
  expect(result.current.hasScreen).toBe(false);
});

test('kitchen: a screen reports presence while its board is fresh, and keeps ringing on a stale board', () => {
  menu.value = { place: { id: 1 }, index: buildIndex({}), settings: DEFAULT_SETTINGS };
  here.now = NOW;
  here.board = undefined;
  const { rerender } = renderHook(() => useKitchen(undefined));
  expect(made.reported).toBeUndefined();
  here.board = read(1, order('a'));
  rerender();
  expect(made.reported).toBe('ready');
  here.isStale = true;
  rerender();
  expect(made.reported).toBeUndefined();
  expect(made.rings).toHaveLength(1);
  here.isStale = false;
});

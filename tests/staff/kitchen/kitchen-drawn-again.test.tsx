// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { OrderId } from '#domain/ids.ts';
import type { Ticket } from '#domain/kitchen/tickets.ts';
import { KitchenScreen } from '#staff/kitchen/kitchen-screen.tsx';
import { renderScreen } from '../../support/render-screen.tsx';

const drawn = vi.hoisted(() => [] as string[]);
vi.mock('#staff/kitchen/where-text.tsx', () => ({
  WhereText: ({ table }: { table: string }) => {
    drawn.push(table);
    return <>{table}</>;
  },
}));

let looks: (() => void)[] = [];
beforeEach(() => {
  drawn.length = 0;
  looks = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: readonly object[]) => void) {
        looks.push(() => tell([{ isIntersecting: false }]));
      }
      observe() {}
      disconnect() {}
    },
  );
});

const NOW = Date.UTC(2026, 5, 1, 10, 42);
const ticket = (table: string, seconds: number): Ticket => ({
  ...{ id: table as OrderId, number: 1, label: '', table, room: undefined, orderType: 'spot', status: 'ordered' },
  ...{
    placedAt: NOW - seconds * 1000,
    dueFrom: NOW - seconds * 1000,
    orderedAt: undefined,
    isSeen: false,
    isLoud: true,
    isRecalled: false,
    isSaidDone: false,
    startedAt: undefined,
  },
  ...{ delayedMinutes: undefined, movedFrom: undefined, avoids: [], diets: [], lines: [], alsoAt: [] },
});
const actions = {
  ...{ onShown: vi.fn(), onTaken: vi.fn(), onStart: vi.fn(), onTick: vi.fn(), onReady: vi.fn() },
  ...{ onRecall: vi.fn(), onDelay: vi.fn(), onVoidRead: vi.fn() },
};
const waiting = new Set<string>();
const screen = (open: readonly Ticket[], now = NOW) => (
  <KitchenScreen
    {...{
      name: { text: 'Топла кухня', language: 'bg' },
      language: 'bg',
      board: { open, ready: [], voids: [], counts: [] },
      now,
      actions,
    }}
    {...{ timeZone: 'Europe/Sofia', heardAt: now, isStale: false, sound: 'ready', waiting, mayAct: true }}
    onOff={() => undefined}
    onUnlock={() => undefined}
    onTakeOff={() => undefined}
  />
);

test('kitchen: a new order renders only its ticket, and the clock renders only the ages', () => {
  const [old, young] = [ticket('1', 120), ticket('2', 20)];
  const { rerender, container } = renderScreen(screen([old, young]));
  expect(drawn).toEqual(['1', '2']);
  drawn.length = 0;
  rerender(screen([old, young, ticket('3', 0)]));
  expect(drawn).toEqual(['3']);
  drawn.length = 0;
  rerender(screen([old, young], NOW + 1000));
  expect(drawn).toEqual([]);
  expect(container.textContent).toContain('0:21');
});

test('kitchen: an off-screen ticket is skipped only after its first layout, without a new render', () => {
  const { container } = renderScreen(screen([ticket('1', 120)]));
  const card = container.querySelector('[data-testid=ticket]');
  expect(card?.hasAttribute('data-measured')).toBe(false);
  drawn.length = 0;
  act(() => {
    for (const look of looks) look();
  });
  expect(card?.hasAttribute('data-measured')).toBe(true);
  expect(drawn).toEqual([]);
});

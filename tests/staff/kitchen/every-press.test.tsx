// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readStoredBoard } from '#contract/service/board.ts';
import { ORDER_STATUSES, type OrderStatus } from '#domain/order/order.ts';
import { NO_FACTS, type OrderFactKind } from '#domain/order/order-facts.ts';
import { canMove } from '#domain/order/order-status.ts';
import { ORDER_TYPES } from '#domain/place/place.ts';
import { DEFAULT_SETTINGS } from '#domain/place/settings.ts';
import { mayBeRefused, nextMoves } from '#domain/service/order-stage.ts';
import type { StaffCommand } from '#domain/service/staff-command.ts';
import { KitchenScreen } from '#staff/kitchen/kitchen-screen.tsx';
import { useKitchen } from '#staff/kitchen/use-kitchen.ts';
import { buildIndex } from '../../support/build-menu.ts';
import { renderScreen } from '../../support/render-screen.tsx';

const NOW = 1_780_000_000_000;
const here = vi.hoisted(() => ({
  board: undefined as unknown,
  menu: {} as unknown,
  sent: [] as unknown[],
  awake: 0,
  commands: { send: async (_: unknown) => undefined, waiting: [], refused: [] },
}));
vi.mock('#shared/menu/menu-context.tsx', () => ({ useMenu: () => here.menu }));
vi.mock('#shared/tabl-context.tsx', () => {
  const tabl = { serverNow: () => NOW, deviceNow: () => NOW };
  return { useTabl: () => tabl };
});
vi.mock('#staff/frame/staff-context.tsx', () => {
  const staff = { identity: { kind: 'station', stationId: 'kitchen', name: 'Kitchen' } };
  return { useStaff: () => staff };
});
vi.mock('#staff/board/use-board.ts', () => ({ useBoard: () => ({ board: here.board, heardAt: 1, isStale: false }) }));
vi.mock('#staff/board/use-staff-commands.ts', () => ({ useStaffCommands: () => here.commands }));
vi.mock('#staff/frame/use-now.ts', () => ({ useNow: () => NOW }));
vi.mock('#staff/printing/use-paper-trouble.ts', () => ({ usePaperTrouble: () => ({ rings: [] }) }));
vi.mock('#staff/board/use-ringing.ts', () => ({ useRinging: () => ({ state: 'ready' }) }));
vi.mock('#staff/kitchen/use-screen-report.ts', () => ({ useScreenReport: () => undefined }));
vi.mock('#core/platform/device/wake-lock.ts', () => ({
  keepAwake: () => {
    here.awake += 1;
    return () => {
      here.awake -= 1;
    };
  },
}));

let shown: (() => void)[] = [];
beforeEach(() => {
  here.sent = [];
  here.commands.send = async (command) => void here.sent.push(command);
  here.menu = { place: { id: 1 }, index: buildIndex({}), settings: DEFAULT_SETTINGS };
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean; intersectionRatio: number }[]) => void) {
        shown.push(() => tell([{ isIntersecting: true, intersectionRatio: 1 }]));
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => then());
});
afterEach(() => {
  cleanup();
  shown = [];
});

const Board = () => {
  const { board, actions } = useKitchen(undefined);
  if (!board) throw new Error('The test wrote no board');
  return (
    <KitchenScreen
      {...{
        board,
        actions,
        name: { text: 'Kitchen', language: 'en' },
        language: 'en',
        now: NOW,
        timeZone: 'Europe/Sofia',
        heardAt: NOW,
      }}
      {...{ isStale: false, sound: 'ready', waiting: new Set<string>(), mayAct: true }}
      onOff={() => undefined}
      onUnlock={() => undefined}
      onTakeOff={() => undefined}
    />
  );
};

/** The kitchen's screen with one order. */
const open = (facts: object = {}, over: object = {}) => {
  const line = (productId: number) => ({
    ...{ productId, variantId: productId, name: 'Musaka', size: '', added: [], removed: [], quantity: 1, total: 100 },
  });
  const order = {
    ...{ id: 'a', label: 'K2-1', number: 1, table: '3', orderType: 'spot', status: 'ordered', placedAt: NOW - 60_000 },
    ...{ lines: [line(1), line(2)], total: 100, currency: 'EUR', ...over },
    facts: { lineTicks: {}, readyAt: {}, ...facts },
  };
  const board = { seq: 1, at: NOW, tables: [], orders: [order], calls: [], off: [] };
  const stored = readStoredBoard(structuredClone({ placeId: 1, board, heardAt: 1 }));
  if (!stored) throw new Error('The test wrote no board');
  here.board = stored.board;
  renderScreen(<Board />);
};

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const TAKEN = { seenAt: 1, accepted: { by: 'Maria', at: 1 } };

/** Facts set by the venue's automatic rule, or by people on the waiters' screens. */
type OfPeople = 'lineVoid' | 'unserved' | 'served' | 'held' | 'confirmed';

/** The press that sets each fact on the kitchen screen. The compiler requires an entry for a new fact. */
const MADE_BY: Readonly<Record<Exclude<OrderFactKind, OfPeople>, () => Promise<void>>> = {
  seen: async () => {
    open();
    act(() => {
      for (const show of shown) show();
    });
  },
  accepted: async () => {
    open();
    await press('Accept');
  },
  started: async () => {
    open(TAKEN);
    await press('Start');
  },
  delayed: async () => {
    open(TAKEN);
    await press('More for order K2-1');
    await press('10 min');
  },
  tick: async () => {
    open(TAKEN);
    await userEvent.click(screen.getAllByRole('button', { name: /Musaka/ })[0] as HTMLElement);
  },
  ready: async () => {
    open(TAKEN);
    await press('Ready');
  },
  recalled: async () => {
    open({ ...TAKEN, readyAt: { kitchen: NOW - 1000 } }, { status: 'cooked_spot' });
    await press('Call back');
    await userEvent.click(screen.getAllByRole('button', { name: 'Call back' }).at(-1) as HTMLElement);
  },
  voidRead: async () => {
    open(TAKEN, { status: 'rejected', rejected: { at: NOW - 1000, by: 'Maria' } });
    await press('Taken off');
  },
  lineVoidRead: async () => {
    const reason = { code: 'sold_out', text: '', productIds: [] };
    open({ ...TAKEN, lineVoids: { 1: { by: 'Maria', at: NOW, reason } } });
    await press('Taken off');
  },
};

const said = (): readonly string[] =>
  (here.sent as StaffCommand[]).flatMap((command) => (command.kind === 'orderFact' ? command.fact.kind : []));

test.each(Object.keys(MADE_BY) as (keyof typeof MADE_BY)[])(
  'kitchen: the fact "%s" can be set on the kitchen screen',
  async (kind) => {
    await MADE_BY[kind]();
    expect(said()).toContain(kind);
  },
);

test('kitchen: an order can be started once, and not when the board shows it as recalled or ready', () => {
  open({ ...TAKEN, startedAt: NOW });
  expect(screen.queryByRole('button', { name: 'Start' })).toBeNull();
  expect(screen.getByTestId('ticket').textContent).toContain('Begun at');
  cleanup();
  open({ ...TAKEN, recalledAt: NOW }, { status: 'cooked_spot' });
  expect(screen.getByRole('button', { name: 'Ready' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Start' })).toBeNull();
});

test('kitchen: the screen stays awake while it is open', () => {
  open();
  expect(here.awake).toBe(1);
  cleanup();
  expect(here.awake).toBe(0);
});

test('order status: each one is placed, reached by a staff step, refused, or paid [S4.01]', () => {
  const reached = new Set<OrderStatus>(['ordered']);
  for (const orderType of ORDER_TYPES) {
    const steps: OrderStatus[] = ['ordered'];
    for (const status of steps) {
      steps.push(...nextMoves({ status, orderType, facts: NO_FACTS }).filter((to) => !steps.includes(to)));
      if (mayBeRefused({ status, orderType })) reached.add('rejected');
      if (canMove(status, 'paid')) reached.add('paid');
    }
    for (const status of steps) reached.add(status);
  }
  expect([...reached].toSorted()).toEqual([...ORDER_STATUSES].toSorted());
});

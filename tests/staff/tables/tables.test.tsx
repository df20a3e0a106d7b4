// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { CommandId, OrderId, SessionId } from '#domain/ids.ts';
import { minor } from '#domain/pricing/money.ts';
import type { TableState } from '#domain/service/table-state.ts';
import { TablesScreen, type TablesScreenProps } from '#staff/tables/tables-screen.tsx';
import type { BillView, CallView, FoodView, TableTileView } from '#staff/tables/tables-view.ts';
import { ofTable, TurnedDown } from '#staff/tables/turned-down.tsx';
import { renderScreen, words } from '../../support/render-screen.tsx';

const NOW = Date.UTC(2026, 5, 1, 10, 42);
const ago = (seconds: number) => NOW - seconds * 1000;
const time = { now: NOW, isStale: false, timeZone: 'Europe/Sofia' };

const tile = (name: string, kind: TableState['kind'], since?: number, waits = false): TableTileView => ({
  name,
  href: `?table=${name}`,
  state: { kind, since },
  waits,
});
const call = (over: Partial<CallView> = {}): CallView => ({
  kind: 'call',
  id: 'c1' as CommandId,
  key: 'c1',
  table: '12',
  href: '?table=12',
  at: ago(100),
  needs: ['Cutlery', 'Water'],
  text: undefined,
  coming: undefined,
  waits: false,
  ...over,
});
const bill: BillView = {
  kind: 'bill',
  id: 'b1' as CommandId,
  key: 'b1',
  table: '7',
  href: '?table=7',
  at: ago(65),
  paymentMethod: 'card',
  total: minor(3156),
  split: { kind: 'evenly', by: 3 },
  coming: undefined,
  waits: false,
};
const food = (kind: FoodView['kind'], over: Partial<FoodView> = {}): FoodView => ({
  kind,
  key: `${kind}-1`,
  table: '3',
  href: '?table=3',
  at: ago(24 * 60),
  ...{ orderType: 'spot', label: 'K2-47' },
  orderId: 'o1' as OrderId,
  dishes: ['Moussaka', 'Kavarma'],
  avoids: [],
  isWhole: true,
  ...{ isForWaiters: false, isDue: true, isSeen: true },
  waits: false,
  ...over,
});

const show = (over: Partial<TablesScreenProps> = {}) =>
  renderScreen(
    <TablesScreen
      onOff={() => undefined}
      offCount={0}
      placeName="Neven"
      rooms={[]}
      own={[]}
      queue={{ asking: [], food: [] }}
      time={time}
      heardAt={NOW}
      tab="queue"
      tabHref={(tab) => `?view=${tab}`}
      onComing={() => undefined}
      onDone={() => undefined}
      onTaken={() => undefined}
      onAccept={() => undefined}
      onShown={() => undefined}
      {...over}
    />,
  );

describe('tables page', () => {
  const rooms = [
    {
      name: 'Saloon',
      tables: [tile('1', 'eating', ago(42 * 60)), tile('3', 'late', ago(24 * 60)), tile('4', 'free')],
    },
    { name: 'Garden', tables: [tile('12', 'calls', ago(100)), tile('14', 'choosing', ago(180), true)] },
  ];

  test('each table shows what it waits for and how long, and each room counts its occupied tables', () => {
    show({ rooms });
    expect(screen.getAllByTestId('table-tile').map((one) => words(one))).toEqual([
      'Table 1eating42 min',
      'Table 3waiting24 min',
      'Table 4free',
      'Table 12calling1 min',
      'Table 14Waiting to be sentseated3 min',
    ]);
    expect(screen.getByText('2 of 3 taken')).toBeTruthy();
    expect(screen.getByText('2 of 2 taken')).toBeTruthy();
  });

  test('on a phone, tables that call or want the bill stand above all rooms, the longest-waiting first', () => {
    const media = () => ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined });
    vi.stubGlobal('matchMedia', media);
    const order = () => screen.getAllByTestId('table-tile').map((one) => /\d+/.exec(words(one))?.[0]);
    show({
      rooms: [...rooms, { name: 'Bar', tables: [tile('20', 'bill', ago(200)), tile('21', 'calls', ago(9), true)] }],
    });
    expect(within(screen.getByTestId('asking-tables')).getAllByTestId('table-tile')).toHaveLength(2);
    expect(order()).toEqual(['20', '12', '1', '3', '4', '14', '21']);
    expect(screen.getAllByText('2 of 2 taken')).toHaveLength(2);
    cleanup();
    vi.unstubAllGlobals();
    show({ rooms });
    expect(screen.queryByTestId('asking-tables')).toBeNull();
    expect(order()).toEqual(['1', '3', '4', '12', '14']);
  });

  test('offline, ages become clock times, and the page says from when its data is', () => {
    show({ rooms, time: { ...time, isStale: true }, heardAt: ago(60) });
    expect(words(screen.getByTestId('stale'))).toContain('You see the tables as of 13:41.');
    expect(screen.getAllByTestId('table-tile').map((one) => words(one))).toContain('Table 12callingsince 13:40');
  });

  test('tables: what is off is counted above the first table, and a press opens it', async () => {
    const onOff = vi.fn();
    show({ rooms, offCount: 3, onOff });
    const button = screen.getByRole('button', { name: 'Off now: 3' });
    const [first] = screen.getAllByTestId('table-tile');
    expect(first && button.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await userEvent.click(button);
    expect(onOff).toHaveBeenCalledOnce();
  });

  test('tables: all notices stand in one line above the tiles, which counts them; offline comes first', () => {
    const notices = ['receipts', 'printer'].map((key) => ({ key, notice: <p>{key}</p> }));
    show({ rooms, time: { ...time, isStale: true }, heardAt: ago(60), notices });
    expect(screen.getAllByTestId('notice-line').map(words)).toEqual(['You see the tables as of 13:41.All 3']);
  });

  test('tables: a tile names every allergy that guests of its table have said, in the reader’s language', () => {
    const [first] = rooms;
    const [tile] = first?.tables ?? [];
    const avoids = ['nuts', 'milk'].map((code) => ({ code, name: 'Ядки' }));
    if (first && tile) show({ rooms: [{ ...first, tables: [{ ...tile, avoids }] }] });
    expect(words(screen.getByTestId('tile-allergy'))).toBe('Allergy: nuts, milk');
  });

  test('tables: a tile names the tables that have joined it', () => {
    const [first] = rooms;
    const [tile] = first?.tables ?? [];
    if (first && tile) show({ rooms: [{ ...first, tables: [{ ...tile, joined: ['8', '9'] }] }] });
    expect(words(screen.getByTestId('tile-joined'))).toBe('joined with 8, 9');
  });
});

describe('guests who wait for the staff', () => {
  test('a waiter who is at the table already finishes a call by one press', async () => {
    const [onDone, onComing] = [vi.fn(), vi.fn()];
    const asked = call();
    show({ queue: { asking: [asked], food: [] }, onDone, onComing });
    const [first] = screen.getAllByTestId('asking');
    await userEvent.click(within(first as HTMLElement).getByRole('button', { name: /^Done/ }));
    expect(onDone).toHaveBeenCalledExactlyOnceWith(asked);
    expect(onComing).not.toHaveBeenCalled();
  });

  test('the longest-waiting guest has the only accent, and the request is named', () => {
    show({ queue: { asking: [call(), bill], food: [] } });
    const [first, second] = screen.getAllByTestId('asking');
    expect(words(first ?? null)).toContain('Cutlery, Waterno answer yet1 min');
    expect(words(second ?? null)).toContain('The bill, by card31.56 € · split evenly by 31 min');
    const accents = screen.getAllByTestId('coming').filter((one) => one.className.includes('primary'));
    expect(accents).toHaveLength(1);
    expect(first?.contains(accents[0] ?? null)).toBe(true);
  });

  test('a split with own payment methods shows how many guests pay in cash and by card', () => {
    const split = { kind: 'evenly', by: 4, paid: 1, byMethod: { cash: 2, card: 1 } } as const;
    show({ queue: { asking: [{ ...bill, paymentMethod: undefined, split }], food: [] } });
    expect(words(screen.getByTestId('asking'))).toContain('split evenly by 4 · 1 has paid · 2 in cash, 1 by card');
  });

  test('a press says which guest somebody is going to', async () => {
    const onComing = vi.fn();
    const asking = [call(), bill];
    show({ queue: { asking, food: [] }, onComing });
    await userEvent.click(screen.getByRole('button', { name: /I’m coming.*7/ }));
    expect(onComing).toHaveBeenCalledExactlyOnceWith(bill);
  });

  test('a call shows who is coming and since when, and the accent moves to the remaining calls', () => {
    show({ queue: { asking: [call({ coming: { by: 'Maria', at: ago(30) } }), bill], food: [] } });
    const [open, answered] = screen.getAllByTestId('asking');
    expect(words(answered ?? null)).toContain('Maria is coming, since 13:41');
    expect(within(answered as HTMLElement).queryByTestId('coming')).toBeNull();
    expect(within(open as HTMLElement).getByTestId('coming').className).toContain('primary');
  });

  test('unanswered calls stand first, then ready food, then answered calls, then other food', () => {
    const asking = [call({ coming: { by: 'Maria', at: ago(30) } }), bill];
    show({ queue: { asking, food: [food('late', { table: '5' }), food('ready')] } });
    const rows = [...screen.getByTestId('queue').querySelectorAll('[data-testid=asking],[data-testid=food]')].map(
      words,
    );
    expect(rows.map((row) => /The bill|Food is ready|Maria is coming|Waits for food/.exec(row)?.[0])).toEqual([
      'The bill',
      'Food is ready',
      'Maria is coming',
      'Waits for food',
    ]);
  });

  test('a call answered 5 minutes ago and not done says that its guests still wait, before ready food', () => {
    const coming = (seconds: number) => call({ at: ago(seconds + 60), coming: { by: 'Maria', at: ago(seconds) } });
    show({ queue: { asking: [coming(299)], food: [food('ready')] } });
    expect(screen.queryByTestId('still-waiting')).toBeNull();
    cleanup();
    show({ queue: { asking: [coming(300)], food: [food('ready')] } });
    const [first] = screen.getByTestId('queue').querySelectorAll('[data-testid=asking],[data-testid=food]');
    expect(words(first ?? null)).toContain('Maria is coming, since 13:37 · the guests still wait6 min');
    expect(first?.querySelector('[data-tone=wait]')?.textContent).toContain('6');
  });

  test('an order of this minute is "just now", not "0 min"', () => {
    show({ queue: { asking: [], food: [food('sent', { at: ago(40) })] } });
    expect(words(screen.getByTestId('food'))).toBe('Table 3 New orderMoussaka, Kavarmajust now');
  });

  test('an answer that has not reached the server shows as pending', () => {
    show({ queue: { asking: [call({ coming: { by: 'Maria', at: ago(30), isMine: true } })], food: [] } });
    expect(words(screen.getAllByTestId('asking')[0] ?? null)).toContain('You are coming, since 13:41');
    cleanup();
    show({ queue: { asking: [call({ waits: true, coming: { by: 'Maria', at: NOW } })], food: [] } });
    expect(words(screen.getByTestId('asking'))).toContain('Waiting to be sent');
  });

  test('offline, no row has the accent, and an empty queue says that calls cannot arrive', () => {
    const { unmount } = show({ queue: { asking: [call()], food: [] }, time: { ...time, isStale: true } });
    expect(screen.getByTestId('coming').className).not.toContain('primary');
    unmount();
    show({ time: { ...time, isStale: true } });
    expect(words(screen.getByTestId('queue'))).toContain('Calls cannot reach you now');
  });

  test('one press marks ready food as served; late food and an order that the kitchen has not got are listed with their waiting time', async () => {
    const onTaken = vi.fn();
    const ready = food('ready');
    show({ queue: { asking: [], food: [ready, food('late'), food('unseen', { table: '5' })] }, onTaken });
    expect(screen.getAllByTestId('food').map((one) => words(one))).toEqual([
      'Table 3 Food is readyMoussaka, Kavarma24 minServed 3',
      'Table 3 Waits for foodMoussaka, Kavarma24 min',
      'Table 5 Nobody in the kitchen has seen the orderMoussaka, Kavarma24 minOpen table 5',
    ]);
    await userEvent.click(screen.getByRole('button', { name: /Served/ }));
    expect(onTaken).toHaveBeenCalledExactlyOnceWith(ready);
  });

  test('one press accepts an order that only waiters are shown', async () => {
    const onAccept = vi.fn();
    const fresh = food('unaccepted', { isForWaiters: true });
    show({ queue: { asking: [], food: [fresh] }, onAccept });
    expect(words(screen.getByTestId('food'))).toBe(
      'Table 3 Nobody has accepted the orderMoussaka, Kavarma24 minAccept 3',
    );
    expect(words(screen.getByRole('link', { name: /Calls/ }))).toBe('Calls1');
    await userEvent.click(screen.getByRole('button', { name: /Accept/ }));
    expect(onAccept).toHaveBeenCalledExactlyOnceWith(fresh);
  });

  test('a new order is reported as shown once its row is visible, if no station shows it', async () => {
    const inSight: (() => void)[] = [];
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(told: (entries: { isIntersecting: boolean; intersectionRatio: number }[]) => void) {
          inSight.push(() => told([{ isIntersecting: true, intersectionRatio: 1 }]));
        }
        observe() {}
        disconnect() {}
      },
    );
    const onShown = vi.fn();
    const of = (id: string, over: Partial<FoodView>) =>
      food('sent', { key: id, orderId: id as OrderId, isSeen: false, isForWaiters: true, ...over });
    show({
      queue: { asking: [], food: [of('o1', {}), of('o2', { isForWaiters: false }), of('o3', { isSeen: true })] },
      onShown,
    });
    expect(onShown).not.toHaveBeenCalled();
    for (const see of inSight) see();
    await waitFor(() => expect(onShown).toHaveBeenCalledExactlyOnceWith({ id: 'o1' }));
    vi.unstubAllGlobals();
  });

  test('a partly ready order cannot be served as a whole', () => {
    show({ queue: { asking: [], food: [food('ready', { isWhole: false })] } });
    expect(words(screen.getByTestId('food'))).toBe('Table 3 Food is readyMoussaka, Kavarma24 minOpen table 3');
  });

  test('a row names all of the guest’s allergies, in the reader’s language', () => {
    const avoids = ['nuts', 'milk'].map((code) => ({ code, name: 'Ядки' }));
    show({ queue: { asking: [], food: [food('sent', { avoids })] } });
    expect(words(screen.getByTestId('food'))).toContain('Allergy: nuts, milk');
  });
});

test('a rejected command names its purpose, who was first and when, and disappears once read', async () => {
  const onRead = vi.fn();
  const served = {
    id: 'd1' as CommandId,
    command: { kind: 'orderStatus', orderId: 'o1' as OrderId, to: 'rejected' },
    label: 'K2-47',
    refusal: { code: 'moved_on', by: 'Ivan', at: ago(120) },
  } as const;
  const paid = {
    id: 'd2' as CommandId,
    command: { kind: 'paid', sittingId: 's1' as SessionId, amount: minor(3156), tender: 'cash' },
    label: undefined,
    table: { name: '12', href: '/t/12' },
    refusal: { code: 'overpaid', rest: minor(1000), by: 'Maria', at: ago(60) },
  } as const;
  renderScreen(<TurnedDown refused={[served, paid]} timeZone="Europe/Sofia" onRead={onRead} />);
  expect(screen.getAllByTestId('turned-down').map((one) => words(one))).toEqual([
    'Order K2-47 stays as it isIvan was first, at 13:40.Got it',
    'The payment was not noted · 31.56 € · cash · Table 12Maria noted a payment at 13:41. Only 10.00 € are left to pay.Got itTo the table',
  ]);
  expect(screen.getByRole('link', { name: 'To the table' }).getAttribute('href')).toBe('/t/12');
  await userEvent.click(screen.getAllByRole('button', { name: 'Got it' })[1] as HTMLElement);
  expect(onRead).toHaveBeenCalledExactlyOnceWith(paid);
});

test('a payment rejected because of a card payment says so while that lasts, and only on its table’s page', () => {
  const refused = {
    id: 'd3' as CommandId,
    command: { kind: 'paid', sittingId: 's1' as SessionId, amount: minor(3156), tender: 'cash' },
    label: undefined,
    table: { name: '12', href: '/t/12' },
    refusal: { code: 'paying_now', rest: minor(1578) },
  } as const;
  const at = (name: string) => ofTable([refused], name).length;
  expect([at('12'), at('4')]).toEqual([1, 0]);
  const { rerender } = renderScreen(
    <TurnedDown refused={[refused]} timeZone="Europe/Sofia" here="12" onRead={() => undefined} />,
  );
  expect(words(screen.getByTestId('turned-down'))).toContain('paying by card now; beside that 15.78 € are left');
  expect(screen.queryByRole('link', { name: 'To the table' })).toBeNull();
  rerender(
    <TurnedDown
      refused={[{ ...refused, hasEnded: true }]}
      timeZone="Europe/Sofia"
      here="12"
      onRead={() => undefined}
    />,
  );
  expect(words(screen.getByTestId('turned-down'))).toContain('That has ended');
});

// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { OrderId, SessionId } from '#domain/ids.ts';
import { type Currency, minor } from '#domain/pricing/money.ts';
import { MoveSheet } from '#staff/table/move-sheet.tsx';
import { PaySheet } from '#staff/table/pay-sheet.tsx';
import type { TableScreenProps } from '#staff/table/table-screen.tsx';
import type { TableLineView, TableView } from '#staff/tables/table-view.ts';
import { renderScreen, words } from '../../support/render-screen.tsx';
import { line, order, table } from './table-fixtures.ts';
import { NOW, screenOf } from './table-screen-here.tsx';

const EUR = 'EUR' as Currency;

const show = (over: Partial<TableScreenProps> = {}) => renderScreen(screenOf(over));

const NUTS = { code: 'nuts', name: 'Ядки' };

describe('table sheet', () => {
  test('a dish taken off, and each dish of a refused order, shows its price struck through', () => {
    const gone = line({ stage: 'rejected' });
    const off = { ...gone, line: { ...gone.line, total: minor(0), voided: gone.line.total } };
    show({
      table: table({
        orders: [order({ lines: [line({ stage: 'cooking' }), off] }), order({ id: 'o2' as OrderId, lines: [gone] })],
      }),
    });
    const struck = screen.getAllByTestId('table-line').map((one) => [...one.querySelectorAll('del')].map(words));
    expect(struck).toEqual([[], ['Шопска салата', '8.80 €'], ['Шопска салата', '8.80 €']]);
  });

  test('each dish shows its stage and a conflicting allergy', () => {
    const orders = [
      order({ lines: [line(), line({ stage: 'ready' }), line({ stage: 'cooking', allergens: [NUTS] })] }),
    ];
    show({ table: table({ orders }) });
    expect(screen.getAllByTestId('table-line').map((one) => words(one))).toEqual([
      '1Шопска салатаголямаon the table8.80 €',
      '1Шопска салатаголямаready, waits for you8.80 €',
      '1Шопска салатаголямаallergy: nutsbeing cooked8.80 €',
    ]);
  });

  test('shows an allergy without a conflicting dish, and the diet, once for all', () => {
    show({ table: table({ orders: [order({ avoids: [NUTS], diets: ['vegan'] })] }) });
    expect(words(screen.getByTestId('table-order'))).toMatch(/The guest is allergic: nuts.*Diet: vegan.*Шопска/);
  });

  test('only a valid next step of an order can be pressed', async () => {
    const onMove = vi.fn();
    const cooked = order({ status: 'cooked_spot', moves: ['served_spot'] });
    show({ table: table({ orders: [cooked] }), onMove });
    expect(screen.queryByRole('button', { name: 'Ready' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Served' }));
    expect(onMove).toHaveBeenCalledExactlyOnceWith(cooked, 'served_spot');
  });

  test('the bill can be printed once the table’s own party has ordered', () => {
    const shown = show({ table: table({ orders: [order({ isLeft: true })] }) });
    expect(screen.queryByTestId('print-bill')).toBeNull();
    shown.unmount();
    show();
    expect(screen.getByTestId('print-bill')).toBeDefined();
  });

  test('an order taken by staff names the person, and a guest’s own order does not', () => {
    const lines = [line({ stage: 'cooking' })];
    show({ table: table({ orders: [order({ takenBy: 'Мария', lines }), order({ id: 'o2' as OrderId, lines })] }) });
    const taken = screen.getAllByTestId('table-order').map((one) => words(one).includes('taken by Мария'));
    expect(taken).toEqual([true, false]);
  });

  test('an order that arrived late shows its order time', () => {
    show({ table: table({ orders: [order({ orderedAt: Date.UTC(2026, 5, 1, 9, 31) })] }) });
    expect(words(screen.getByTestId('table-order'))).toContain('13:04, arrived late, ordered at 12:31');
  });

  test('shows the rest at the foot after a partial payment', () => {
    show({ table: table({ paid: minor(1000), rest: minor(2156) }) });
    expect(words(screen.getByTestId('table-rest'))).toBe('21.56 €');
    expect(screen.getByText('Left to pay')).toBeTruthy();
  });

  test('a dish whose payment waits to be sent says so, and is not called paid alone', () => {
    show({ table: table({ orders: [order({ lines: [line({ paidUnits: 1, isPaidUnsent: true }), line()] })] }) });
    expect(words(screen.getByTestId('dish-paid'))).toBe('paid, payment not sent yet');
  });

  test('an order that nobody has accepted in time says so with its minutes, in the words of the tile', () => {
    const time = { now: Date.UTC(2026, 10, 22, 12), isStale: false, timeZone: 'Europe/Sofia' };
    show({ time, table: table({ orders: [order({ notAcceptedSince: time.now - 16 * 60_000 })] }) });
    expect(words(screen.getByTestId('not-accepted'))).toBe('not accepted: 16 min');
  });

  test('a finished order is one line with number, time, state and sum, and opens on a press', async () => {
    // The server spreads a paid sum over the oldest orders: that says nothing about this one.
    const served = order({ total: minor(1760), isPaid: true });
    const lines = [line({ stage: 'paid' }), line({ paidUnits: 1 })];
    const paid = order({ id: 'o2' as OrderId, label: 'K2-42', lines, total: minor(900) });
    const running = order({ id: 'o3' as OrderId, label: 'K2-43', lines: [line(), line({ stage: 'cooking' })] });
    show({ table: table({ orders: [served, paid, running] }) });
    expect(screen.getAllByTestId('fold-order').map((one) => words(one))).toEqual([
      'Order K2-41K2-41 13:04 on the table 17.60 €',
      'Order K2-42K2-42 13:04 paid 9.00 €',
    ]);
    expect(screen.getAllByTestId('table-line')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: /K2-41/ }));
    expect(screen.getAllByTestId('table-line')).toHaveLength(3);
    expect(screen.getByRole('button', { name: 'More about order K2-41' })).toBeDefined();
  });

  test('a table’s only order stays open, and an order that is finished now does not fold under the finger', () => {
    const two = (stage: TableLineView['stage']) =>
      table({ orders: [order(), order({ id: 'o2' as OrderId, lines: [line({ stage })] })] });
    const shown = show({ table: table() });
    expect(screen.queryByTestId('fold-order')).toBeNull();
    shown.unmount();
    const { rerender } = show({ table: two('ready') });
    expect(screen.getAllByTestId('table-line')).toHaveLength(1);
    // Past the first seconds, in which a stored board gives way to the server's.
    const later = performance.now() + 2_000;
    vi.spyOn(performance, 'now').mockReturnValue(later);
    rerender(screenOf({ table: two('served') }));
    expect(screen.getAllByTestId('table-line')).toHaveLength(1);
    vi.restoreAllMocks();
  });

  test('a paid dish is marked on a bill that is paid in part, and units of a dish are counted', () => {
    const beers = line({ paidUnits: 1 });
    const lines = [line({ paidUnits: 1 }), line({ ...beers, line: { ...beers.line, quantity: 3 } }), line()];
    show({ table: table({ orders: [order({ lines })] }) });
    const marks = screen.getAllByTestId('table-line').map((one) => within(one).queryByTestId('dish-paid'));
    expect(marks.map((mark) => mark && words(mark))).toEqual(['paid', '1 of 3 paid', null]);
  });

  test('new order and payment stand at the foot; a free table offers the order alone', () => {
    const { unmount } = show();
    const foot = within(screen.getByTestId('table-foot'));
    expect(foot.getByRole('link', { name: 'New order' }).getAttribute('href')).toContain('order=new');
    expect(foot.getByRole('button', { name: 'Payment' })).toBeDefined();
    unmount();
    show({ table: table({ sittingId: undefined, openedAt: undefined, orders: [], rest: minor(0) }) });
    expect(words(screen.getByTestId('table-foot'))).toBe('New order');
  });

  test('a table that is booked soon warns with time, people and name, and links to the bookings', () => {
    show({ table: table({ booked: { startAt: Date.UTC(2026, 5, 1, 16, 30), people: 4, name: 'Ivanov' } }) });
    expect(words(screen.getByTestId('table-booked'))).toBe('Booked for 19:304 people, IvanovBookings');
    expect(screen.getByRole('link', { name: 'Bookings' })).toBeDefined();
  });

  test('a booking’s name and comment stand on the table’s page before and after its guests are seated', () => {
    const booking = { startAt: NOW, people: 2, name: 'Ivanka Petrova', comment: 'High chair' };
    const { unmount } = show({ table: table({ booked: booking }) });
    expect(words(screen.getByTestId('table-booked'))).toContain('2 people, Ivanka Petrova · High chair');
    expect(screen.queryByTestId('table-seated')).toBeNull();
    unmount();
    show({ table: table({ seated: booking }) });
    expect(words(screen.getByTestId('table-seated'))).toBe('Ivanka Petrova · High chair');
    expect(words(screen.getByTestId('table-screen'))).toContain('2 guests');
  });

  test('a booking’s note of an allergy is a warning on the page of its guests’ table', () => {
    show({ table: table({ seated: { startAt: NOW, people: 2, name: 'Ivanka', comment: 'Алергия към ядки' } }) });
    expect(words(screen.getByTestId('table-seated'))).toBe('Ivanka');
    expect(words(screen.getByTestId('booking-note'))).toBe('The booking says: “Алергия към ядки”');
  });

  test('a table without debt offers no payment, and an empty one has no actions', () => {
    const { unmount } = show({ table: table({ rest: minor(0) }) });
    expect(screen.queryByTestId('pay')).toBeNull();
    unmount();
    show({ table: table({ sittingId: undefined, openedAt: undefined, orders: [], rest: minor(0) }) });
    expect(screen.queryByTestId('close-sitting')).toBeNull();
    expect(screen.getByText('Nobody sits here.')).toBeTruthy();
  });
});

describe('table payment', () => {
  const pay = (onPaid = vi.fn(), over: Partial<TableView> = {}) => {
    renderScreen(
      <PaySheet
        table={table(over)}
        currency={EUR}
        timeZone="Europe/Sofia"
        onCancelCard={vi.fn()}
        onPaid={onPaid}
        onClose={() => undefined}
      />,
    );
    return onPaid;
  };

  test('one press notes the payment of the whole open amount, with the payment method that the guests asked for', async () => {
    const onPaid = pay(vi.fn(), { asked: 'cash' });
    await userEvent.click(screen.getByTestId('paid'));
    expect(onPaid).toHaveBeenCalledExactlyOnceWith({ tender: 'cash', amount: 3156 });
  });

  test('no payment method is preselected: a press without a method asks for one and notes no payment', async () => {
    const onPaid = pay();
    for (const one of ['card', 'cash', 'other'])
      expect(screen.getByTestId(`tender-${one}`).getAttribute('aria-pressed')).toBe('false');
    await userEvent.click(screen.getByTestId('paid'));
    expect(onPaid).not.toHaveBeenCalled();
    expect(screen.getByText('Choose how it was paid.')).toBeDefined();
    await userEvent.click(screen.getByTestId('tender-other'));
    expect(screen.queryByText('Choose how it was paid.')).toBeNull();
    await userEvent.click(screen.getByTestId('paid'));
    expect(onPaid).toHaveBeenCalledExactlyOnceWith({ tender: 'other', amount: 3156 });
  });

  test('a third includes the odd cent, and a comma is read as a decimal point', async () => {
    const onPaid = pay(vi.fn(), { rest: minor(1000), asked: 'card' });
    await userEvent.click(screen.getByRole('button', { name: '1/3, one of 3 equal parts' }));
    await userEvent.click(screen.getByTestId('paid'));
    expect(onPaid).toHaveBeenLastCalledWith({ tender: 'card', amount: 334 });
    await userEvent.clear(screen.getByTestId('amount'));
    await userEvent.type(screen.getByTestId('amount'), '2,50');
    await userEvent.click(screen.getByTestId('paid'));
    expect(onPaid).toHaveBeenLastCalledWith({ tender: 'card', amount: 250 });
  });

  test('cash rounds 20.02 francs to 20.00 and says so, and a third to 6.65; a card pays every centime', async () => {
    const onPaid = vi.fn();
    renderScreen(
      <PaySheet
        table={table({ rest: minor(2002), asked: 'cash' })}
        currency={'CHF' as Currency}
        coin={5}
        timeZone="Europe/Sofia"
        onCancelCard={vi.fn()}
        onPaid={onPaid}
        onClose={() => undefined}
      />,
    );
    expect(words(screen.getByTestId('rounding'))).toContain('Rounding in cash: −0.02');
    await userEvent.click(screen.getByTestId('paid'));
    expect(onPaid).toHaveBeenLastCalledWith({ tender: 'cash', amount: 2000 });
    await userEvent.click(screen.getByTestId('tender-card'));
    expect(screen.queryByTestId('rounding')).toBeNull();
    await userEvent.click(screen.getByTestId('paid'));
    expect(onPaid).toHaveBeenLastCalledWith({ tender: 'card', amount: 2002 });
    await userEvent.click(screen.getByTestId('tender-cash'));
    await userEvent.click(screen.getByRole('button', { name: '1/3, one of 3 equal parts' }));
    await userEvent.click(screen.getByTestId('paid'));
    expect(onPaid).toHaveBeenLastCalledWith({ tender: 'cash', amount: 665 });
  });

  test('each guest who shares the bill has a row that fills in the amount; a paid row does not', async () => {
    const row = (person: number, amount: number, isPaid = false, dishes: string[] = []) => ({
      ...{ person, amount: minor(amount), isPaid },
      dishes: dishes.map((name) => ({ name, count: 2, isShared: false })),
    });
    const onPaid = pay(vi.fn(), {
      rest: minor(2240),
      asked: 'card',
      split: [row(1, 1340, false, ['Beer']), row(2, 900), row(3, 500, true)],
    });
    expect(screen.queryByRole('button', { name: /one of 3 equal parts/ })).toBeNull();
    const rows = within(screen.getByTestId('split-rows')).getAllByRole('button');
    expect(rows.map(words)).toEqual(['Guest 1 13.40 € 2 × Beer', 'Guest 2 9.00 €', 'Guest 3 paid 5.00 €']);
    expect(rows.map((one) => one.hasAttribute('disabled'))).toEqual([false, false, true]);
    await userEvent.click(rows[0] as HTMLElement);
    await userEvent.click(screen.getByTestId('paid'));
    expect(onPaid).toHaveBeenLastCalledWith({ tender: 'card', amount: 1340 });
  });

  test('equals the price of the chosen dishes, and names them until the sum is changed', async () => {
    const piece = (line: number, name: string, amount: number) => ({
      ...{ orderId: 'o', line, piece: 0, name },
      amount: minor(amount),
    });
    const pieces = [piece(0, 'Salad', 880), piece(1, 'Soup', 408), piece(2, 'Bread', 320)];
    const onPaid = pay(vi.fn(), { pieces, asked: 'card' });
    await userEvent.click(screen.getByRole('checkbox', { name: /^Salad/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /^Bread/ }));
    await userEvent.click(screen.getByTestId('paid'));
    expect(onPaid).toHaveBeenLastCalledWith({
      tender: 'card',
      amount: 1200,
      pieces: [
        { orderId: 'o', line: 0, piece: 0 },
        { orderId: 'o', line: 2, piece: 0 },
      ],
    });
    await userEvent.clear(screen.getByTestId('amount'));
    await userEvent.type(screen.getByTestId('amount'), '5');
    expect(screen.getByRole('checkbox', { name: /^Salad/ }).getAttribute('aria-checked')).toBe('false');
    await userEvent.click(screen.getByTestId('paid'));
    expect(onPaid).toHaveBeenLastCalledWith({ tender: 'card', amount: 500 });
  });

  test('a note above the rest pays the rest and shows the change; a card cannot pay more than the rest', async () => {
    const onPaid = pay();
    await userEvent.click(screen.getByTestId('tender-cash'));
    await userEvent.clear(screen.getByTestId('amount'));
    await userEvent.type(screen.getByTestId('amount'), '50');
    expect(words(screen.getByTestId('change'))).toBe('Change to give back18.44 €');
    expect(words(screen.getByTestId('paid'))).toContain('31.56 €');
    await userEvent.click(screen.getByTestId('tender-card'));
    expect(screen.queryByTestId('change')).toBeNull();
    await userEvent.click(screen.getByTestId('paid'));
    expect(onPaid).not.toHaveBeenCalled();
    await userEvent.click(screen.getByTestId('tender-cash'));
    await userEvent.click(screen.getByTestId('paid'));
    expect(onPaid).toHaveBeenCalledExactlyOnceWith({ tender: 'cash', amount: 3156, change: 1844 });
  });

  test.each(['31.57', '0', '-1', 'ten', ''])('an amount of “%s” is not sent, and the rest is shown', async (amount) => {
    const onPaid = pay();
    await userEvent.clear(screen.getByTestId('amount'));
    if (amount !== '') await userEvent.type(screen.getByTestId('amount'), amount);
    await userEvent.click(screen.getByTestId('paid'));
    expect(onPaid).not.toHaveBeenCalled();
    expect(words(screen.getByRole('alert'))).toBe('Enter an amount up to 31.56 €.');
  });
});

test('one press separates a party that was merged a moment ago', async () => {
  const onUndoMerge = vi.fn();
  const party = { sittingId: 'nine' as SessionId, table: '9', at: NOW };
  show({ table: table({ merged: [party] }), onUndoMerge });
  await userEvent.click(screen.getByTestId('undo-merge'));
  expect(onUndoMerge).toHaveBeenCalledExactlyOnceWith(party);
});

describe('table move', () => {
  test('joining an occupied table warns first [S2.56]', async () => {
    const onMove = vi.fn();
    const targets = [
      { name: '4', isTaken: false },
      { name: '5', isTaken: true },
    ];
    renderScreen(<MoveSheet subtitle="" targets={targets} counters={[]} onMove={onMove} onClose={() => undefined} />);
    expect(screen.queryByTestId('move-here')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /5/ }));
    expect(screen.getByText(/Somebody sits at table 5/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Join with table 5' }));
    expect(onMove).toHaveBeenLastCalledWith('5', true);
    await userEvent.click(screen.getByRole('button', { name: /4/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Move to table 4' }));
    expect(onMove).toHaveBeenLastCalledWith('4', false);
  });
});

// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { CommandId } from '#domain/ids.ts';
import { type Currency, minor } from '#domain/pricing/money.ts';
import { PaySheet } from '#staff/table/pay-sheet.tsx';
import type { TableView } from '#staff/tables/table-view.ts';
import { renderScreen, words } from '../../support/render-screen.tsx';
import { table } from './table-fixtures.ts';

const piece = (line: number, name: string, amount: number) => ({
  ...{ orderId: 'o', line, piece: 0, name },
  amount: minor(amount),
});

const pay = (over: Partial<TableView> = {}, rooms: readonly string[] = []) => {
  const onPaid = vi.fn();
  renderScreen(
    <PaySheet
      table={table({ pieces: [piece(0, 'Salad', 620), piece(1, 'Soup', 408)], asked: undefined, ...over })}
      currency={'EUR' as Currency}
      rooms={rooms}
      timeZone="Europe/Sofia"
      onCancelCard={vi.fn()}
      onPaid={onPaid}
      onClose={() => undefined}
    />,
  );
  return onPaid;
};
const salad = () => screen.getByRole('checkbox', { name: /^Salad/ });
const type = async (field: string, sum: string) => {
  await userEvent.clear(screen.getByTestId(field));
  await userEvent.type(screen.getByTestId(field), sum);
};
const amountText = () => (screen.getByTestId('amount') as HTMLInputElement).value;
const saladPaid = { tender: 'cash', amount: 620, pieces: [{ orderId: 'o', line: 0, piece: 0 }] };
const withChange = { ...saladPaid, change: 380 };

test('payment: 10 given in cash for a dish of 6.20 shows 3.80 as change and notes 6.20 for the dish', async () => {
  const onPaid = pay();
  expect(screen.queryByTestId('given')).toBeNull();
  await userEvent.click(screen.getByTestId('tender-cash'));
  await userEvent.click(salad());
  expect(screen.queryByTestId('change')).toBeNull();
  await type('given', '10');
  expect(words(screen.getByTestId('change'))).toBe('Change to give back3.80 €');
  expect(amountText()).toBe('6.20');
  expect(salad().getAttribute('aria-checked')).toBe('true');
  await userEvent.click(screen.getByTestId('paid'));
  expect(onPaid).toHaveBeenCalledExactlyOnceWith(withChange);
});

test.each(['before', 'after'])(
  'payment: 10 typed as the amount of a dish of 6.20, %s cash is chosen, is what the guest gave',
  async (when) => {
    const onPaid = pay();
    if (when === 'after') await userEvent.click(screen.getByTestId('tender-cash'));
    await userEvent.click(salad());
    await type('amount', '10');
    if (when === 'before') await userEvent.click(screen.getByTestId('tender-cash'));
    expect(words(screen.getByTestId('change'))).toBe('Change to give back3.80 €');
    expect(words(screen.getByTestId('paid'))).toContain('6.20 €');
    expect(salad().getAttribute('aria-checked')).toBe('true');
    await userEvent.tab();
    expect(amountText()).toBe('6.20');
    expect((screen.getByTestId('given') as HTMLInputElement).value).toBe('10');
    await userEvent.click(screen.getByTestId('paid'));
    expect(onPaid).toHaveBeenCalledExactlyOnceWith(withChange);
  },
);

test('payment: half of the bill stays chosen with its change, until a smaller amount is typed', async () => {
  const onPaid = pay();
  await userEvent.click(screen.getByTestId('tender-cash'));
  const half = screen.getByRole('button', { name: '1/2, one of 2 equal parts' });
  await userEvent.click(half);
  await type('given', '20');
  expect(half.getAttribute('aria-pressed')).toBe('true');
  expect(words(screen.getByTestId('change'))).toBe('Change to give back4.22 €');
  await userEvent.click(screen.getByTestId('paid'));
  expect(onPaid).toHaveBeenLastCalledWith({ tender: 'cash', amount: 1578, change: 422 });
  await type('amount', '12');
  expect(half.getAttribute('aria-pressed')).toBe('false');
  expect(words(screen.getByTestId('change'))).toBe('Change to give back8.00 €');
  await userEvent.click(screen.getByTestId('paid'));
  expect(onPaid).toHaveBeenLastCalledWith({ tender: 'cash', amount: 1200, change: 800 });
});

test('payment: after one third of the bill the second of three parts is offered, and no third of the rest', async () => {
  const third = { id: 'p1' as CommandId, amount: minor(484), tender: 'card', by: 'Ana', at: 0 } as const;
  const payments = [{ ...third, waits: undefined, mayTakeBack: true }];
  const onPaid = pay({ total: minor(1450), paid: minor(484), rest: minor(966), payments, pieces: [] });
  expect(screen.queryByRole('button', { name: /equal parts/ })).toBeNull();
  await userEvent.click(screen.getByTestId('tender-card'));
  await userEvent.click(screen.getByRole('button', { name: 'Part 2 of 3' }));
  await userEvent.click(screen.getByTestId('paid'));
  expect(onPaid).toHaveBeenCalledExactlyOnceWith({ tender: 'card', amount: 483 });
});

test('payment: notes above the amount are entered by one press, each with its currency', async () => {
  const onPaid = pay();
  expect(screen.queryByTestId('notes')).toBeNull();
  await userEvent.click(screen.getByTestId('tender-cash'));
  const notes = [...screen.getByTestId('notes').querySelectorAll('button')];
  expect(notes.map(words)).toEqual(['50.00 €', '100.00 €', '200.00 €']);
  await userEvent.click(screen.getByRole('button', { name: /^50\.00/ }));
  expect((screen.getByTestId('given') as HTMLInputElement).value).toBe('50.00');
  expect(words(screen.getByTestId('change'))).toBe('Change to give back18.44 €');
  await userEvent.click(screen.getByTestId('paid'));
  expect(onPaid).toHaveBeenCalledExactlyOnceWith({ tender: 'cash', amount: 3156, change: 1844 });
});

test('payment: too little cash says what is missing, and a card has no field for cash', async () => {
  pay();
  await userEvent.click(screen.getByTestId('tender-cash'));
  await type('given', '30');
  expect(words(screen.getByTestId('given-hint'))).toBe('1.56 € is still missing');
  expect(screen.queryByTestId('change')).toBeNull();
  await userEvent.click(screen.getByTestId('tender-card'));
  expect(screen.queryByTestId('given')).toBeNull();
});

test('payment: the change is kept as a tip by one press, and the bill gets its own amount only', async () => {
  const onPaid = pay();
  expect(screen.queryByTestId('tip')).toBeNull();
  await userEvent.click(screen.getByTestId('tender-cash'));
  await userEvent.click(salad());
  await type('given', '7');
  expect(screen.queryByTestId('tip'), 'nothing is preselected').toBeNull();
  await userEvent.click(screen.getByTestId('keep-tip'));
  expect((screen.getByTestId('tip') as HTMLInputElement).value).toBe('0.80');
  expect(screen.queryByTestId('change')).toBeNull();
  expect(words(screen.getByTestId('paid'))).toContain('6.20 € + 0.80 € tip');
  await userEvent.click(screen.getByTestId('paid'));
  expect(onPaid).toHaveBeenCalledExactlyOnceWith({ ...saladPaid, tip: 80 });
});

test('payment: the change of a large note is not offered as a tip', async () => {
  pay();
  await userEvent.click(screen.getByTestId('tender-cash'));
  await userEvent.click(salad());
  await type('given', '50');
  expect(words(screen.getByTestId('change'))).toContain('43.80 €');
  expect(screen.queryByTestId('keep-tip')).toBeNull();
});

test('payment: a part of the change may be the tip, and the rest is given back', async () => {
  const onPaid = pay();
  await userEvent.click(screen.getByTestId('tender-cash'));
  await userEvent.click(salad());
  await type('given', '10');
  await userEvent.click(screen.getByTestId('add-tip'));
  expect(document.activeElement).toBe(screen.getByTestId('tip'));
  await type('tip', '0.8');
  expect(words(screen.getByTestId('change'))).toBe('Change to give back3.00 €');
  await userEvent.click(screen.getByTestId('paid'));
  expect(onPaid).toHaveBeenCalledExactlyOnceWith({ ...saladPaid, tip: 80, change: 300 });
});

test('payment: more on the card than the bill is a tip by one press', async () => {
  const onPaid = pay();
  await userEvent.click(screen.getByTestId('tender-card'));
  const bill = Number(amountText());
  await type('amount', String(bill + 2));
  await userEvent.click(screen.getByTestId('keep-tip'));
  expect(Number(amountText())).toBe(bill);
  await userEvent.click(screen.getByTestId('paid'));
  expect(onPaid).toHaveBeenCalledExactlyOnceWith({ tender: 'card', amount: Math.round(bill * 100), tip: 200 });
});

test('payment: a tip that was the change is dropped when the amount changes', async () => {
  pay();
  await userEvent.click(screen.getByTestId('tender-card'));
  await type('amount', String(Number(amountText()) + 2));
  await userEvent.click(screen.getByTestId('keep-tip'));
  await type('amount', '5');
  expect(screen.queryByTestId('tip')).toBeNull();
});

test('payment: an unreadable tip is not noted, and one above the payment is pointed out', async () => {
  const onPaid = pay();
  await userEvent.click(screen.getByTestId('tender-card'));
  await userEvent.click(screen.getByTestId('add-tip'));
  await type('tip', 'two');
  await userEvent.click(screen.getByTestId('paid'));
  expect(onPaid).not.toHaveBeenCalled();
  expect(words(screen.getByTestId('tip-hint'))).toBe('Enter the tip as a number.');
  await type('tip', '500');
  expect(words(screen.getByTestId('tip-hint'))).toContain('more than the payment');
});

test('payment: only a hotel room’s bill can be put on the room', async () => {
  pay();
  expect(screen.queryByTestId('tender-room')).toBeNull();
  cleanup();
  const onPaid = pay({ isHotelRoom: true, asked: 'room' });
  expect(screen.getByTestId('tender-room').getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(screen.getByTestId('paid'));
  expect(onPaid).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ tender: 'room' }));
});

test('payment: a table’s bill goes on the bill of a room only once staff have entered one that exists', async () => {
  const onPaid = pay({}, ['201', '202']);
  await userEvent.click(screen.getByTestId('tender-room'));
  await userEvent.click(screen.getByTestId('paid'));
  expect(screen.getByText('Enter the number of the room.')).toBeDefined();
  await type('charged-room', '999');
  await userEvent.click(screen.getByTestId('paid'));
  expect(screen.getByText('There is no such room here.')).toBeDefined();
  expect(onPaid).not.toHaveBeenCalled();
  await type('charged-room', '202');
  await userEvent.click(screen.getByTestId('paid'));
  expect(onPaid).toHaveBeenCalledExactlyOnceWith({ tender: 'room', room: '202', amount: 3156 });
});

test('payment: a venue without rooms offers no room’s bill, and a room’s own bill asks for no number', async () => {
  pay();
  expect(screen.queryByTestId('tender-room')).toBeNull();
  cleanup();
  const onPaid = pay({ isHotelRoom: true }, ['201']);
  await userEvent.click(screen.getByTestId('tender-room'));
  expect(screen.queryByTestId('charged-room')).toBeNull();
  await userEvent.click(screen.getByTestId('paid'));
  expect(onPaid).toHaveBeenCalledExactlyOnceWith({ tender: 'room', amount: 3156 });
});

// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { CodesScreen, type CodesScreenProps } from '#staff/codes/codes-screen.tsx';
import type { CodeTable } from '#ui/view/code-table.ts';
import { renderScreen, words } from '../../support/render-screen.tsx';

// jsdom measures nothing.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);

const table = (name: string, over: Partial<CodeTable> = {}): CodeTable => ({
  name,
  orderType: 'spot',
  href: `https://menu.example/bistro/t/code-of-${name}`,
  typed: 'abcd efgh',
  isRetired: false,
  ...over,
});
const TABLES = [
  ...Array.from({ length: 7 }, (_, at) => table(String(at + 1))),
  table('214', { orderType: 'room', room: '214' }),
  table('Wall by the door', { orderType: 'spot_browse' }),
  table('9', { isRetired: true }),
];
const done = () => vi.fn(async () => true);

const show = (over: Partial<CodesScreenProps> = {}) => {
  const props: CodesScreenProps = {
    tables: TABLES,
    kinds: ['spot', 'room'],
    venue: { name: 'Невен', languages: ['bg', 'en', 'de'], join: 'menu.example/join' },
    origin: 'https://menu.example',
    trouble: undefined,
    why: undefined,
    onPrint: vi.fn(),
    onSave: vi.fn(),
    onAdd: done(),
    onRename: done(),
    onRenew: done(),
    onRetire: done(),
    onRestore: done(),
    ...over,
  };
  renderScreen(<CodesScreen {...props} />);
  return props;
};
/** Cards on the printed sheet. */
const printed = () => {
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  return within(screen.getByTestId('print-sheet')).getAllByTestId('code-card');
};

test('table codes: all active codes are printed, six per page, each with its table and in the venue’s languages', async () => {
  const { onPrint } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Print 9 codes' }));
  expect(onPrint).toHaveBeenCalledOnce();
  const cards = printed();
  expect(cards).toHaveLength(9);
  expect(screen.getByTestId('print-sheet').children).toHaveLength(2);
  expect(words(cards[0] ?? null)).toContain('Маса 1');
  expect(words(cards[0] ?? null)).toContain('Scan to order');
  expect(words(cards[0] ?? null)).toContain('Scannen und bestellen');
  expect(words(cards[7] ?? null)).toContain('Стая 214');
  expect(words(cards[8] ?? null)).toContain('Wall by the door');
  expect(words(cards[8] ?? null)).toContain('Scan to see the menu');
  expect(within(cards[0] ?? document.body).getByTestId('qr-code').dataset.text).toBe(TABLES[0]?.href);
});

test('table codes: only the ticked codes are printed, or the code of the open table', async () => {
  show();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Print the code of 3' }));
  await userEvent.click(screen.getByRole('button', { name: 'Print 1 code' }));
  expect(printed().map(words)).toEqual([expect.stringContaining('Маса 3')]);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  await userEvent.click(screen.getByRole('button', { name: /^5/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Print this code' }));
  expect(printed().map(words)).toEqual([expect.stringContaining('Маса 5')]);
});

test('table codes: replacing a code and retiring a table ask for confirmation and name the consequences', async () => {
  const { onRenew, onRetire } = show();
  await userEvent.click(screen.getByRole('button', { name: /^5/ }));
  await userEvent.click(screen.getByRole('button', { name: 'New code' }));
  expect(onRenew).not.toHaveBeenCalled();
  expect(screen.getByText(/stops working at once/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Yes, make a new code' }));
  expect(onRenew).toHaveBeenCalledExactlyOnceWith('5');
  await userEvent.click(screen.getByRole('button', { name: 'Take out of use' }));
  await userEvent.click(screen.getByRole('button', { name: 'Yes, take it out of use' }));
  expect(onRetire).toHaveBeenCalledExactlyOnceWith('5');
});

test('table codes: the typed name stays when creating a table fails', async () => {
  const { onAdd } = show({ onAdd: vi.fn(async () => false), why: 'name_taken' });
  await userEvent.click(screen.getByRole('button', { name: 'New table' }));
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  await userEvent.type(screen.getByLabelText('Name or number'), 'Terrace 1');
  await userEvent.click(screen.getByRole('button', { name: 'Add the table' }));
  expect(onAdd).toHaveBeenCalledExactlyOnceWith({ name: 'Terrace 1', orderType: 'spot', room: '' });
  expect(screen.getByLabelText<HTMLInputElement>('Name or number').value).toBe('Terrace 1');
  expect(words(screen.getByRole('dialog'))).toContain('Another table has that name');
});

test('table codes: a table with its own serving time can be created and is listed as such', async () => {
  const { onAdd } = show({
    kinds: ['spot', 'served_on_spot'],
    tables: [table('Bar', { orderType: 'served_on_spot' })],
  });
  expect(words(document.body)).toContain('Served at the place');
  await userEvent.click(screen.getByRole('button', { name: 'New table' }));
  await userEvent.type(screen.getByLabelText('Name or number'), 'Deck');
  await userEvent.click(screen.getByRole('radio', { name: /^Served at the place/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Add the table' }));
  expect(onAdd).toHaveBeenCalledExactlyOnceWith({ name: 'Deck', orderType: 'served_on_spot', room: '' });
});

test('table codes: a retired table is listed separately and can be restored', async () => {
  const { onRestore } = show();
  expect(screen.queryByRole('checkbox', { name: 'Print the code of 9' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Bring back 9' }));
  expect(onRestore).toHaveBeenCalledExactlyOnceWith('9');
});

test('table codes: a warning says before printing that the codes lead only to this computer', () => {
  show({ trouble: 'local', origin: 'http://localhost:8080' });
  expect(screen.getByText(/http:\/\/localhost:8080, and no phone gets there/)).toBeTruthy();
});

// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { ReadSheet, SheetChange } from '#domain/owner/read-menu-sheet.ts';
import type { VenueFile } from '#domain/owner/venue-file.ts';
import type { Currency } from '#domain/pricing/money.ts';
import { SheetSection } from '#staff/menu-sheet/sheet-section.tsx';
import { sheetChangesOf } from '#staff/publish/preview-of.ts';
import { renderScreen, words } from '../../support/render-screen.tsx';

const TERMS = {
  money: { language: 'en', currency: 'EUR' as Currency, suffix: '€', second: undefined },
  languages: { all: ['bg'], first: 'bg' },
} as const;
const FILE = {
  languages: ['bg'],
  defaultLanguage: 'bg',
  products: {
    tarator: {
      name: { bg: 'Таратор' },
      variants: { small: { size: { bg: '300 г' }, price: '4.80' }, large: { size: { bg: '500 г' }, price: '7.20' } },
    },
  },
} as unknown as VenueFile;
const change = (over: Partial<SheetChange>): SheetChange => ({ line: 2, path: [], ...over });

const compared = async (changes: readonly SheetChange[]): Promise<string> => {
  const sheet: ReadSheet = { changes, problems: [], ignored: [] };
  renderScreen(
    <SheetSection
      terms={TERMS}
      viewOf={(read) => sheetChangesOf(FILE, read)}
      onDownload={vi.fn()}
      onCompare={async () => ({ sheet })}
      onKeep={vi.fn()}
    />,
  );
  await userEvent.upload(screen.getByTestId('compare-sheet'), new File(['key'], 'menu.csv', { type: 'text/csv' }));
  return words(screen.getByTestId('menu-sheet'));
};

test('menu sheet: a file is compared by dish and size, with old value beside new', async () => {
  const said = await compared([
    change({ path: ['products', 'tarator', 'variants', 'small', 'price'], was: '4.80', to: '5.10' }),
    change({ path: ['products', 'tarator', 'variants', 'large', 'additionalPrice'], was: '0.30', to: '0.40' }),
    change({ path: ['products', 'tarator', 'discountPercent'], to: 10 }),
    change({ path: ['products', 'tarator', 'mayContain'], was: ['nuts'], to: ['nuts', 'milk'] }),
    change({ path: ['products', 'tarator', 'diets'], to: ['vegetarian'] }),
    change({ path: ['products', 'tarator', 'label', 'bg'], to: 'Домашен' }),
  ]);
  expect(said).toContain('6 changes');
  expect(said).toContain('Таратор · 300 г');
  for (const one of ['Price', '4.80 €', '5.10 €', 'Packaging', '0.40 €', 'May contain', 'Diet', 'Label', 'Домашен'])
    expect(said).toContain(one);
  for (const raw of ['variants', 'additionalPrice', 'discountPercent', 'mayContain']) expect(said).not.toContain(raw);
});

test('menu sheet: a dish new in the file is shown as new, by name', async () => {
  const to = { name: { bg: 'Окрошка' }, variants: { one: { price: '5.00' } } };
  const said = await compared([change({ path: ['products', 'okroshka'], to })]);
  expect(said).toContain('ОкрошкаNew dish');
});

test('menu sheet: the file button is in the reader’s language, not the browser’s', async () => {
  await compared([]);
  const input = screen.getByTestId('compare-sheet');
  expect(input.hidden).toBe(true);
  expect(screen.getByRole('button', { name: 'Compare a CSV with the menu' })).toBeTruthy();
});

test('menu sheet: the owner maps the columns of a foreign file before the comparison', async () => {
  const onCompare = vi
    .fn()
    .mockResolvedValueOnce({
      foreign: [
        { name: 'Ястие', sample: 'Таратор', guess: 'name_bg' },
        { name: 'Цена', sample: '5,10', guess: '' },
        { name: 'Цена 2', sample: '', guess: 'price' },
      ],
    })
    .mockResolvedValue({ sheet: { changes: [], problems: [], ignored: ['Цена 2'] } });
  renderScreen(
    <SheetSection terms={TERMS} viewOf={() => []} onDownload={vi.fn()} onCompare={onCompare} onKeep={vi.fn()} />,
  );
  const file = new File(['x'], 'menu.csv', { type: 'text/csv' });
  await userEvent.upload(screen.getByTestId('compare-sheet'), file);
  await userEvent.selectOptions(screen.getByLabelText('Цена (5,10)'), 'price');
  // A menu column can be mapped only once.
  expect(screen.getByLabelText<HTMLSelectElement>('Цена 2').value).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Compare with the menu' }));
  expect(onCompare).toHaveBeenLastCalledWith(file, [
    { name: 'Ястие', means: 'name_bg' },
    { name: 'Цена', means: 'price' },
    { name: 'Цена 2', means: '' },
  ]);
  expect(words(screen.getByTestId('menu-sheet'))).toContain('The file says what the menu says already.');
  // Without a name column no dish can be matched.
  await userEvent.selectOptions(screen.getByLabelText('Ястие (Таратор)'), '');
  expect(screen.getByRole('button', { name: 'Compare with the menu' })).toHaveProperty('disabled', true);
});

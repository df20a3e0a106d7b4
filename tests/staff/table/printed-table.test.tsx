// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { OrderId, ProductId, SessionId, VariantId } from '#domain/ids.ts';
import { minor } from '#domain/pricing/money.ts';
import { PrintedTable } from '#staff/table/printed-table.tsx';
import type { TableLineView, TableOrderView, TableView } from '#staff/tables/table-view.ts';
import { renderScreen, words } from '../../support/render-screen.tsx';

const NOON = Date.UTC(2026, 10, 22, 10);
const line = (name: string, over: Partial<TableLineView['line']> = {}, allergens: TableLineView['allergens'] = []) => ({
  line: {
    ...{ productId: 1 as ProductId, variantId: 1 as VariantId, name, size: '', required: undefined },
    ...{ added: [], removed: [], comment: undefined, quantity: 2, total: minor(1180) },
    ...over,
  },
  stage: 'sent' as const,
  allergens,
});
const order = (number: number, over: Partial<TableOrderView> = {}): TableOrderView => ({
  ...{ id: `o${number}` as OrderId, number, label: `K2-${number}`, placedAt: NOON, orderedAt: undefined },
  ...{ status: 'ordered', lines: [line('Таратор')], total: minor(880), avoids: [], diets: [], accepted: undefined },
  isShownFirst: false,
  ...{ delayedMinutes: undefined, mayAccept: false, moves: [], mayRefuse: false, mayMove: false, waits: false },
  ...over,
});
const table = (orders: readonly TableOrderView[]): TableView => ({
  ...{ name: '12', sittingId: 's' as SessionId, openedAt: NOON, asking: [], orders, asked: undefined, waits: false },
  payments: [],
  ...{ total: minor(2360), paid: minor(1180), rest: minor(1180) },
});

/** Text that the browser prints. */
const printed = (orders: readonly TableOrderView[], only?: TableOrderView): string => {
  renderScreen(
    <PrintedTable
      {...{ venue: 'Невен', venueLanguage: 'bg', timeZone: 'Europe/Sofia', orderLanguage: 'bg', now: NOON }}
      {...{ table: table(orders), only }}
    />,
  );
  expect(screen.queryByTestId('print-sheet')).toBeNull();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  return words(screen.getByTestId('print-sheet'));
};

test('printed bill: lists orders, payments and the rest, and says that it is not the fiscal receipt', () => {
  const left = order(40, { isLeft: true, lines: [line('Мусака')] });
  const paper = printed([left, order(41), order(42, { status: 'rejected', lines: [line('Катък')] })]);
  expect(paper).toContain('Невен');
  expect(paper).toMatch(/2 × Таратор.*11\.80 €/);
  expect(paper).toMatch(/Total.*23\.60 €.*Left to pay.*11\.80 €/);
  expect(paper).toContain('not a fiscal receipt');
  expect(paper).not.toMatch(/Катък|Мусака/);
});

test('printed order: shows the kitchen its table, choices, comments and allergies, without prices', () => {
  const dish = line('Салата', { size: 'голяма', comment: 'без лук' }, [{ code: 'nuts', name: 'nuts' }]);
  const one = order(41, {
    lines: [dish],
    avoids: [{ code: 'milk', name: 'milk' }],
    diets: ['vegan'],
    orderedAt: NOON - 600_000,
  });
  const paper = printed([one, order(42, { lines: [line('Катък')] })], one);
  expect(paper).toContain('Table 12');
  expect(paper).toContain('41');
  expect(paper).toMatch(/2 × Салата.*голяма.*“без лук”.*nuts/);
  expect(paper).toMatch(/allergic: milk/);
  expect(paper).toContain('11:50');
  expect(paper).not.toMatch(/€|Катък|fiscal/);
});

// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { OrderId } from '#domain/ids.ts';
import { minor } from '#domain/pricing/money.ts';
import { CloseSheet } from '#staff/table/close-sheet.tsx';
import type { TableView } from '#staff/tables/table-view.ts';
import { renderScreen, words } from '../../support/render-screen.tsx';
import { line, order, table } from './table-fixtures.ts';

describe('closing a table', () => {
  const close = (over: Partial<TableView>, onPay = vi.fn(), onConfirm = vi.fn()) => {
    renderScreen(
      <CloseSheet
        table={table(over)}
        timeZone="Europe/Sofia"
        onPay={onPay}
        onConfirm={onConfirm}
        onClose={() => undefined}
      />,
    );
    return { onPay, onConfirm };
  };

  test('an unpaid bill of 31.56 offers its payment first, and closing without payment second', async () => {
    const { onPay, onConfirm } = close({});
    const steps = screen.getAllByRole('button').map(words);
    const [pay, leave] = ['Take payment31.56 €', 'Close without payment'].map((name) => steps.indexOf(name));
    expect(pay).toBeGreaterThanOrEqual(0);
    expect(leave).toBeGreaterThan(pay ?? 0);
    await userEvent.click(screen.getByTestId('close-pay'));
    expect(onPay).toHaveBeenCalledOnce();
    expect(onConfirm).not.toHaveBeenCalled();
  });

  test('a bill that guests are paying by card now offers no second payment', () => {
    close({ paying: [{ amount: minor(3156), until: undefined }] });
    expect(screen.queryByTestId('close-pay')).toBeNull();
    expect(screen.getByTestId('close-confirm')).toBeDefined();
  });

  test('names the table’s dishes that the kitchen still has, and omits served and refused dishes', () => {
    const lines = [
      line({ stage: 'cooking', line: { ...line().line, name: 'Мусака', quantity: 2 } }),
      line({ stage: 'ready', line: { ...line().line, name: 'Таратор' } }),
      line({ stage: 'served' }),
      line({ stage: 'rejected' }),
    ];
    const gone = order({ id: 'o2' as OrderId, isLeft: true, lines: [line({ stage: 'sent' })] });
    renderScreen(
      <CloseSheet
        table={table({ rest: minor(0), orders: [order({ lines }), gone] })}
        timeZone="Europe/Sofia"
        onPay={() => undefined}
        onConfirm={() => undefined}
        onClose={() => undefined}
      />,
    );
    const dishes = within(screen.getByTestId('close-to-come')).getAllByRole('listitem');
    expect(dishes.map(words)).toEqual(['2 × Мусака', '1 × Таратор, ready']);
  });
});

test('a table with debt, or with a guest’s card payment in progress, warns before it is closed', async () => {
  const onConfirm = vi.fn();
  const paying = [{ amount: minor(580), until: undefined }];
  renderScreen(
    <CloseSheet
      table={table({ paying })}
      timeZone="Europe/Sofia"
      onPay={vi.fn()}
      onConfirm={onConfirm}
      onClose={() => undefined}
    />,
  );
  expect(words(screen.getByTestId('paying-now'))).toContain('A guest is paying 5.80 € by card now');
  expect(words(screen.getByTestId('close-rest'))).toBe('31.56 € are not paid.');
  await userEvent.click(screen.getByRole('button', { name: 'Close without payment' }));
  expect(onConfirm).toHaveBeenCalledOnce();
});

test('the button that closes a paid table does not mention a missing payment', () => {
  const close = { timeZone: 'Europe/Sofia', onPay: vi.fn(), onConfirm: vi.fn(), onClose: vi.fn() };
  renderScreen(<CloseSheet table={table({ rest: minor(0) })} {...close} />);
  expect(words(screen.getByTestId('close-confirm'))).toBe('Close the table');
});

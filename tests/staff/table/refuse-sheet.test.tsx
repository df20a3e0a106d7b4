// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { ProductId } from '#domain/ids.ts';
import { RefuseSheet } from '#staff/table/refuse-sheet.tsx';
import type { TableLineView } from '#staff/tables/table-view.ts';
import { renderScreen, words } from '../../support/render-screen.tsx';
import { line, order } from './table-fixtures.ts';

describe('order refusal', () => {
  const refuse = (lines: readonly TableLineView[]) => {
    const onRefuse = vi.fn();
    renderScreen(
      <RefuseSheet
        order={order({ lines })}
        table="12"
        orderLanguage="bg"
        guestReads={(reason) => `guest: ${reason.code} ${reason.text}${reason.productIds.join()}`}
        onRefuse={onRefuse}
        onClose={() => undefined}
      />,
    );
    return onRefuse;
  };
  const tarator = line({ stage: 'seen' });
  const moussaka = line({ stage: 'seen', line: { ...line().line, productId: 2 as ProductId, name: 'Мусака' } });

  test('names the sold-out dishes and previews the guest’s text', async () => {
    const onRefuse = refuse([tarator, moussaka, moussaka]);
    await userEvent.click(screen.getByRole('radio', { name: 'Sold out' }));
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
    expect(words(screen.getByTestId('guest-reads'))).toBe('guest: sold_out');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Мусака' }));
    expect(words(screen.getByTestId('guest-reads'))).toBe('guest: sold_out 2');
    await userEvent.click(screen.getByTestId('refuse-confirm'));
    expect(onRefuse).toHaveBeenCalledExactlyOnceWith({ code: 'sold_out', text: '', productIds: [2] });
  });

  test('preselects the only dish of an order as sold out', async () => {
    refuse([tarator]);
    await userEvent.click(screen.getByRole('radio', { name: 'Sold out' }));
    expect(words(screen.getByTestId('guest-reads'))).toBe('guest: sold_out 1');
  });

  test('takes free text only with "another reason"', async () => {
    const onRefuse = refuse([tarator]);
    await userEvent.click(screen.getByRole('radio', { name: 'Another reason' }));
    await userEvent.type(screen.getByRole('textbox'), 'Power cut');
    expect(words(screen.getByTestId('guest-reads'))).toBe('guest: other Power cut');
    await userEvent.click(screen.getByTestId('refuse-confirm'));
    expect(onRefuse).toHaveBeenLastCalledWith({ code: 'other', text: 'Power cut', productIds: [] });
    await userEvent.click(screen.getByRole('radio', { name: 'Too many orders' }));
    await userEvent.click(screen.getByTestId('refuse-confirm'));
    expect(onRefuse).toHaveBeenLastCalledWith({ code: 'too_busy', text: '', productIds: [] });
  });

  test.each([
    ['Entered by mistake', 'mistake', 'It was entered by mistake'],
    ['Guest changed their mind', 'changed_mind', 'Cancelled at your request'],
  ])('sends “%s” as the cause “%s” with the text “%s” for older apps', async (label, cause, text) => {
    const onRefuse = refuse([tarator]);
    await userEvent.click(screen.getByRole('radio', { name: label }));
    expect(screen.queryByRole('checkbox')).toBeNull();
    await userEvent.click(screen.getByTestId('refuse-confirm'));
    expect(onRefuse).toHaveBeenCalledExactlyOnceWith({ code: 'other', text, cause, productIds: [] });
  });

  test('a taken order is cancelled and not refused, with causes of its own', async () => {
    const read = () => [
      words(screen.getByRole('dialog').querySelector('h2')),
      words(screen.getByTestId('refuse-confirm')),
      ...screen.getAllByRole('radio').map((one) => one.textContent),
    ];
    refuse([tarator]);
    expect(read()).toEqual([
      ...['Why do we refuse it?', 'Refuse the order', 'Sold out', 'The kitchen is closed', 'Too many orders'],
      ...['Entered by mistake', 'Guest changed their mind', 'Another reason'],
    ]);
    cleanup();
    const onRefuse = refuse([line({ stage: 'ready' })]);
    expect(read()).toEqual([
      ...['Why do we cancel it?', 'Cancel the order', 'Entered by mistake', 'Guest changed their mind'],
      ...['Long wait', 'Sold out', 'Another reason'],
    ]);
    await userEvent.click(screen.getByRole('radio', { name: 'Long wait' }));
    await userEvent.click(screen.getByTestId('refuse-confirm'));
    expect(onRefuse).toHaveBeenCalledExactlyOnceWith({
      ...{ code: 'other', text: 'You waited too long', cause: 'long_wait', productIds: [] },
    });
  });

  test('sends nothing until a reason is chosen', async () => {
    const onRefuse = refuse([tarator]);
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    expect(screen.queryByTestId('guest-reads')).toBeNull();
    expect(screen.getByTestId('refuse-confirm')).toHaveProperty('disabled', true);
    await userEvent.click(screen.getByTestId('refuse-confirm'));
    expect(onRefuse).not.toHaveBeenCalled();
  });
});

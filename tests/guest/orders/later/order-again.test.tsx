// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { OrderAgain } from '#domain/order/order-again.ts';
import { minor } from '#domain/pricing/money.ts';
import { AgainPanel } from '#guest/orders/later/order-again.tsx';
import { line } from '../../../domain/menu/menu-builder.ts';
import { EURO_AND_LEV, renderScreen, words } from '../../../support/render-screen.tsx';

const show = (again: Partial<OrderAgain>) => {
  const seen = { onShow: vi.fn(), onClose: vi.fn() };
  renderScreen(<AgainPanel again={{ lines: [line(1)], gone: [], dearer: [], ...again }} {...seen} />, EURO_AND_LEV);
  return seen;
};

test('reorder: names unavailable dishes and dishes with a higher price', async () => {
  const { onShow } = show({
    gone: [{ name: 'Tarator', reason: 'out_of_stock' }],
    dearer: [{ name: 'Shopska salad', from: minor(790), to: minor(850) }],
  });
  const panel = screen.getByRole('group', { name: 'In your order, with changes' });
  expect(document.activeElement).toBe(panel);
  expect(words(panel)).toContain('Tarator: sold out');
  expect(words(panel)).toContain('Shopska salad: 8.50 €, before 7.90 €');
  await userEvent.click(screen.getByRole('button', { name: 'Look at your order' }));
  expect(onShow).toHaveBeenCalledOnce();
});

test('reorder: an order without any available dish says so and has no link', async () => {
  const { onShow, onClose } = show({ lines: [], gone: [{ name: 'Tarator', reason: 'gone' }] });
  expect(screen.getByRole('group', { name: 'Nothing of it can be had now' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect([onShow.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 1]);
});

// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { minor } from '#domain/pricing/money.ts';
import type { TableScreenProps } from '#staff/table/table-screen.tsx';
import { renderScreen } from '../../support/render-screen.tsx';
import { table } from './table-fixtures.ts';
import { screenOf } from './table-screen-here.tsx';

const show = (over: Partial<TableScreenProps> = {}) => renderScreen(screenOf(over));

describe('closing a table', () => {
  test('a table that has paid in full offers closing as the main action, and a new order beside it', async () => {
    const onClose = vi.fn();
    show({ table: table({ paid: minor(3156), rest: minor(0) }), onClose });
    const foot = within(screen.getByTestId('table-foot'));
    expect(foot.getByRole('link', { name: 'New order' })).toBeDefined();
    await userEvent.click(foot.getByRole('button', { name: 'Close the table' }));
    expect(onClose).toHaveBeenCalledOnce();
    expect(screen.getAllByTestId('close-sitting'), 'not twice').toHaveLength(1);
  });

  test('a paid table whose new order is not served does not offer closing as the main action', () => {
    const lookOf = (stage: 'sent' | 'served') => {
      const [order] = table().orders;
      if (!order) throw new Error('No order');
      const orders = [{ ...order, lines: order.lines.map((line) => ({ ...line, stage })) }];
      const { unmount } = show({ table: table({ paid: minor(3156), rest: minor(0), orders }) });
      const look = screen.getByTestId('close-sitting').className;
      unmount();
      return look;
    };
    expect(lookOf('sent')).not.toBe(lookOf('served'));
  });

  test('a table with an unpaid rest, and one that has ordered nothing, are closed from the list', () => {
    for (const over of [
      { paid: minor(1000), rest: minor(2156) },
      { orders: [], total: minor(0), rest: minor(0) },
    ]) {
      const { unmount } = show({ table: table(over) });
      expect(within(screen.getByTestId('table-foot')).queryByTestId('close-sitting')).toBeNull();
      expect(screen.getByTestId('close-sitting')).toBeDefined();
      unmount();
    }
  });
});

// @vitest-environment jsdom

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { minor } from '#domain/pricing/money.ts';
import { PROMO_FAULTS } from '#domain/promotion/promo-faults.ts';
import { PromoField, type PromoFieldProps } from '#guest/service/promo-field.tsx';
import { promoTerms } from '../../domain/promotion/promo-builder.ts';
import { renderScreen, words } from '../../support/render-screen.tsx';

const SUMMER = promoTerms({ minimum: minor(2000) });

const show = (over: Partial<PromoFieldProps> = {}) => {
  const events = { enter: vi.fn(), remove: vi.fn() };
  renderScreen(
    <PromoField
      promo={undefined}
      fault={undefined}
      lost={undefined}
      trouble={undefined}
      isBusy={false}
      {...events}
      {...over}
    />,
  );
  return events;
};
const all = () => words(screen.getByTestId('promo'));

test('[S2.53] promo field: opens by a press and hands on the typed code', async () => {
  const { enter } = show();
  expect(screen.queryByLabelText('Promo code')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Enter a promo code' }));
  await userEvent.type(screen.getByLabelText('Promo code'), 'summer 2026{enter}');
  expect(enter).toHaveBeenCalledExactlyOnceWith('summer 2026');
});

test('promo field: each error has its own message at the field', async () => {
  const told = new Set<string>();
  const troubles = [...PROMO_FAULTS, 'offline', 'limited', 'other'] as const;
  for (const trouble of troubles) {
    show({ trouble });
    await userEvent.click(screen.getAllByRole('button', { name: 'Enter a promo code' }).at(-1) as HTMLElement);
    told.add(words(screen.getAllByRole('alert').at(-1) as HTMLElement));
  }
  expect(told.size).toBe(troubles.length);
  expect(told).not.toContain('');
});

test('promo field: an applied code can be removed, and says why it has no effect', async () => {
  const { remove } = show({ promo: SUMMER, fault: 'below_minimum' });
  expect(all()).toContain('SUMMER2026');
  expect(all()).toContain('This code holds for orders from 20.00 € on.');
  await userEvent.click(screen.getByRole('button', { name: 'Remove the code' }));
  expect(remove).toHaveBeenCalledOnce();
});

test('promo field: names the code that was no longer valid when the order arrived', () => {
  show({ lost: { code: 'SUMMER2026', fault: 'used_up' } });
  expect(all()).toContain('The code SUMMER2026 was not taken');
  expect(all()).toContain('This code has been used as often as it may be.');
});

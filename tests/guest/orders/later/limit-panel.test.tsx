// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { CartLine } from '#domain/cart/cart.ts';
import { TooMuchPanel, UnusualPanel } from '#guest/orders/later/limit-panel.tsx';
import { line } from '../../../domain/menu/menu-builder.ts';
import { buildIndex, buildProduct, buildVariant } from '../../../support/build-menu.ts';
import { renderScreen, words } from '../../../support/render-screen.tsx';

const variant = buildVariant();
const product = buildProduct({ variants: [variant] });
const INDEX = buildIndex({ products: [product] });
const LINE: CartLine = line(product.id, { variantId: variant.id, quantity: 24 });
const excess = { lines: [{ line: LINE, count: 24 }], inAll: 52, most: { line: 12, order: 40 } };

test('limit panel: an unusual order names dishes and count, takes the focus and is sent only after consent', async () => {
  const seen = { onSend: vi.fn(), onChange: vi.fn() };
  renderScreen(<UnusualPanel index={INDEX} excess={excess} {...seen} />);
  const panel = screen.getByRole('group', { name: 'Is that really how many you want?' });
  expect(document.activeElement).toBe(panel);
  expect(words(panel)).toContain(`24 × ${product.name}`);
  expect(words(panel)).toContain('52 dishes in all');
  await userEvent.click(screen.getByRole('button', { name: 'No, change it' }));
  expect([seen.onSend.mock.calls.length, seen.onChange.mock.calls.length]).toEqual([0, 1]);
  await userEvent.click(screen.getByTestId('send-unusual'));
  expect(seen.onSend).toHaveBeenCalledOnce();
});

test('limit panel: an order above the limit says what is too many and reduces it to the limit', async () => {
  const onReduce = vi.fn();
  renderScreen(<TooMuchPanel index={INDEX} excess={excess} onReduce={onReduce} />);
  const panel = screen.getByRole('group', { name: 'More than can be ordered at once' });
  expect(words(panel)).toContain(`${product.name}: 24, at most 12`);
  expect(words(panel)).toContain('Dishes in all: 52, at most 40');
  await userEvent.click(screen.getByRole('button', { name: 'Reduce to 12' }));
  expect(onReduce).toHaveBeenCalledOnce();
});

test('limit panel: an order with too many different dishes has no reduce button', () => {
  renderScreen(<TooMuchPanel index={INDEX} excess={{ ...excess, lines: [] }} onReduce={vi.fn()} />);
  expect(screen.queryByRole('button')).toBeNull();
});

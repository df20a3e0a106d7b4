// @vitest-environment jsdom
// A rejected order on the guest's page: the reason, the dish, and one next step.
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ProductId } from '#domain/ids.ts';
import { OrderEntry } from '#guest/orders/order-entry.tsx';
import { renderScreen, words } from '../../support/render-screen.tsx';
import { entry } from '../order/sent-entries.ts';
import { ENTRY_PROPS } from './entry-props.ts';

const [line] = entry().lines;
const refused = entry({
  state: 'refused',
  lines: line ? [line, { ...line, productId: 2 as ProductId, quantity: 1 }] : [],
  summary: [
    { name: 'Shopska salad', detail: '', quantity: 2, total: 1580 },
    { name: 'Tarator', detail: '', quantity: 1, total: 480 },
  ],
  refusal: { code: 'inactive_products', productIds: [2 as ProductId], ingredientIds: [], quote: undefined },
});

test('refused order: has one heading, the reason, the struck dish and one main button above the order [S8.03]', () => {
  renderScreen(<OrderEntry entry={refused} {...ENTRY_PROPS} />);
  const shown = screen.getByTestId('order-entry');
  expect(within(shown).getAllByRole('heading')).toHaveLength(1);
  expect(words(shown)).toContain('Tarator: sold out');
  expect(words(shown)).not.toContain('Not accepted');
  expect([...shown.querySelectorAll('s')].map(({ textContent }) => textContent)).toEqual(['Tarator']);
  const [main, ...others] = within(shown).getAllByRole('button');
  expect(others).toEqual([]);
  expect(main?.dataset.testid).toBe('order-again');
  const [struck] = shown.querySelectorAll('s');
  expect(struck && main?.compareDocumentPosition(struck)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

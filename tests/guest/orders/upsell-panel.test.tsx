// @vitest-environment jsdom
// The venue's offer between the press on the order button and the order.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { minor } from '#domain/pricing/money.ts';
import { UpsellPanel } from '#guest/orders/later/upsell-panel.tsx';
import { buildProduct } from '../../support/build-menu.ts';
import { renderScreen } from '../../support/render-screen.tsx';

const dishes = [
  {
    product: buildProduct({ name: 'Ayran' }),
    cloth: undefined,
    price: { amount: minor(210), old: undefined, from: false },
  },
];
const answers = () => ({ onAdd: vi.fn(), onSend: vi.fn(), onBack: vi.fn() });

test('upsell: says that nothing is sent yet; declining the offer sends the order, by a button that says that it obliges to pay', async () => {
  const on = answers();
  renderScreen(<UpsellPanel dishes={dishes} isTaken={false} {...on} />);
  expect(screen.getByText('Before we send it: something to go with it?')).toBeTruthy();
  const send = screen.getByRole('button', { name: 'Order with obligation to pay' });
  // Right above the button, which looks like the one pressed before.
  expect(send.previousElementSibling?.textContent).toBe('The order is not sent yet.');
  await userEvent.click(send);
  expect(on.onSend).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Add Ayran' }));
  expect(on.onAdd).toHaveBeenCalledExactlyOnceWith(dishes[0]?.product.id);
});

test('upsell: an order with an added dish is a new order, to be sent by its button or reviewed', async () => {
  const on = answers();
  renderScreen(<UpsellPanel dishes={[]} isTaken {...on} />);
  expect(screen.queryByTestId('upsell-no')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Back to your order' }));
  expect(on.onSend).not.toHaveBeenCalled();
  await userEvent.click(screen.getByTestId('upsell-send'));
  expect(on.onSend).toHaveBeenCalledOnce();
});

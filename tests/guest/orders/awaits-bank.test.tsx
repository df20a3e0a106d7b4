// @vitest-environment jsdom
// An order that the kitchen gets after its payment by card.
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ZERO } from '#domain/pricing/money.ts';
import { PaymentLink } from '#guest/orders/later/awaited-payment.tsx';
import { OrderEntry } from '#guest/orders/order-entry.tsx';
import { renderScreen, words } from '../../support/render-screen.tsx';
import { received } from '../order/sent-entries.ts';
import { ENTRY_PROPS } from './entry-props.ts';

const show = (awaitsBank: boolean): string => {
  const entry = received('ordered');
  const cardPayment = { awaits: true, paid: ZERO, refunded: ZERO };
  renderScreen(
    <OrderEntry
      {...ENTRY_PROPS}
      entry={{ ...entry, order: entry.order && { ...entry.order, cardPayment } }}
      awaitsBankOf={() => awaitsBank}
      factsOf={({ order }) => order && <PaymentLink href="/pay" total={order.total} awaitsBank={awaitsBank} />}
    />,
  );
  return words(screen.getByTestId('order-entry'));
};

test('unpaid order: waits for the bank where its answer is missing, and offers no second payment', () => {
  const shown = show(true);
  expect(shown).toContain('Waiting for the bank');
  expect(shown).toContain('Please do not pay again.');
  expect(shown).not.toContain('Not paid yet');
  expect(words(screen.getByTestId('to-payment'))).toBe('To the payment');
});

test('unpaid order: is not paid yet where no payment was sent, and its link names the sum', () => {
  expect(show(false)).toContain('Not paid yet');
  expect(words(screen.getByTestId('to-payment'))).toContain('15.80');
});

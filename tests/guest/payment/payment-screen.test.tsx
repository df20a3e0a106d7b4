// @vitest-environment jsdom
// The card payment page in every state: what happened to the money, and the next steps.
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Paying, Stand, StartFailure } from '#domain/payment/paying.ts';
import { isLeftOpen, standOf } from '#domain/payment/paying.ts';
import { minor } from '#domain/pricing/money.ts';
import { PaymentScreen } from '#guest/payment/payment-screen.tsx';
import type { PaymentView } from '#guest/payment/payment-view.ts';
import { cardPayment, payingRow } from '../../shared/payment/paying-rows.ts';
import { renderScreen, words } from '../../support/render-screen.tsx';

const ways = () => ({
  ordersHref: '/neven?show=orders',
  checkoutHref: '/neven?show=checkout',
  onLeave: vi.fn(),
  onLook: vi.fn(),
  onCancel: vi.fn(),
  onAgain: vi.fn(),
  onOtherCard: vi.fn(),
  onSignIn: vi.fn(),
  onReceipt: vi.fn(),
});

const show = (paying: Paying, more: Partial<PaymentView> = {}, notCancelled?: StartFailure) => {
  const doors = ways();
  renderScreen(
    <PaymentScreen
      {...doors}
      placeName="Невен"
      placeLanguage="bg"
      homeHref="/neven"
      connection={null}
      notCancelled={notCancelled}
      view={{
        stand: standOf(paying),
        paying,
        label: 'K2-47',
        isUnreached: false,
        isLeftOpen: isLeftOpen(paying),
        isCancelling: false,
        until: undefined,
        isCooked: false,
        timeZone: 'Europe/Sofia',
        receipt: [],
        orderType: 'delivery',
        ...more,
      }}
    />,
  );
  return doors;
};
const title = () => words(screen.getByRole('heading', { level: 1 }));
const text = () => words(screen.getByTestId('payment'));
const told = (state: Parameters<typeof cardPayment>[0]) => payingRow({ told: cardPayment(state) });

test.each([
  ['starting', payingRow(), 'We are preparing the payment', 'Nothing is taken yet.'],
  ['redirected', told({ page: 'https://bank.example' }), 'To the bank', 'You enter the card there; we do not see it.'],
  ['pending', told({ state: 'pending' }), 'The bank is thinking', 'You may close this page. We keep the answer.'],
  ['processing', told({ state: 'processing' }), 'Payment in progress', 'Please keep this page open for a moment.'],
  ['failed', told({ state: 'failed' }), 'The card did not go through', 'Nothing was taken.'],
  ['timedOut', told({ state: 'timed_out' }), 'The time to pay is over', 'Nothing was taken.'],
  ['timedOut', payingRow({ isUnheard: true }), 'No answer yet', 'Without the bank’s page nothing is taken.'],
  ['success', told({ state: 'success' }), 'Paid. Thank you!', 'This is not a fiscal receipt.'],
] as const satisfies readonly (readonly [Stand, Paying, string, string])[])(
  'a payment that is "%s" says what is true of the money [S2.07, S2.57]',
  (stand, paying, heading, sentence) => {
    show(paying);
    expect(screen.getByTestId('payment').dataset.stand).toBe(stand);
    expect(title()).toBe(heading);
    expect(text()).toContain(sentence);
  },
);

test('payment screen: a paid order shows only the kitchen’s progress, as the order page does', () => {
  show(told({ state: 'success' }), { order: { status: 'ordered', facts: {} } });
  expect(words(screen.getByTestId('paid-stage'))).toBe('Sent, waiting for the kitchen');
  cleanup();
  show(told({ state: 'success' }), { order: { status: 'ordered', facts: { startedAt: 1 } } });
  expect(words(screen.getByTestId('paid-stage'))).toBe('We are cooking for you');
  cleanup();
  // The server has not sent the order since it was paid.
  show(told({ state: 'success' }));
  expect(screen.queryByTestId('paid-stage')).toBeNull();
});

test('payment screen: a declined card is named while the bank’s page is still open', () => {
  show(payingRow({ told: cardPayment({ page: 'https://bank.example', declined: 'other' }), hasLeft: true }));
  expect(title()).toBe('The card did not go through');
  expect(text()).toContain(
    'The bank has declined the card and names no reason. Please try another card. Nothing was taken.',
  );
  // The reason, the money and the next step, and no more.
  expect(text()).not.toMatch(/still open|until|The kitchen starts/);
  expect(screen.getByTestId('payment-disc').dataset.stand).toBe('failed');
});

test('payment screen: a payment refused by the bank says so and offers the same or another card [S8.22]', async () => {
  const doors = show(told({ state: 'failed' }));
  expect(text()).toContain('Unsuccessful payment. Please try again.');
  await userEvent.click(screen.getByTestId('pay-again'));
  await userEvent.click(screen.getByTestId('other-card'));
  expect([doors.onAgain.mock.calls.length, doors.onOtherCard.mock.calls.length]).toEqual([1, 1]);
});

test.each([
  ['funds', 'The bank says: not enough money on the card. Please try another card.'],
  ['expired', 'The bank says: the card has expired. Please try another card.'],
  ['code', 'The bank says: the security code is wrong. Please check it and try again.'],
  ['authentication', 'The bank could not confirm that it was you. Please try again or use another card.'],
  ['limit', 'The bank says: the card has reached its limit. Please try another card.'],
] as const)(
  'payment screen: a card declined for "%s" says why, wherever the guest is [S8.22]',
  (declined, sentence) => {
    show(told({ state: 'failed', declined }));
    expect(text()).toContain(`${sentence} Nothing was taken.`);
    cleanup();
    // The guest has left the bank’s page, which is still open.
    show(payingRow({ hasLeft: true, told: cardPayment({ page: 'https://bank.example', declined }) }));
    expect(text()).toContain(`${sentence} Nothing was taken.`);
    cleanup();
    show(payingRow({ failure: { kind: 'refused', refusal: { code: 'payment_failed', declined } } }));
    expect(title()).toBe('The card did not go through');
    expect(text()).toContain(`${sentence} Nothing was taken.`);
  },
);

test.each([
  [{ kind: 'offline' }, 'There is no network now.'],
  [{ kind: 'order' }, 'The order was not taken, so there is nothing to pay.'],
  [{ kind: 'other' }, 'An error occurred during payment'],
  [{ kind: 'refused', refusal: { code: 'card_payment_requires_login' } }, 'To pay online, please log in.'],
  [{ kind: 'refused', refusal: { code: 'provider_unreachable' } }, 'The bank does not answer now.'],
  [
    { kind: 'refused', refusal: { code: 'below_minimum', minimum: minor(50) } },
    'A card can be charged with 0.50 € or more.',
  ],
] as const satisfies readonly (readonly [StartFailure, string])[])(
  'a start that ends as %o says why, and that nothing was taken [S8.23, S8.28]',
  (failure, sentence) => {
    show(payingRow({ failure }));
    expect(title()).toBe('The payment was not started');
    expect(text()).toContain(`${sentence} Nothing was taken.`);
  },
);

test('payment screen: leads to sign-in when the payment’s sign-in is gone', async () => {
  const doors = show(payingRow({ failure: { kind: 'refused', refusal: { code: 'card_payment_requires_login' } } }));
  await userEvent.click(screen.getByTestId('sign-in-to-pay'));
  expect(doors.onSignIn).toHaveBeenCalledOnce();
});

const leftOpen = (rest: Parameters<typeof cardPayment>[0] = {}, row: Partial<Paying> = {}) =>
  payingRow({ told: cardPayment({ page: 'https://bank.example', ...rest }), hasLeft: true, ...row });

test('payment screen: a guest who only left the bank’s page reads "not paid", and can return or cancel', async () => {
  const doors = show(leftOpen());
  expect(title()).toBe('Not paid yet');
  expect(text()).toContain('Nothing was taken. You have left the bank’s page; it is still open.');
  expect(text()).toContain('You can pay there until 02:15.');
  await userEvent.click(screen.getByRole('button', { name: 'Continue paying' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel this payment' }));
  expect([doors.onLeave.mock.calls.length, doors.onCancel.mock.calls.length]).toEqual([1, 1]);
});

test('payment screen: for an abandoned share, says until when the share is held; after the cancel the share is free', () => {
  show(leftOpen({}, { isShare: true }), { isCooked: true });
  expect(text()).toContain('Your part of the bill is held for you until 02:18 at the latest.');
  cleanup();
  show(payingRow({ told: cardPayment({ state: 'cancelled' }), isShare: true, hasLeft: true }), { isCooked: true });
  expect(title()).toBe('The payment is cancelled');
  expect(text()).toContain('Your part of the bill is free again');
});

test('payment screen: for all that is left of the bill, names the bill and no part of it', () => {
  show(leftOpen({}, { isShare: true, isRest: true }), { isCooked: true });
  expect(text()).toContain('The bill is held for you until 02:18 at the latest.');
  cleanup();
  const cancelled = cardPayment({ state: 'cancelled' });
  show(payingRow({ told: cancelled, isShare: true, isRest: true, hasLeft: true }), { isCooked: true });
  expect(text()).toContain('The bill is free again');
  expect(text()).not.toContain('Your part');
});

test('payment screen: a share that other guests paid in part is offered for the rest, with the reason', async () => {
  const failure = { kind: 'refused', refusal: { code: 'repriced', due: minor(295) } } as const;
  const doors = show(payingRow({ isShare: true, failure }), { isCooked: true });
  expect(text()).toContain('Others at your table have paid in the meantime: 2.95 € is left for you.');
  const pay = screen.getByTestId('pay-again');
  expect(words(pay)).toBe('Pay by card2.95 €');
  await userEvent.click(pay);
  expect(doors.onAgain).toHaveBeenCalledOnce();
});

test('payment screen: at ePay.bg, which cannot close a page, offers no cancel and does not deny a payment', () => {
  show(leftOpen({ provider: 'epay' }));
  expect(screen.queryByTestId('cancel-payment')).toBeNull();
  expect(text()).not.toContain('Nothing was taken.');
  expect(text()).toContain('ePay.bg cannot be told to cancel a payment: it ends by itself.');
  expect(text()).toContain('You can pay there until 02:15.');
});

test('payment screen: a guest back from the bank reads no "not paid" before the server answers', () => {
  show(leftOpen(), { isLeftOpen: false });
  expect(title()).toBe('The bank is thinking');
  expect(text()).not.toContain('Nothing was taken.');
});

test('payment screen: a failed cancel says why, and that the bank’s page is still open', () => {
  show(leftOpen(), {}, { kind: 'refused', refusal: { code: 'provider_unreachable' } });
  expect(words(screen.getByTestId('not-cancelled'))).toContain('The bank does not answer now.');
});

test('payment screen: a pending payment can be refreshed, and its guest may return to the bank’s page', async () => {
  const doors = show(leftOpen({ state: 'pending' }));
  await userEvent.click(screen.getByTestId('check-now'));
  await userEvent.click(screen.getByTestId('to-bank'));
  expect([doors.onLook.mock.calls.length, doors.onLeave.mock.calls.length]).toEqual([1, 1]);
});

test('payment screen: a failed refresh says so, and a demonstration is labelled', () => {
  show(told({ state: 'pending' }), { isUnreached: true });
  expect(text()).toContain('The bank cannot be asked now');
  expect(text()).not.toContain('every few seconds');
  expect(text()).toContain('This is a demonstration: there is no bank, and no money moves.');
});

test('payment screen: a failed payment of a waiting order can switch to payment on receipt if the place allows', async () => {
  const doors = show(told({ state: 'failed' }), { receipt: ['cash'] });
  expect(screen.queryByTestId('on-receipt-card')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'In cash to the courier' }));
  expect(doors.onReceipt).toHaveBeenCalledWith('cash');
});

test('payment screen: after leaving the bank’s page, payment on receipt is offered if that page can be closed', async () => {
  const left = (provider: 'stripe' | 'epay') =>
    payingRow({ told: cardPayment({ state: 'redirected', provider }), hasLeft: true });
  const doors = show(left('stripe'), { receipt: ['card'] });
  await userEvent.click(screen.getByTestId('on-receipt-card'));
  expect(doors.onReceipt).toHaveBeenCalledWith('card');
  cleanup();
  show(left('epay'), { receipt: ['card'] });
  expect(screen.queryByTestId('on-receipt-card')).toBeNull();
});

test('payment screen: a pending or paid payment does not offer payment on receipt', () => {
  for (const state of ['redirected', 'pending', 'processing', 'success'] as const) {
    show(told({ state }), { receipt: ['cash', 'card'] });
    expect(screen.queryByTestId('on-receipt-cash'), state).toBeNull();
  }
});

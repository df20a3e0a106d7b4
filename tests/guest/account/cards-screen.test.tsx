// @vitest-environment jsdom
// Saved cards of a customer, and the checkbox that saves a new one.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { afterOrder, type CheckoutForm, EMPTY_CHECKOUT } from '#domain/order/checkout/checkout-form.ts';
import type { PaymentInstrument } from '#domain/payment/instrument.ts';
import { CardsScreen, type CardsScreenProps } from '#guest/account/cards-screen.tsx';
import { PaymentRows } from '#guest/checkout/form/payment-rows.tsx';
import { useCheckoutForm } from '#guest/order/use-checkout-form.ts';
import { renderScreen, words } from '../../support/render-screen.tsx';

const VISA: PaymentInstrument = {
  key: 'card-0001',
  provider: 'epay_onetouch',
  kind: 'card',
  name: 'Visa***1111',
  expires: '2031-04',
  isDemo: false,
};
const MICRO: PaymentInstrument = {
  ...VISA,
  key: 'card-0002',
  kind: 'account',
  name: 'Микросметка',
  expires: undefined,
};

const show = (rest: Partial<CardsScreenProps> = {}) => {
  const on = { onRemove: vi.fn(), onUndo: vi.fn(), onSettle: vi.fn(), onSeen: vi.fn() };
  renderScreen(
    <CardsScreen
      cards={[VISA, MICRO]}
      removed={undefined}
      ended={undefined}
      month="2026-11"
      profileHref="/neven/profile"
      {...on}
      {...rest}
    />,
  );
  return on;
};

test('CardsScreen shows each card with its expiry date and a remove button [S3.35]', async () => {
  const on = show({ cards: [VISA, MICRO, { ...VISA, key: 'card-0003', name: 'Old', expires: '2026-10' }] });
  expect(screen.getAllByTestId('saved-card').map(words)).toEqual([
    'Visa***1111 · until 04/31 · with one tap',
    'Микросметка · with one tap',
    'Old · expired',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Visa***1111' }));
  expect(on.onRemove).toHaveBeenCalledWith(VISA);
});

test('CardsScreen undoes a removal, and announces a completed deletion [S8.34]', async () => {
  const on = show({ cards: [MICRO], removed: VISA });
  expect(document.body.textContent).toContain('Visa***1111 is removed');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(on.onUndo).toHaveBeenCalled();
  show({ cards: [MICRO], ended: 'deleted' });
  expect(await screen.findByText('Payment instrument successfully deleted')).toBeDefined();
  show({ cards: [MICRO], ended: 'failed' });
  expect(await screen.findByText('The card could not be removed. Please try again.')).toBeDefined();
});

test('CardsScreen explains how to save a card when there is none, and retries without a network', () => {
  show({ cards: [] });
  expect(screen.getByText('A new card is saved as you pay.')).toBeDefined();
  show({ cards: 'unheard' });
  expect(screen.getByText('Your cards cannot be loaded now')).toBeDefined();
});

const OFFER = { payments: ['cash', 'online'], asksCutlery: false, pickupPlaces: [] } as const;
const ASKS = { offerOf: () => OFFER, agreement: false, isCarried: () => true };
let form: CheckoutForm;
const Rows = (props: { readonly kept: Partial<CheckoutForm>; readonly savesWith?: string | undefined }) => {
  const control = useCheckoutForm({
    kept: { ...EMPTY_CHECKOUT, ...props.kept },
    first: { orderType: 'preorder' },
    asks: ASKS,
    placePhone: '+359 52 123 456',
    keep: () => undefined,
  });
  form = control.form;
  return (
    <PaymentRows
      control={control}
      orderType="preorder"
      methods={['cash', 'online']}
      cards={[VISA]}
      savesWith={props.savesWith}
    />
  );
};

test('new card: is saved once, and only when the guest ticks the box, which is never ticked beforehand', async () => {
  renderScreen(<Rows kept={{ payment: 'online' }} savesWith="ePay.bg OneTouch" />);
  const box = screen.getByTestId<HTMLInputElement>('save-card');
  expect(box.checked).toBe(false);
  await userEvent.click(box);
  expect(form.savesCard).toBe(true);
  expect(afterOrder(form).savesCard).toBeUndefined();
});

test.each([
  ['cash is chosen', { payment: 'cash' }, 'ePay.bg OneTouch'],
  ['a saved card is chosen', { payment: 'online', card: 'card-0001' }, 'ePay.bg OneTouch'],
  ['the provider’s own page asks', { payment: 'online' }, undefined],
] as const)('checkout: does not offer to save a card when %s', (_when, kept, savesWith) => {
  renderScreen(<Rows kept={kept} savesWith={savesWith} />);
  expect(screen.queryByTestId('save-card')).toBeNull();
});

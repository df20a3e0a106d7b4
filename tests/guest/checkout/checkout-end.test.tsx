// @vitest-environment jsdom
// The part directly above the order button: the sums and the consents.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { isAnythingOpen } from '#core/platform/page-rest.ts';
import type { CheckoutOffer } from '#domain/order/checkout/checkout-offer.ts';
import { type Minor, minor } from '#domain/pricing/money.ts';
import type { PriceStep } from '#domain/pricing/price-steps.ts';
import { CheckoutFoot } from '#guest/checkout/checkout-foot.tsx';
import { AgreementRow } from '#guest/checkout/form/agreement-row.tsx';
import { useCheckoutForm } from '#guest/order/use-checkout-form.ts';
import { PriceSteps } from '#shared/pricing/price-steps.tsx';
import { EURO_AND_LEV, renderScreen, words } from '../../support/render-screen.tsx';

const isCarried = () => true;
const OFFER: CheckoutOffer = { payments: ['cash', 'card'], asksCutlery: false, pickupPlaces: [] };
const offerOf = () => OFFER;

test('checkout: shows fees, the address and the second currency with the total', () => {
  const steps = [
    { kind: 'lines', amount: minor(1206), cause: { dishes: [] } },
    { kind: 'delivery', amount: minor(290), cause: { by: 'amount', priceOver: minor(0) } },
  ] as const;
  const foot = (to: string | undefined, price: { total: Minor; steps: readonly PriceStep[] }) =>
    renderScreen(
      <CheckoutFoot
        {...{ price, to, blocked: undefined, isEmpty: false, toMinimum: minor(0), menuHref: '/neven' }}
        {...{ isSending: false, offline: false, question: undefined, onPress: () => undefined }}
      />,
      EURO_AND_LEV,
    );
  const { unmount } = foot('Shipka 34', { total: minor(1496), steps });
  expect(words(screen.getByTestId('checkout-includes'))).toBe('Shipka 34 · Delivery 2.90 €');
  expect(words(screen.getByTestId('checkout-total'))).toContain('29.26 lv.');
  unmount();
  foot(undefined, { total: minor(1206), steps: steps.slice(0, 1) });
  expect(screen.queryByTestId('checkout-includes')).toBeNull();
  expect(words(screen.getByTestId('checkout-total'))).toContain('23.59 lv.');
});

const emptied = (over: object) =>
  renderScreen(
    <CheckoutFoot
      {...{ price: { total: minor(0), steps: [] }, to: undefined, blocked: undefined, isEmpty: true }}
      {...{ toMinimum: minor(0), menuHref: '/neven', isSending: false, offline: false, question: undefined }}
      onPress={() => undefined}
      {...over}
    />,
  );

test('checkout: a reload after the order was sent leads to that order', () => {
  emptied({ ordersHref: '/neven?show=orders' });
  expect(screen.getByTestId('checkout-orders').getAttribute('href')).toBe('/neven?show=orders');
});

test('checkout: keeps its button and does not reload while the order leaves the cart', () => {
  emptied({ isSending: true });
  expect(words(screen.getByTestId('send-checkout'))).toBe('Sending…');
  expect(isAnythingOpen()).toBe(true);
});

test('checkout: distinguishes combinable discounts by hours, order number and code', () => {
  const tier = {
    priceOver: minor(0),
    valueType: 'percent',
    value: 10,
    activeFrom: '15:00',
    activeTo: '17:00',
  } as const;
  const steps: readonly PriceStep[] = [
    { kind: 'lines', amount: minor(2000), cause: { dishes: [] } },
    { kind: 'tier', amount: minor(-200), cause: tier },
    { kind: 'orderNumberDiscount', amount: minor(-90), cause: { valueType: 'percent', value: 5, orderNumber: 2 } },
    { kind: 'promo', amount: minor(-100), cause: { valueType: 'money', value: 100, code: 'SUMMER' } },
  ];
  renderScreen(<PriceSteps price={{ steps, total: minor(1610) }} />);
  const named = ['tier', 'orderNumberDiscount', 'promo'].map((kind) => words(screen.getByTestId(`discount-${kind}`)));
  expect(named).toEqual([
    'Discount −10% · 15:00–17:00−2.00 €',
    'Discount −5% · Order 2−0.90 €',
    'Discount · SUMMER−1.00 €',
  ]);
});

test.each([
  ['both', 'You must accept the terms and the privacy policy'],
  ['policy', 'You must accept the privacy policy'],
  ['terms', 'You must accept the terms'],
] as const)('consent: without a consent to %s, the error names what is missing [S5.10]', async (agreement, told) => {
  const Row = () => {
    const asks = { offerOf, agreement: true, isCarried };
    const first = { orderType: 'preorder' } as const;
    const control = useCheckoutForm({ kept: undefined, first, asks, placePhone: '', keep: () => undefined });
    return <AgreementRow control={control} agreement={agreement} onOpen={() => undefined} />;
  };
  renderScreen(<Row />);
  screen.getByRole('checkbox').focus();
  await userEvent.tab();
  expect(await screen.findByText(told)).toBeDefined();
});

test.each([
  ['both', 'I accept the terms and the privacy policy', ['terms', 'privacy policy']],
  ['policy', 'I accept the privacy policy', ['privacy policy']],
  ['terms', 'I accept the terms', ['terms']],
] as const)(
  'consent: the text names the venue’s pages (%s) and links to them [S5.10]',
  async (agreement, said, doors) => {
    const onOpen = vi.fn();
    const Row = () => {
      const asks = { offerOf, agreement: true, isCarried };
      const first = { orderType: 'preorder' } as const;
      const control = useCheckoutForm({ kept: undefined, first, asks, placePhone: '', keep: () => undefined });
      return <AgreementRow control={control} agreement={agreement} onOpen={onOpen} />;
    };
    renderScreen(<Row />);
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: said });
    expect(box.checked).toBe(false);
    expect(screen.getAllByRole('button').map((door) => door.textContent)).toEqual(doors);
    for (const door of screen.getAllByRole('button')) await userEvent.click(door);
    expect(onOpen.mock.calls.flat()).toEqual(doors.map((door) => (door === 'terms' ? 'terms' : 'privacy')));
    // Reading is not agreeing.
    expect(box.checked).toBe(false);
    await userEvent.click(box);
    expect(box.checked).toBe(true);
  },
);

test('checkout: the total contains the lowest delivery fee while the address is unknown, and says "from"', () => {
  renderScreen(
    <CheckoutFoot
      {...{ price: { total: minor(650), steps: [] }, to: undefined, deliveryFrom: minor(190), blocked: undefined }}
      {...{ isEmpty: false, toMinimum: minor(0), menuHref: '/neven', isSending: false, offline: false }}
      {...{ question: undefined, onPress: () => undefined }}
    />,
  );
  expect(words(screen.getByTestId('checkout-includes'))).toBe('Delivery from 1.90 €');
  // As in the cart.
  expect(words(screen.getByTestId('checkout-total'))).toBe('from 8.40 €');
});

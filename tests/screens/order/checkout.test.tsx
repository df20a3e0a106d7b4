// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { type CheckoutForm, EMPTY_CHECKOUT } from '#domain/order/checkout/checkout-form.ts';
import type { CheckoutOffer } from '#domain/order/checkout/checkout-offer.ts';
import { minor } from '#domain/pricing/money.ts';
import { CheckoutFoot } from '#screens/checkout/checkout-foot.tsx';
import { CheckoutScreen } from '#screens/checkout/checkout-screen.tsx';
import { AgreementRow } from '#screens/checkout/form/agreement-row.tsx';
import { CommentField } from '#screens/checkout/form/comment-field.tsx';
import { PaymentRows } from '#screens/checkout/form/payment-rows.tsx';
import { WhomFields } from '#screens/checkout/form/whom-fields.tsx';
import type { Way } from '#screens/checkout/way-tiles.tsx';
import { useCheckoutForm } from '#state/order/use-checkout-form.ts';
import { renderScreen, words } from '../../support/render-screen.tsx';

const isCarried = () => true;
const OFFER: CheckoutOffer = { payments: ['cash', 'card'], asksCutlery: false, pickupPlaces: [] };
const offerOf = () => OFFER;
const WAYS: readonly Way[] = [
  { type: 'spot', blocked: 'scan the table’s code first' },
  { type: 'delivery' },
  { type: 'preorder' },
];
const FILLED: CheckoutForm = {
  ...EMPTY_CHECKOUT,
  name: 'Елена Петрова',
  phone: '0888123456',
  payment: 'cash',
};

const Page = ({
  kept,
  ways,
  toMinimum,
  onSend,
  keep,
}: {
  readonly kept: CheckoutForm | undefined;
  readonly ways: readonly Way[];
  readonly toMinimum: number;
  readonly onSend: (sent: unknown) => void;
  readonly keep: (form: CheckoutForm) => void;
}) => {
  const control = useCheckoutForm({
    kept,
    first: { orderType: 'preorder' },
    asks: { offerOf, agreement: true, isCarried },
    placePhone: '+359 52 123 456',
    keep,
  });
  return (
    <CheckoutScreen
      framed={false}
      onBack={() => undefined}
      ways={ways}
      control={control}
      title="Pickup"
      onTake={(orderType) => control.change({ orderType })}
      onSend={onSend}
      foot={(press) => (
        <CheckoutFoot
          total={minor(1496)}
          blocked={undefined}
          isEmpty={false}
          toMinimum={minor(toMinimum)}
          menuHref="/neven"
          isSending={false}
          offline={false}
          question={undefined}
          onPress={press}
        />
      )}
    >
      <WhomFields control={control} orderType="preorder" isKnown={control.knowsGuest} shownPhone={control.shownPhone} />
      <PaymentRows control={control} orderType="preorder" methods={['cash', 'card']} />
      <CommentField control={control} orderType="preorder" />
      <AgreementRow control={control} agreement="both" onOpen={() => undefined} />
    </CheckoutScreen>
  );
};

const show = ({ kept = undefined as CheckoutForm | undefined, ways = WAYS, toMinimum = 0 } = {}) => {
  const events = { onSend: vi.fn(), keep: vi.fn() };
  renderScreen(<Page kept={kept} ways={ways} toMinimum={toMinimum} {...events} />);
  return events;
};
const press = () => userEvent.click(screen.getByTestId('send-checkout'));

test('a page that lacks something counts it, names each part, and leads to the first [S5.12, S5.14, S5.17]', async () => {
  const { onSend } = show();
  await press();
  expect(onSend).not.toHaveBeenCalled();
  const left = await screen.findByTestId('faults-left');
  expect(words(left)).toBe('4 things are leftNamePhonePaymentAgreement');
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  expect(screen.getAllByText('This field is required')).toHaveLength(2);
  expect(screen.getByText('Choose a payment method')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Agreement' }));
  expect(document.activeElement).toBe(screen.getByRole('checkbox'));
});

test('a fault is told when its field is left, and goes as soon as it is right [S5.12]', async () => {
  show();
  const phone = screen.getByLabelText('Phone');
  await userEvent.type(phone, '0888 12');
  expect(screen.queryByText(/phone number of at least/)).toBeNull();
  await userEvent.tab();
  expect(await screen.findByText('A phone number of at least 8 characters')).toBeDefined();
  expect(phone.getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(phone, '3456');
  await vi.waitFor(() => expect(phone.getAttribute('aria-invalid')).toBeNull());
});

test('a page that lacks nothing hands on what is to be sent [S3.30, S3.31]', async () => {
  const { onSend } = show({ kept: FILLED });
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.type(screen.getByRole('textbox', { name: /Comment/ }), 'no onions');
  await press();
  expect(onSend).toHaveBeenCalledExactlyOnceWith({
    orderType: 'preorder',
    details: { name: 'Елена Петрова', phone: '+359888123456', payment: 'cash', comment: 'no onions' },
  });
});

test('Enter in a field sends nothing and clears nothing', async () => {
  const { onSend } = show({ kept: { ...FILLED, agreed: true, name: 'Ел' } });
  const name = screen.getByLabelText('Name');
  await userEvent.type(name, 'ена{Enter}');
  expect(onSend).not.toHaveBeenCalled();
  expect(name).toHaveProperty('value', 'Елена');
});

test('a guest whom the device knows is told so in a row, and may change it', async () => {
  show({ kept: FILLED });
  expect(words(screen.getByTestId('whom-known'))).toContain('Елена Петрова088 812 3456');
  await userEvent.click(screen.getByRole('button', { name: 'Change name and phone' }));
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Елена Петрова');
});

test('each change is kept as it was typed', async () => {
  const { keep } = show();
  await userEvent.type(screen.getByLabelText('Name'), ' Ел');
  expect(keep).toHaveBeenLastCalledWith(expect.objectContaining({ name: ' Ел', orderType: 'preorder' }));
});

test('the ways stand as tiles, one that cannot be taken with its reason; one way alone is the title [S2.50]', async () => {
  show();
  expect(screen.getByRole('radio', { name: /At the table scan the table’s code first/ })).toHaveProperty(
    'disabled',
    true,
  );
  await userEvent.click(screen.getByRole('radio', { name: 'Delivery' }));
  expect(screen.getByRole('radio', { name: 'Delivery' })).toHaveProperty('checked', true);
  document.body.innerHTML = '';
  show({ ways: [{ type: 'preorder' }] });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Pickup');
  expect(screen.queryByTestId('way-preorder')).toBeNull();
});

test('an order below the minimum says how much is missing, and leads to the menu', () => {
  show({ toMinimum: 340 });
  expect(screen.queryByTestId('send-checkout')).toBeNull();
  expect(words(screen.getByTestId('below-minimum'))).toBe('Add for3.40 €');
});

test('the order button obliges to pay and stands right under the total', () => {
  show();
  const button = screen.getByTestId('send-checkout');
  expect(words(button)).toBe('Order with obligation to pay');
  expect(button.previousElementSibling?.contains(screen.getByTestId('checkout-total'))).toBe(true);
});

test.each([
  ['both', 'I accept the terms and the privacy policy', ['terms', 'privacy policy']],
  ['policy', 'I accept the privacy policy', ['privacy policy']],
  ['terms', 'I accept the terms', ['terms']],
] as const)(
  'a guest accepts what the venue has, %s, and the words lead there [S5.10]',
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

// @vitest-environment jsdom

import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { OrderMail } from '#contract/order/order-mail.ts';
import { type CheckoutForm, EMPTY_CHECKOUT } from '#domain/order/checkout/checkout-form.ts';
import type { CheckoutOffer } from '#domain/order/checkout/checkout-offer.ts';
import { minor } from '#domain/pricing/money.ts';
import { CheckoutFoot } from '#guest/checkout/checkout-foot.tsx';
import { CheckoutScreen } from '#guest/checkout/checkout-screen.tsx';
import { AdditionalTypeRows } from '#guest/checkout/form/additional-type-rows.tsx';
import { AgreementRow } from '#guest/checkout/form/agreement-row.tsx';
import { CommentField } from '#guest/checkout/form/comment-field.tsx';
import { CutleryField } from '#guest/checkout/form/cutlery-field.tsx';
import { PaymentRows } from '#guest/checkout/form/payment-rows.tsx';
import { PickupRows } from '#guest/checkout/form/pickup-rows.tsx';
import { RoomField } from '#guest/checkout/form/room-field.tsx';
import { WhomFields } from '#guest/checkout/form/whom-fields.tsx';
import type { OfferedType } from '#guest/checkout/order-type-tiles.tsx';
import { type CheckoutFormControl, useCheckoutForm } from '#guest/order/use-checkout-form.ts';
import { renderScreen, words } from '../../../support/render-screen.tsx';

const isCarried = () => true;
const OFFER: CheckoutOffer = { payments: ['cash', 'card'], asksCutlery: false, pickupPlaces: [] };
const HOUSE = {
  name: 'Невен',
  description: '',
  defaultLanguage: 'bg',
  textLanguage: 'bg',
  address: 'ул. Под липите 12',
  translations: {},
} as const;
const WAYS: readonly OfferedType[] = [{ type: 'spot', needs: 'scan' }, { type: 'delivery' }, { type: 'preorder' }];
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
  offer,
  onSend,
  keep,
  mail,
  orderType,
}: {
  readonly orderType: 'preorder' | 'room' | undefined;
  readonly kept: CheckoutForm | undefined;
  readonly ways: readonly OfferedType[];
  readonly toMinimum: number;
  readonly offer: CheckoutOffer;
  readonly onSend: (sent: unknown) => void;
  readonly keep: (form: CheckoutForm) => void;
  readonly mail: OrderMail;
}) => {
  const control = useCheckoutForm({
    kept,
    first: { orderType },
    asks: { offerOf: () => offer, agreement: true, isCarried },
    placePhone: '+359 52 123 456',
    keep,
  });
  return (
    <CheckoutScreen
      framed={false}
      onBack={() => undefined}
      ways={ways}
      factsOf={() => ({})}
      scanHref="/join"
      control={control}
      title="Pickup"
      onTake={(orderType) => control.change({ orderType })}
      onSend={onSend}
      foot={(press) => (
        <CheckoutFoot
          price={{ total: minor(1496), steps: [] }}
          to={undefined}
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
      {orderType === 'room' && (
        <RoomField control={control} isLocked>
          {(heading) =>
            offer.additionalTypes && (
              <AdditionalTypeRows
                {...{ control, labelledBy: heading, types: offer.additionalTypes }}
                language="en"
                defaultLanguage="bg"
              />
            )
          }
        </RoomField>
      )}
      <WhomFields
        control={control}
        orderType="preorder"
        isKnown={control.knowsGuest}
        shownPhone={control.shownPhone}
        mail={mail}
      />
      <PaymentRows control={control} orderType="preorder" methods={offer.payments} />
      {offer.asksCutlery && <CutleryField control={control} />}
      {offer.pickupPlaces.length > 0 && (
        <PickupRows control={control} places={offer.pickupPlaces} place={HOUSE} language="en" />
      )}
      <CommentField control={control} orderType="preorder" />
      <AgreementRow control={control} agreement="both" onOpen={() => undefined} />
    </CheckoutScreen>
  );
};

const show = ({
  kept = undefined as CheckoutForm | undefined,
  ways = WAYS,
  toMinimum = 0,
  offer = OFFER,
  mail = 'none' as OrderMail,
  orderType = 'preorder' as 'preorder' | 'room' | 'none',
} = {}) => {
  const events = { onSend: vi.fn(), keep: vi.fn() };
  renderScreen(
    <Page
      {...{ kept, ways, toMinimum, offer, mail, orderType: orderType === 'none' ? undefined : orderType }}
      {...events}
    />,
  );
  return events;
};
const press = () => userEvent.click(screen.getByTestId('send-checkout'));

test('checkout: counts missing answers, names each and focuses the first [S5.09, S5.12, S5.14, S5.15, S5.17]', async () => {
  const { onSend } = show();
  await press();
  expect(onSend).not.toHaveBeenCalled();
  const left = await screen.findByTestId('faults-left');
  expect(words(left)).toBe('4 fields are leftNamePhonePaymentAgreement');
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  expect(screen.getAllByText('This field is required')).toHaveLength(2);
  expect(screen.getByText('Choose a payment method')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Agreement' }));
  expect(document.activeElement).toBe(screen.getByRole('checkbox'));
});

test('checkout: the order button, pressed without an order type, leads only to that choice and marks no other part', async () => {
  const { onSend } = show({ orderType: 'none' });
  await press();
  expect(onSend).not.toHaveBeenCalled();
  expect(words(await screen.findByTestId('faults-left'))).toBe('1 field is leftOrder type');
  await userEvent.click(screen.getByRole('radio', { name: 'Pickup' }));
  await vi.waitFor(() => expect(screen.queryByTestId('faults-left')).toBeNull());
  expect(screen.queryByText('This field is required')).toBeNull();
  expect(screen.queryByText('Choose a payment method')).toBeNull();
  await press();
  expect(screen.getAllByText('This field is required')).toHaveLength(2);
  expect(screen.getByText('Choose a payment method')).toBeDefined();
});

test('checkout: the email address is optional, also for a known guest; its purpose is named and a wrong one is marked [S3.30]', async () => {
  show({ kept: FILLED });
  expect(screen.getByText('Only if the venue has to write to you about this order.')).toBeDefined();
  cleanup();
  show({ kept: FILLED, mail: 'folder' });
  expect(screen.getByText(/^This is a demo: the mail with your order is a file/)).toBeDefined();
  cleanup();
  const { onSend } = show({ kept: { ...FILLED, agreed: true }, mail: 'sent' });
  expect(screen.getByText('We send you your order and the link to it there, and nothing else.')).toBeDefined();
  const email = screen.getByLabelText('Email (optional)');
  await userEvent.type(email, 'elena@');
  await userEvent.tab();
  expect(await screen.findByText('Enter a valid email address')).toBeDefined();
  await press();
  expect(onSend).not.toHaveBeenCalled();
  await userEvent.type(email, 'example.com');
  await press();
  expect(onSend).toHaveBeenCalledWith(
    expect.objectContaining({ details: expect.objectContaining({ email: 'elena@example.com' }) }),
  );
});

test('checkout: a field error appears on blur and disappears once corrected [S5.12]', async () => {
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

test('checkout: an untouched field is not marked when other fields have errors [S5.12]', async () => {
  show({ offer: { ...OFFER, asksCutlery: true } });
  const marked = () =>
    [...document.querySelectorAll('[aria-invalid="true"]')].map((one) => one.getAttribute('name') ?? one.id);
  expect(marked()).toEqual([]);
  await userEvent.type(screen.getByLabelText('Phone'), '0888 12');
  await userEvent.tab();
  await screen.findByText('A phone number of at least 8 characters');
  expect(marked()).toEqual([screen.getByLabelText('Phone').getAttribute('name') ?? screen.getByLabelText('Phone').id]);
  expect(screen.queryByText('This field is required')).toBeNull();
  expect(screen.queryByText('Choose a payment method')).toBeNull();
});

test('checkout: a complete form hands on the order details [S3.30, S3.31]', async () => {
  const { onSend } = show({ kept: FILLED });
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.type(screen.getByRole('textbox', { name: /Comment/ }), 'no onions');
  await press();
  expect(onSend).toHaveBeenCalledExactlyOnceWith({
    orderType: 'preorder',
    details: { name: 'Елена Петрова', phone: '+359888123456', payment: 'cash', comment: 'no onions' },
  });
});

test('checkout: Enter in a field sends nothing and clears nothing', async () => {
  const { onSend } = show({ kept: { ...FILLED, agreed: true, name: 'Ел' } });
  const name = screen.getByLabelText('Name');
  await userEvent.type(name, 'ена{Enter}');
  expect(onSend).not.toHaveBeenCalled();
  expect(name).toHaveProperty('value', 'Елена');
});

test('checkout: no cutlery is preselected; yes means one set, and the number can be raised [S2.53]', async () => {
  const { onSend } = show({ kept: { ...FILLED, agreed: true }, offer: { ...OFFER, asksCutlery: true } });
  const [yes, no] = [screen.getByRole('radio', { name: 'Yes' }), screen.getByRole('radio', { name: 'No' })];
  expect([yes, no].map((one) => one.getAttribute('aria-checked'))).toEqual(['false', 'true']);
  await userEvent.click(yes);
  await userEvent.click(screen.getByRole('button', { name: 'One more: Cutlery' }));
  await press();
  expect(onSend).toHaveBeenLastCalledWith(
    expect.objectContaining({ details: expect.objectContaining({ cutlery: 2 }) }),
  );
  await userEvent.click(no);
  expect(screen.queryByRole('button', { name: 'One more: Cutlery' })).toBeNull();
  await press();
  expect(onSend).toHaveBeenLastCalledWith(
    expect.objectContaining({ details: expect.objectContaining({ cutlery: 0 }) }),
  );
});

test('checkout: shows the cutlery price before the answer, and no price when cutlery is free', () => {
  const control = { form: EMPTY_CHECKOUT, faultOf: () => undefined } as unknown as CheckoutFormControl;
  const said = (each: number) => {
    cleanup();
    renderScreen(<CutleryField control={control} each={minor(each)} />);
    return words(screen.queryByTestId('cutlery-price'));
  };
  expect(said(30)).toBe('0.30 € for each set');
  expect(said(0)).toBe('');
});

test('checkout: several pickup places are a choice; a single one is shown with the venue’s address [S2.52, S5.14]', async () => {
  const bar = { id: 7, name: { text: 'На бара', by: { en: 'At the bar' } }, address: '' };
  const market = { id: 8, name: { text: 'Щанд 14', by: {} }, address: 'бул. Ситняково 14' };
  const kept = { ...FILLED, agreed: true };
  const { onSend } = show({ kept, offer: { ...OFFER, pickupPlaces: [bar, market] } });
  await press();
  expect(await screen.findByText('Choose a pickup place')).toBeDefined();
  await userEvent.click(screen.getByRole('radio', { name: 'Щанд 14 бул. Ситняково 14' }));
  await press();
  expect(onSend).toHaveBeenLastCalledWith(
    expect.objectContaining({ details: expect.objectContaining({ pickupPlaceId: 8 }) }),
  );
  document.body.innerHTML = '';
  show({ kept, offer: { ...OFFER, pickupPlaces: [bar] } });
  expect(words(screen.getByTestId('only-pickup-place'))).toBe('At the bar ул. Под липите 12');
  expect(screen.queryByRole('radio', { name: /At the bar/ })).toBeNull();
});

test('checkout: in a room, several additional types are a choice by their translated names; a single one is shown, not asked [S3.31, S5.14]', async () => {
  const pool = { text: 'До басейна', by: { en: 'By the pool' } };
  const lobby = { text: 'В лобито', by: {} };
  const kept = { ...EMPTY_CHECKOUT, room: '204', payment: 'cash', agreed: true } as const;
  const { onSend } = show({ kept, orderType: 'room', offer: { ...OFFER, additionalTypes: [pool, lobby] } });
  await press();
  expect(onSend).not.toHaveBeenCalled();
  const types = screen.getByRole('radiogroup', { name: 'Where' });
  expect(screen.getByRole('region', { name: 'Where' }).textContent).toContain('Room 204');
  expect(await screen.findByText('Choose an order type')).toBeDefined();
  expect(types.querySelector('[lang="bg"]')?.textContent).toBe('В лобито');
  await userEvent.click(screen.getByRole('radio', { name: 'By the pool' }));
  expect(screen.getByRole('radio', { name: 'By the pool' }).getAttribute('aria-checked')).toBe('true');
  expect(screen.queryByText('Choose an order type')).toBeNull();
  await press();
  expect(onSend).toHaveBeenLastCalledWith(
    expect.objectContaining({ details: expect.objectContaining({ room: '204', additionalType: 'До басейна' }) }),
  );
  document.body.innerHTML = '';
  const alone = show({ kept, orderType: 'room', offer: { ...OFFER, additionalTypes: [pool] } });
  expect(words(screen.getByTestId('only-additional-type'))).toBe('By the pool');
  expect(screen.queryByRole('radio', { name: 'By the pool' })).toBeNull();
  await press();
  expect(alone.onSend).toHaveBeenLastCalledWith(
    expect.objectContaining({ details: expect.objectContaining({ additionalType: 'До басейна' }) }),
  );
});

test('checkout: a single payment method is shown, not asked', async () => {
  const { onSend } = show({
    kept: { ...FILLED, payment: undefined, agreed: true },
    offer: { ...OFFER, payments: ['card'] },
  });
  expect(words(screen.getByTestId('only-payment'))).toBe('By card on receipt');
  await press();
  expect(onSend).toHaveBeenLastCalledWith(
    expect.objectContaining({ details: expect.objectContaining({ payment: 'card' }) }),
  );
});

test('checkout: a comment is limited to 500 characters and shows its length [S5.15]', async () => {
  show({ kept: { ...FILLED, comment: 'a'.repeat(499) } });
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Comment/ });
  await userEvent.type(box, 'bc');
  expect(box.value).toHaveLength(500);
  expect(screen.getByText('500 of 500')).toBeDefined();
  // The field stops at 500 characters; an emoji counts as two.
  document.body.innerHTML = '';
  show({ kept: { ...FILLED, comment: '🌶'.repeat(250) } });
  expect(screen.getByText('500 of 500')).toBeDefined();
  document.body.innerHTML = '';
  const { onSend } = show({ kept: { ...FILLED, agreed: true, comment: 'a'.repeat(501) } });
  await press();
  expect(onSend).not.toHaveBeenCalled();
  expect(await screen.findByText('A comment of up to 500 characters')).toBeDefined();
});

test('checkout: a row shows the details of a known guest, who may change them', async () => {
  show({ kept: FILLED });
  expect(words(screen.getByTestId('whom-known'))).toContain('Елена Петрова088 812 3456');
  await userEvent.click(screen.getByRole('button', { name: 'Change name and phone' }));
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Елена Петрова');
});

test('checkout: saves each change as typed', async () => {
  const { keep } = show();
  await userEvent.type(screen.getByLabelText('Name'), ' Ел');
  expect(keep).toHaveBeenLastCalledWith(expect.objectContaining({ name: ' Ел', orderType: 'preorder' }));
});

test('checkout: order types are tiles, scanning is one line below them, and a single order type is the title [S2.50]', async () => {
  show();
  expect(screen.queryByRole('radio', { name: /At the table/ })).toBeNull();
  expect(words(screen.getByTestId('needs-scan'))).toBe('At the tableScan');
  expect(screen.getByRole('link', { name: 'Scan' }).getAttribute('href')).toBe('/join');
  await userEvent.click(screen.getByRole('radio', { name: 'Delivery' }));
  expect(screen.getByRole('radio', { name: 'Delivery' })).toHaveProperty('checked', true);
  document.body.innerHTML = '';
  show({ ways: [{ type: 'preorder' }, { type: 'spot', needs: 'scan' }] });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Pickup');
  expect(screen.queryByTestId('way-preorder')).toBeNull();
});

test('checkout: an order below the minimum says how much is missing and links to the menu', () => {
  show({ toMinimum: 340 });
  expect(screen.queryByTestId('send-checkout')).toBeNull();
  expect(words(screen.getByTestId('below-minimum'))).toBe('Add for3.40 €');
});

test('checkout: the order button states the obligation to pay and stands right below the total', () => {
  show();
  const button = screen.getByTestId('send-checkout');
  expect(words(button)).toBe('Order with obligation to pay');
  expect(button.previousElementSibling?.contains(screen.getByTestId('checkout-total'))).toBe(true);
});

test('checkout: where every order type needs a code, the foot says so and leads to the scan instead of the order button', () => {
  renderScreen(
    <CheckoutFoot
      price={{ total: minor(1340), steps: [] }}
      to={undefined}
      blocked={undefined}
      isEmpty={false}
      toMinimum={minor(0)}
      menuHref="/hotel-rila"
      isSending={false}
      offline={false}
      question={undefined}
      scan={{ href: '/join?place=hotel-rila', inRoom: true }}
      onPress={() => undefined}
    />,
  );
  expect(screen.queryByTestId('send-checkout')).toBeNull();
  expect(words(screen.getByTestId('cannot-send'))).toBe('To order, scan the code in your room or on your table.');
  expect(screen.getByRole('link', { name: 'Scan the code' }).getAttribute('href')).toBe('/join?place=hotel-rila');
});

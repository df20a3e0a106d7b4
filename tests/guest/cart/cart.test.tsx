// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Cart, CartLine } from '#domain/cart/cart.ts';
import type { CategoryId, IngredientId, PlaceId, ProductId, VariantId } from '#domain/ids.ts';
import { minor } from '#domain/pricing/money.ts';
import type { OrderPrice } from '#domain/pricing/pricing.ts';
import { CartPanel } from '#guest/cart/cart-panel.tsx';
import type { CartProps } from '#shared/cart/cart-content.tsx';
import { buildIndex, buildIngredient, buildProduct, buildVariant } from '../../support/build-menu.ts';
import { EURO_AND_LEV, renderScreen, words } from '../../support/render-screen.tsx';

const INDEX = buildIndex({
  products: [buildProduct({ variants: [buildVariant(), buildVariant({ id: 12 as VariantId, size: 'Large' })] })],
  ingredients: [buildIngredient(1, 'Sheep cheese'), buildIngredient(2, 'Onion'), buildIngredient(3, 'Roast pepper')],
});
const LINE: CartLine = {
  lineId: 'a',
  productId: 1 as ProductId,
  variantId: 12 as VariantId,
  categoryId: 1 as CategoryId,
  choice: { required: 1 as IngredientId, addable: [3 as IngredientId], removable: [2 as IngredientId] },
  quantity: 2,
  addedAt: 0,
  seenPrice: minor(790),
  seenName: 'Shopska salad',
  seenSize: 'Large',
  comment: 'no salt',
};
const CART: Cart = { placeId: 1 as PlaceId, revision: 1, lines: [LINE], comments: { 12: 'no salt' } };
const PRICE: OrderPrice = {
  lines: [
    {
      unitBefore: minor(790),
      unit: minor(790),
      addables: minor(90),
      packaging: minor(0),
      each: minor(880),
      total: minor(1760),
    },
  ],
  steps: [
    { kind: 'lines', amount: minor(1760), cause: { dishes: [] } },
    {
      kind: 'tier',
      amount: minor(-264),
      cause: { priceOver: minor(0), valueType: 'percent', value: 15, activeFrom: undefined, activeTo: undefined },
    },
  ],
  total: minor(1496),
};

const show = (over: Partial<CartProps> = {}) => {
  const events = {
    onSend: vi.fn(),
    onQuantity: vi.fn(),
    onRemove: vi.fn(),
    onComment: vi.fn(),
    onSeenRemoved: vi.fn(),
  };
  renderScreen(
    <CartPanel
      cart={CART}
      index={INDEX}
      price={PRICE}
      table="12"
      room={undefined}
      sendState="ready"
      joinHref="/join?place=neven"
      offline={false}
      pictures={false}
      removed={[]}
      {...events}
      {...over}
    />,
    EURO_AND_LEV,
  );
  return events;
};

test('cart line: shows dish, additions, omissions, quantity and price; the sum shows the discount and both currencies [S4.02, S9.01]', () => {
  show();
  const line = words(screen.getByTestId('cart-line'));
  for (const text of ['Shopska salad', 'Large, Sheep cheese, without onion, Roast pepper', '“no salt”', '17.60 €'])
    expect(line).toContain(text);
  expect(screen.getByText(/Discount −15%/)).toBeDefined();
  expect(screen.getByText('−2.64 €')).toBeDefined();
  expect(words(screen.getByTestId('cart-total'))).toBe('14.96 €29.26 lv.');
});

test('cart: lists each price step by name, and the steps sum to the total', () => {
  show({
    price: {
      ...PRICE,
      steps: [
        ...PRICE.steps,
        { kind: 'boxes', amount: minor(60), cause: { orderType: 'preorder' } },
        { kind: 'delivery', amount: minor(190), cause: { by: 'shape', id: 1 } },
        { kind: 'service', amount: minor(150), cause: { valueType: 'percent', value: 10 } },
      ],
      total: minor(1896),
    },
  });
  expect(words(screen.getByTestId('step-lines'))).toBe('Dishes17.60 €');
  expect(words(screen.getByTestId('discount-tier'))).toBe('Discount −15%−2.64 €');
  expect(words(screen.getByTestId('step-boxes'))).toBe('Packaging0.60 €');
  expect(words(screen.getByTestId('step-delivery'))).toBe('Delivery1.90 €');
  expect(words(screen.getByTestId('step-service'))).toBe('Service 10%1.50 €');
  expect(words(screen.getByTestId('cart-total'))).toContain('18.96 €');
});

test('cart: lists the contained tax by rate below the total when it is known', () => {
  show({
    vat: [
      { rate: 20, gross: minor(600), vat: minor(100) },
      { rate: 9, gross: minor(896), vat: minor(74) },
    ],
  });
  expect(words(screen.getByTestId('price-vat'))).toBe('Incl. VAT 20%: 1.00 € · Incl. VAT 9%: 0.74 €');
  document.body.innerHTML = '';
  show();
  expect(screen.queryByTestId('price-vat')).toBeNull();
});

test('cart: a delivery to an unknown address adds its lowest fee to the sum', () => {
  const price = { ...PRICE, steps: PRICE.steps.slice(0, 1), total: minor(1760) };
  show({ price, deliveryFrom: minor(190) });
  expect(words(screen.getByTestId('step-lines'))).toBe('Dishes17.60 €');
  expect(words(screen.getByTestId('step-delivery'))).toBe('Deliveryfrom 1.90 €');
  expect(words(screen.getByTestId('cart-total'))).toContain('from 19.50 €');
});

test('cart: an order of dishes alone shows only its total', () => {
  show({ price: { ...PRICE, steps: PRICE.steps.slice(0, 1), total: minor(1760) } });
  expect(screen.queryByTestId('step-lines')).toBeNull();
});

test('cart: the order button shows no sum; the full total stands right above it', async () => {
  const { onSend } = show({ offline: true, warning: <p>Careful</p> });
  const button = screen.getByTestId('send-order');
  expect(words(button)).toBe('Order with obligation to pay');
  const above = button.previousElementSibling?.lastElementChild;
  expect(above?.contains(screen.getByTestId('cart-total'))).toBe(true);
  await userEvent.click(screen.getByTestId('send-order'));
  expect(onSend).toHaveBeenCalledOnce();
});

test('cart: a second press while the order is being sent does nothing', async () => {
  const { onSend } = show({ sendState: 'sending' });
  await userEvent.click(screen.getByTestId('send-order'));
  expect(onSend).not.toHaveBeenCalled();
});

test('cart: an order with an unpriced line cannot be sent', async () => {
  const { onSend } = show({ price: { ...PRICE, lines: [undefined] } });
  await userEvent.click(screen.getByTestId('send-order'));
  expect(onSend).not.toHaveBeenCalled();
});

test('cart: says offline that the order will be sent automatically', () => {
  show({ offline: true });
  expect(screen.getByText('Offline. If you send now, your order waits here until we are back.')).toBeDefined();
  expect(screen.getByTestId('send-order')).toBeDefined();
});

test('cart: shows the reason instead of the button when no order can be sent', () => {
  show({ sendState: 'looking_only' });
  expect(screen.queryByTestId('send-order')).toBeNull();
  expect(words(screen.getByTestId('cannot-send'))).toContain('please ask our staff');
  document.body.innerHTML = '';
  show({ sendState: 'no_table' });
  expect(words(screen.getByTestId('cannot-send'))).toBe('Please scan the QR code to order.');
  expect(screen.getByRole('link', { name: 'Scan the code' }).getAttribute('href')).toBe('/join?place=neven');
  expect(screen.getByRole('link', { name: 'Type the code' }).getAttribute('href')).toBe('/join?place=neven&way=type');
});

test('cart line: the quantity can be changed, and minus at one removes the dish', async () => {
  const events = show();
  await userEvent.click(screen.getByRole('button', { name: 'One more: Shopska salad' }));
  expect(events.onQuantity).toHaveBeenCalledWith('a', 3);
  document.body.innerHTML = '';
  const single = show({ cart: { ...CART, lines: [{ ...LINE, quantity: 1 }] } });
  await userEvent.click(screen.getByRole('button', { name: 'Remove Shopska salad' }));
  expect(single.onRemove).toHaveBeenCalledWith('a');
});

test('cart line: a removed dish can be restored by undo', async () => {
  const onUndo = vi.fn();
  show({ undo: { name: 'Tarator', onUndo } });
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onUndo).toHaveBeenCalledOnce();
});

test('cart line: saves the comment to the kitchen on blur [S1.04, S3.18]', async () => {
  const { onComment } = show({ cart: { ...CART, lines: [{ ...LINE, quantity: 1 }] } });
  await userEvent.click(screen.getByRole('button', { name: 'Note: Shopska salad' }));
  const comment = screen.getByRole('textbox', { name: 'For the kitchen' });
  await userEvent.type(comment, ' at all');
  await userEvent.tab();
  expect(onComment).toHaveBeenCalledExactlyOnceWith(LINE.lineId, 'no salt at all', false);
});

test('cart line: the press that leaves the comment hits its button, because the box closes after it', async () => {
  const { onComment, onQuantity } = show({ cart: { ...CART, lines: [{ ...LINE, quantity: 1 }] } });
  await userEvent.click(screen.getByRole('button', { name: 'Note: Shopska salad' }));
  const comment = screen.getByRole('textbox', { name: 'For the kitchen' });
  const plus = screen.getByRole('button', { name: 'One more: Shopska salad' });
  const user = userEvent.setup();
  await user.pointer({ keys: '[MouseLeft>]', target: plus });
  expect(onComment).toHaveBeenCalledOnce();
  expect(comment.isConnected).toBe(true);
  await user.pointer({ keys: '[/MouseLeft]', target: plus });
  expect(onQuantity).toHaveBeenCalledExactlyOnceWith(LINE.lineId, 2);
  expect(comment.isConnected).toBe(false);
});

test('cart line: a right-to-left comment gets its own text direction, shown and in the field', async () => {
  const comment = 'עם gluten, בלי nuts';
  show({ cart: { ...CART, lines: [{ ...LINE, quantity: 1, comment }] } });
  const shown = screen.getByText(`“${comment}”`);
  expect([shown.tagName, shown.closest('p')?.dir]).toEqual(['BDI', 'auto']);
  await userEvent.click(screen.getByRole('button', { name: 'Note: Shopska salad' }));
  expect(screen.getByRole('textbox', { name: 'For the kitchen' }).getAttribute('dir')).toBe('auto');
});

test('cart line: two lines of the same dish keep different comments', async () => {
  const { onComment } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Note: Shopska salad' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'For the kitchen' }), ', well done');
  await userEvent.click(screen.getByRole('checkbox', { name: 'For one of the 2 only' }));
  expect(onComment).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(onComment).toHaveBeenCalledExactlyOnceWith(LINE.lineId, 'no salt, well done', true);
});

test('cart: names a dish that a menu change removed, and the reason, until the guest has seen it', async () => {
  const { onSeenRemoved } = show({ removed: [{ line: { ...LINE, seenName: 'Tarator' }, reason: 'out_of_stock' }] });
  expect(words(screen.getByTestId('cart-changed'))).toContain('Tarator: sold out');
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(onSeenRemoved).toHaveBeenCalledOnce();
});

test('cart: a price change names each changed dish and discount with the old and the new price', () => {
  const dish = { productId: LINE.productId, variantId: LINE.variantId, from: minor(1580), to: minor(1700) };
  show({
    priceChanged: true,
    priceChanges: [
      { kind: 'lines', from: minor(1760), to: minor(1880), dishes: [dish] },
      { kind: 'tier', from: minor(-264), to: minor(0), dishes: [] },
    ],
  });
  const notice = words(screen.getByTestId('price-changed'));
  expect(notice).toContain('Shopska salad · Large: before 15.80 € → now 17.00 €');
  expect(notice).toContain('Discount: before −2.64 € → now 0.00 €');
  expect(notice).toContain('Nothing was ordered.');
});

test('cart: announces a price change even when its cause is unknown', () => {
  show({ priceChanged: true });
  expect(words(screen.getByTestId('price-changed'))).toBe(
    'The price has changedNothing was ordered. Look at the new total, and send it if it suits you.',
  );
});

test('cart: an empty order says what will appear here', () => {
  show({
    cart: { ...CART, lines: [] },
    price: { lines: [], steps: [], total: minor(0) },
  });
  expect(screen.getByText('Nothing chosen yet')).toBeDefined();
  expect(screen.queryByTestId('send-order')).toBeNull();
});

test('cart line: says how many portions are left when too few are, and takes that number by one press', async () => {
  const { onQuantity } = show({ left: new Map([[1 as ProductId, 1]]) });
  expect(words(screen.getByTestId('few-left'))).toBe('only 1 left Take 1');
  await userEvent.click(screen.getByTestId('take-left'));
  expect(onQuantity).toHaveBeenCalledExactlyOnceWith('a', 1);
});

test('cart line: mentions no portions when enough are left', () => {
  show({ left: new Map([[1 as ProductId, 2]]) });
  expect(screen.queryByTestId('few-left')).toBeNull();
});

test('cart line: its price excludes packaging; the steps above the total show the packaging once', () => {
  const [line] = PRICE.lines;
  const boxed = line && { ...line, packaging: minor(30), each: minor(910), total: minor(1820) };
  const boxes = { kind: 'boxes', amount: minor(60), cause: { orderType: 'preorder' } } as const;
  show({
    price: {
      lines: [boxed],
      steps: [{ kind: 'lines', amount: minor(1760), cause: { dishes: [] } }, boxes],
      total: minor(1820),
    },
  });
  expect(words(screen.getByTestId('cart-line'))).toContain('17.60');
  expect(words(screen.getByTestId('cart-line'))).not.toContain('18.20');
  expect(words(screen.getByTestId('step-boxes'))).toContain('0.60');
});

test('cart: does not call an order empty before the device has read the cart', () => {
  const nothing = { cart: { ...CART, lines: [] }, price: { ...PRICE, lines: [] } };
  show({ ...nothing, isRead: false });
  expect(screen.queryByText('Nothing chosen yet')).toBeNull();
  cleanup();
  show({ ...nothing, isRead: true });
  expect(screen.getByText('Nothing chosen yet')).toBeDefined();
});

// @vitest-environment jsdom
// Dishes with limited hours, and when a closed place takes orders again.
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Cart, CartLine } from '#domain/cart/cart.ts';
import type { CategoryId, PlaceId, ProductId, VariantId } from '#domain/ids.ts';
import type { NextOpening } from '#domain/place/hours.ts';
import { minor } from '#domain/pricing/money.ts';
import { CartPanel } from '#guest/cart/cart-panel.tsx';
import { HoursText } from '#guest/menu/hours-text.tsx';
import type { CartProps } from '#shared/cart/cart-content.tsx';
import { ClosedText } from '#shared/place/closed-text.tsx';
import { NotOrderableNotice } from '#shared/product/product-screen.tsx';
import { buildIndex, buildProduct, buildVariant } from '../../support/build-menu.ts';
import { renderScreen, words } from '../../support/render-screen.tsx';

test.each([
  ['today', 'en', 'from 07:00 to 11:00'],
  ['tomorrow', 'en', 'tomorrow, from 07:00 to 11:00'],
  ['tomorrow', 'bg', 'утре, from 07:00 to 11:00'],
  ['day', 'de', 'Samstag, from 07:00 to 11:00'],
  ['date', 'en', 'Sat 21 Nov, from 07:00 to 11:00'],
] as const)('dish: a dish outside its hours shows these hours: %s, in %s', (when, language, sentence) => {
  const at = Date.parse('2026-11-21T07:00:00+02:00');
  const next: NextOpening = { at, until: at + 4 * 3_600_000, when, weekday: 6 };
  const { container } = renderScreen(<HoursText next={next} language={language} timeZone="Europe/Sofia" />);
  expect(words(container)).toBe(sentence);
});

test('dish: a dish that can never be ordered keeps its own message', () => {
  renderScreen(<NotOrderableNotice reason="not_orderable" until={undefined} />);
  expect(words(screen.getByTestId('order-disabled'))).toContain('Please ask the waiter about it.');
});

test('dish page: shows the order hours in place of its button', () => {
  renderScreen(<NotOrderableNotice reason="outside_hours" until="from 07:00 to 11:00" />);
  expect(words(screen.getByTestId('order-disabled'))).toBe('This dish is served at other hours.from 07:00 to 11:00');
});

const line = (id: number): CartLine => ({
  lineId: `line-${id}`,
  productId: id as ProductId,
  variantId: id as VariantId,
  categoryId: 1 as CategoryId,
  choice: { required: undefined, addable: [], removable: [] },
  quantity: 1,
  addedAt: 0,
  seenPrice: minor(500),
  seenName: `Dish ${id}`,
  seenSize: '',
});
const product = (id: number, name: string) =>
  buildProduct({ id: id as ProductId, name, variants: [buildVariant({ id: id as VariantId })] });
const show = (cart: Partial<Cart>, over: Partial<CartProps>) =>
  renderScreen(
    <CartPanel
      cart={{ placeId: 1 as PlaceId, revision: 1, lines: [], comments: {}, ...cart }}
      index={buildIndex({ products: [product(1, 'Omelette'), product(2, 'Soup')] })}
      price={{ lines: cart.lines?.map(() => undefined) ?? [], steps: [], total: minor(0) }}
      table="12"
      room={undefined}
      sendState="ready"
      joinHref="/join"
      offline={false}
      pictures={false}
      removed={[]}
      onSend={vi.fn()}
      onQuantity={vi.fn()}
      onRemove={vi.fn()}
      onComment={vi.fn()}
      onSeenRemoved={vi.fn()}
      {...over}
    />,
  );

test('cart line: a dish outside its hours stays with those hours; a sold-out one says "sold out"', () => {
  show(
    { held: [line(1), line(2)] },
    {
      whyHeld: ({ productId }) => (productId === 1 ? 'tomorrow, from 07:00 to 11:00' : undefined),
      onDropHeld: vi.fn(),
    },
  );
  expect(screen.getAllByTestId('cart-line-held').map((one) => words(one))).toEqual([
    '1 × Omelettetomorrow, from 07:00 to 11:00',
    '1 × Soupsold out',
  ]);
  expect(screen.getByRole('button', { name: 'Remove Omelette' })).toBeTruthy();
});

test('cart: a closed place shows its opening time and the options, also before a scan; a paused place names no time', () => {
  const closed = (
    <ClosedText
      takesOrders={false}
      next={{ at: Date.parse('2026-11-24T09:00:00Z'), when: 'tomorrow' }}
      language="en"
      timeZone="Europe/Sofia"
      offers={['later', 'reserve', 'call']}
      reserveHref="/neven/reservations"
      callHref="tel:+3592123456"
    />
  );
  const sentence =
    'The kitchen is closed now. Opens tomorrow at 11:00. You can order for later. Reserve a table Call us';
  const { unmount } = show({ lines: [line(2)] }, { sendState: 'place_closed', closed });
  expect(words(screen.getByTestId('kitchen-closed'))).toBe(sentence);
  expect(screen.getByRole('link', { name: 'Reserve a table' }).getAttribute('href')).toBe('/neven/reservations');
  expect(screen.getByRole('link', { name: 'Call us' }).getAttribute('href')).toBe('tel:+3592123456');
  expect(screen.queryByTestId('cannot-send')).toBeNull();
  unmount();
  const unseated = show({ lines: [line(2)] }, { sendState: 'no_table', closed });
  expect(words(screen.getByTestId('kitchen-closed'))).toBe(sentence);
  unseated.unmount();
  for (const cart of [{}, { held: [line(1)] }]) {
    const nothing = show(cart, { sendState: 'place_closed', closed });
    expect(words(screen.getByTestId('kitchen-closed'))).toBe(sentence);
    nothing.unmount();
  }
  show({ lines: [line(2)] }, { sendState: 'orders_paused' });
  expect(words(screen.getByTestId('cannot-send'))).not.toContain('Opens');
});

test.each([
  [
    { at: Date.parse('2026-11-24T09:00:00Z'), when: 'today' as const },
    'Outside our opening hours. Opens at 11:00. Your order may have to wait until then.',
  ],
  [undefined, 'Outside our opening hours. Your order may have to wait until we open.'],
])('cart: a place that takes orders outside its hours says above its button that they may wait', (next, sentence) => {
  const closed = (
    <ClosedText
      {...{ takesOrders: true, next, language: 'en', timeZone: 'Europe/Sofia' }}
      {...{ offers: [], reserveHref: '', callHref: undefined }}
    />
  );
  show({ lines: [line(2)] }, { closed });
  const notice = screen.getByTestId('kitchen-closed');
  expect(words(notice)).toBe(sentence);
  const button = screen.getByTestId('send-order');
  expect(notice.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('order panel: beside a category outside its hours, the empty order names its hours instead of a plus', () => {
  show({}, { shut: 'Breakfast from 06:30 to 11:00' });
  expect(words(screen.getByTestId('cart'))).toContain('Breakfast from 06:30 to 11:00');
  expect(words(screen.getByTestId('cart'))).not.toContain('Tap +');
});

// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { IngredientId, OrderId, ProductId, VariantId } from '#domain/ids.ts';
import { ENTRY_STATES, type OutboxEntry } from '#domain/outbox/outbox.ts';
import { minor } from '#domain/pricing/money.ts';
import { CartBar } from '#guest/layout/cart-bar.tsx';
import { OrdersBar } from '#guest/layout/orders-bar.tsx';
import { OrdersScreen, type OrdersScreenProps } from '#guest/orders/orders-screen.tsx';
import { renderScreen, words } from '../../support/render-screen.tsx';
import { entry, received } from '../order/sent-entries.ts';

const showWith = (props: Partial<OrdersScreenProps>, ...entries: OutboxEntry[]) => {
  const events = { onConfirm: vi.fn(), onCancel: vi.fn(), onOrderAgain: vi.fn(), onDismiss: vi.fn() };
  renderScreen(
    <OrdersScreen
      placeName="Neven"
      placeLanguage="bg"
      orderLanguage="bg"
      homeHref="/neven"
      joinHref="/join?place=neven"
      codes="tables"
      table="12"
      room={undefined}
      timeZone="Europe/Sofia"
      entries={entries}
      tableOrders={[]}
      silentMinutes={5}
      isKept
      pictureOf={() => undefined}
      ownPhone
      wordsOf={() => undefined}
      {...events}
      {...props}
    />,
  );
  return events;
};
const show = (...entries: OutboxEntry[]) => showWith({}, ...entries);
const shown = () => screen.getByTestId('order-entry');

test('order: a pending order in a page without storage promises neither automatic sending nor storage on the device', () => {
  showWith({ isKept: false }, entry({ state: 'saved' }));
  expect(words(shown())).toContain('Please keep this page open');
  expect(words(shown())).not.toMatch(/automatically|on this device/i);
});

test('order: a sent order repeats what its guest told the kitchen about a dish', () => {
  const sent = received('ordered');
  show({ ...sent, lines: sent.lines.map((line) => ({ ...line, comment: 'No traces of nuts, please' })) });
  expect(words(shown())).toContain('“No traces of nuts, please”');
});

test('order: each of the six states has its own text, and the label never changes', () => {
  const titles = ENTRY_STATES.map((state) => {
    document.body.innerHTML = '';
    show(state === 'received' ? received('ordered') : entry({ state }));
    expect(shown().dataset.state).toBe(state);
    expect(shown().dataset.label).toBe('K2-41');
    expect(words(shown())).toContain('K2-41');
    return words(screen.getByRole('heading', { level: 1 }));
  });
  expect(new Set(titles).size).toBe(ENTRY_STATES.length);
  expect(titles[0]).toBe('Saved. It will be sent automatically.');
});

test('order: a saved order shows its time, its dishes and when the guest will be asked, and can be taken back', async () => {
  const { onCancel } = show(entry());
  for (const text of ['saved at 13:04', 'Shopska salad', '15.80 €', 'longer than 5 minutes'])
    expect(words(shown())).toContain(text);
  await userEvent.click(screen.getByTestId('cancel-order'));
  expect(onCancel).toHaveBeenCalledExactlyOnceWith('one');
});

test('order: an order placed by number (half a minute to live) promises neither later sending nor a question', () => {
  show(entry({ orderType: 'preorder', details: { name: '', phone: '', payment: 'cash' } }));
  expect(words(shown())).toContain('Please keep this page open');
  expect(words(shown())).not.toMatch(/longer than|ask you|automatically|on this device/i);
});

test('order: while being sent it cannot be taken back, because the kitchen may have it', () => {
  show(entry({ state: 'sending' }));
  expect(screen.queryByTestId('cancel-order')).toBeNull();
});

test('order: an old order asks before sending; "yes" obliges to pay the sum above', async () => {
  const { onConfirm } = show(entry({ state: 'asking', askReason: 'age' }));
  expect(words(screen.getByTestId('confirm-order'))).toBe('Order with obligation to pay');
  await userEvent.click(screen.getByTestId('confirm-order'));
  expect(onConfirm).toHaveBeenCalledExactlyOnceWith('one');
});

test('order: with an expired session it asks for the table code, not for a yes', () => {
  show(entry({ state: 'asking', askReason: 'session' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Please scan again!' })).toBeDefined();
  expect(screen.queryByTestId('confirm-order')).toBeNull();
});

test('order: a received order shows when it was received and the kitchen’s progress, live [S4.01]', () => {
  const now = () => words(document.querySelector('[aria-current="step"]'));
  show(received('ordered'));
  expect(words(shown())).toContain('13:05');
  expect(now()).toBe('Waiting for the kitchen');
  document.body.innerHTML = '';
  show(received('ordered', { held: true }));
  expect(now()).toBe('Sent, waiting for the staff');
  document.body.innerHTML = '';
  show(received('ordered', { seenAt: Date.parse('2026-09-19T10:05:00Z') }));
  expect(now()).toMatch(/^Received/);
  document.body.innerHTML = '';
  show(received('cooked_spot'));
  expect(now()).toBe('At your table');
  document.body.innerHTML = '';
  show(received('served_spot'));
  expect(now()).toBe('');
  expect(screen.getByRole('heading', { level: 1, name: 'Enjoy your meal!' })).toBeDefined();
  document.body.innerHTML = '';
  show(received('rejected'));
  expect(now()).toBe('Declined');
});

test.each([
  ['inactive_products', { productIds: [2 as ProductId] }, 'Tarator: sold out. '],
  ['product_not_orderable', { productIds: [2 as ProductId] }, 'Tarator: cannot be ordered now. '],
  ['inactive_ingredients', { ingredientIds: [7 as IngredientId] }, 'Shopska salad: an ingredient has run out. '],
  [
    'inactive_products',
    { productIds: [1 as ProductId, 2 as ProductId, 9 as ProductId] },
    'Shopska salad, Tarator: sold out. ',
  ],
] as const)('order: a rejection names the dishes that caused it: %s [S8.03]', (code, about, said) => {
  const [salad] = entry().lines;
  if (!salad) throw new Error('no line');
  const withCheese = { ...salad, choice: { ...salad.choice, addable: [7 as IngredientId] } };
  const tarator = { ...salad, productId: 2 as ProductId, variantId: 21 as VariantId };
  const refusal = { code, productIds: [], ingredientIds: [], quote: undefined, ...about };
  show(
    entry({
      state: 'refused',
      refusal,
      lines: [withCheese, tarator, tarator],
      summary: ['Shopska salad', 'Tarator', 'Tarator'].map((name) => ({ name, detail: '', quantity: 1, total: 500 })),
    }),
  );
  expect(document.body.textContent).toContain(`${said}The dishes are back in your order.`);
});

test('order: an order known only from the database says only that it is waiting', () => {
  show(received('ordered'));
  expect(words(screen.getByRole('heading', { level: 1 }))).toBe('Sent, waiting for the kitchen');
  for (const claim of ['cooking', 'The kitchen has', 'by the kitchen']) expect(words(shown())).not.toContain(claim);
  const steps = [...document.querySelectorAll('ol li')].map((step) => words(step));
  expect(steps.map((step) => step.replaceAll(/[\d:]/g, ''))).toEqual([
    'Sent (done), ordered at ',
    'Waiting for the kitchen',
    'Being prepared',
    'At your table',
  ]);
});

test('order: says that the phone can be put away, but not on a shared device', () => {
  show(received('ordered'));
  expect(words(shown())).toContain('You can put the phone away. To change the order, call the waiter.');
  document.body.innerHTML = '';
  showWith({ ownPhone: false }, received('ordered'));
  expect(words(shown())).not.toContain('phone');
});

test('order: a guest in a room, who can cancel it there, is sent to no waiter', () => {
  show({ ...received('ordered'), orderType: 'room' });
  expect(words(shown())).toContain('You can put the phone away.');
  expect(words(shown())).not.toContain('waiter');
});

test('order: keeps one label before and after it is received', () => {
  show(entry(), received('ordered'));
  expect(screen.getAllByTestId('order-entry').map((one) => [one.dataset.label, words(one).includes('47')])).toEqual([
    ['K2-41', false],
    ['K2-41', false],
  ]);
});

test('order: an order refused for lack of portions offers the number of portions that is left', async () => {
  const { productId } = entry().lines[0] ?? {};
  const refusal = { code: 'inactive_products', productIds: [], ingredientIds: [], quote: undefined } as const;
  const portions = productId === undefined ? [] : [{ productId, left: 1 }];
  const onTakeLeft = vi.fn();
  showWith({ onTakeLeft }, entry({ state: 'refused', refusal: { ...refusal, portions } }));
  expect(words(shown())).toContain('only 1 left');
  expect(words(screen.getByTestId('take-left'))).toBe('1 instead');
  await userEvent.click(screen.getByTestId('take-left'));
  expect(onTakeLeft).toHaveBeenCalledExactlyOnceWith('one');
});

test('order: a refused order names the reason, says that its dishes are back and links to them', async () => {
  const refusal = { code: 'inactive_products', productIds: [], ingredientIds: [], quote: undefined } as const;
  const { onOrderAgain } = show(entry({ state: 'refused', refusal }));
  expect(words(shown())).toContain('A dish has just sold out. The dishes are back in your order.');
  await userEvent.click(screen.getByTestId('order-again'));
  expect(onOrderAgain).toHaveBeenCalledExactlyOnceWith('one');
});

test('order: an order that is being taken back says so, and that the outcome is not yet certain', () => {
  show(entry({ state: 'asking', cancelling: true, mayHaveArrived: true }));
  expect(words(shown())).toContain('It may have reached the kitchen');
  expect(screen.queryByTestId('confirm-order')).toBeNull();
  expect(screen.queryByTestId('cancel-order')).toBeNull();
});

test('order: shows "taken back" once the venue has confirmed', () => {
  const refusal = { code: 'order_cancelled', productIds: [], ingredientIds: [], quote: undefined } as const;
  show(entry({ state: 'refused', cancelling: true, mayHaveArrived: true, refusal }));
  expect(screen.getByTestId('order-entry').textContent).toMatch(
    /Cancelled.*Nothing was cooked\. *The dishes are back in your order\./,
  );
});

test('orders: earlier orders stand below, and finished ones can be hidden', async () => {
  const { onDismiss } = show(entry(), { ...received('paid'), id: 'two' as OrderId, label: 'K2-40' });
  expect(screen.getAllByTestId('order-entry').map((one) => one.dataset.label)).toEqual(['K2-41', 'K2-40']);
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
  expect(onDismiss).toHaveBeenCalledExactlyOnceWith('two');
});

test('orders: a device without orders links to the menu', () => {
  show();
  expect(screen.getByRole('link', { name: 'Browse the menu' }).getAttribute('href')).toBe('/neven');
});

test('orders: inside the menu’s frame they add no second heading and no second `main`', () => {
  show(entry());
  expect(screen.getByRole('main').contains(shown())).toBe(true);
  expect(screen.getByRole('link', { name: /Neven/ })).toBeDefined();
  document.body.innerHTML = '';
  showWith({ framed: true }, entry());
  expect(shown()).toBeDefined();
  expect(screen.queryByRole('main')).toBeNull();
  expect(screen.queryByRole('link', { name: /Neven/ })).toBeNull();
});

test('orders: the sent order stands beside the new one with its label, and its state is announced', () => {
  const sent = <OrdersBar href="/neven?show=orders" last={{ label: 'K2-41', state: 'received' }} small />;
  renderScreen(<CartBar count={2} total={minor(1580)} onOpen={vi.fn()} beside={sent} />);
  const link = screen.getByRole('link', { name: /K2-41/ });
  expect(link.parentElement).toBe(screen.getByRole('button', { name: /15.80/ }).parentElement);
  expect(words(link.querySelector('[role="status"]'))).toBe('Sent');
});

const ORDERED = { name: 'Burger', detail: 'Large', quantity: 1, total: 990 };

test('receipt: lists the choices of a dish, also from its own modifier groups', () => {
  const choice = { chosen: ['Rye', '2 × Bacon'], added: ['Egg'], removed: ['Onion'], textLanguage: 'en' as const };
  show(entry({ summary: [{ ...ORDERED, choice }] }));
  expect(words(shown())).toContain('Large, Rye, 2 × Bacon, without onion, Egg');
});

test('receipt: shows the size of a dish in an order that an earlier build saved', () => {
  show(entry({ summary: [ORDERED] }));
  expect(words(shown())).toContain('BurgerLarge9.90');
});

const waysToTable = () => screen.queryAllByRole('link', { name: /code$/ }).map((link) => link.getAttribute('href'));

test('orders: a guest without a table can scan or type the table code', () => {
  showWith({ table: undefined });
  expect(waysToTable()).toEqual(['/join?place=neven', '/join?place=neven&way=type']);
});

test('orders: a guest at a table is not asked to scan before the first order', () => {
  show();
  expect(waysToTable()).toEqual([]);
});

test('order: an order that waits for a table scan links to scanning and typing', () => {
  show(entry({ state: 'asking', askReason: 'session' }));
  expect(waysToTable()).toEqual(['/join?place=neven', '/join?place=neven&way=type']);
});

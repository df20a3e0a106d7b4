// @vitest-environment jsdom
// The venue's own texts for a member of staff who speaks another language than the kitchen.
import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import type { StaffDay } from '#contract/booking/staff-bookings.ts';
import type { CommandId, IngredientId, OrderId, PaymentKey, ProductId, VariantId } from '#domain/ids.ts';
import { NOTHING_SAID } from '#domain/language/translated.ts';
import type { PlacedOrderLine } from '#domain/order/order.ts';
import type { OrderDetails } from '#domain/order/order-details.ts';
import { ALL_ORDERS } from '#domain/owner/order-history.ts';
import type { StaffPayment } from '#domain/payment/staff-payment.ts';
import { type Currency, minor, ZERO } from '#domain/pricing/money.ts';
import type { StaffOrder } from '#domain/service/board.ts';
import { BookingCard } from '#staff/bookings/booking-card.tsx';
import type { StaffBooking } from '#staff/bookings/use-bookings.ts';
import { GivenFeedbackScreen } from '#staff/feedback/given-feedback-screen.tsx';
import { ReaderWordsProvider, useReaderAllergenName } from '#staff/frame/reader-text.tsx';
import { TicketLine } from '#staff/kitchen/ticket-line.tsx';
import { OrderScreen } from '#staff/orders/order-screen.tsx';
import { OrdersScreen } from '#staff/orders/orders-screen.tsx';
import { ReceiptsSheet } from '#staff/payment/receipts-sheet.tsx';
import { DishDetails } from '#staff/table/dish-name.tsx';
import { DetailNotes, FoldedDetails } from '#staff/take-order/detail-notes.tsx';
import { TakenOrders } from '#staff/take-order/taken-orders.tsx';
import { Needs } from '#staff/today/needs.tsx';
import { aPlace, aSnapshot } from '../../shared/menu/snapshots.ts';
import { seatGuest } from '../../shared/menu/table-guest.tsx';
import { buildProduct, buildVariant } from '../../support/build-menu.ts';
import { GuestTexts, words } from '../../support/render-screen.tsx';

const AT = Date.UTC(2026, 5, 1, 10);
const DISH = { productId: 1 as ProductId, variantId: 11 as VariantId };
const LINE: PlacedOrderLine = {
  ...{ ...DISH, name: 'Шопска салата', size: 'голяма', quantity: 2, total: minor(1580) },
  ...{ required: undefined, added: [], removed: [], comment: undefined },
};
const PICKUP = { id: 7, name: { text: 'На бара', by: { en: 'At the bar' } }, address: '' };
const POOL = { text: 'До басейна', by: { en: 'By the pool' } };
const PORK = { code: 'pork', name: 'Pork', image: undefined };
const [fetched] = aPlace().orderTypes;

/** A Bulgarian venue read in English: the dish, the hall and the bar are translated. */
const show = async (children: ReactNode) => {
  const snapshot = aSnapshot(
    {
      products: [buildProduct({ textLanguage: 'en', variants: [buildVariant({ size: 'large' })], mayContain: [PORK] })],
    },
    {
      place: {
        defaultLanguage: 'bg',
        orderTypes: fetched
          ? [
              { ...fetched, type: 'preorder', pickupPlaces: [PICKUP] },
              { ...fetched, type: 'room', additionalTypes: [POOL] },
            ]
          : [],
      },
    },
  );
  const { tabl, show: render } = await seatGuest(snapshot);
  Object.assign(tabl, { menus: { ...tabl.menus, completeLanguages: vi.fn(async () => undefined) } });
  render(
    <GuestTexts>
      <ReaderWordsProvider>{children}</ReaderWordsProvider>
    </GuestTexts>,
  );
  return tabl.menus.completeLanguages;
};

const langOf = (text: string): string | null | undefined =>
  screen.getByText(text).closest('[lang]')?.getAttribute('lang');

test('staff screens: load translations that no guest page has loaded', async () => {
  const asked = await show(<p />);
  expect(asked).toHaveBeenCalledWith('bistro');
});

const details = (over: Partial<OrderDetails>): OrderDetails => ({
  ...{ name: '', phone: '', payment: 'cash' },
  ...over,
});

test('kitchen board: shows a dish in the reader’s and the venue’s language, to a viewer and on the station’s own screen', async () => {
  const line = { line: 0, dish: LINE, isDone: false, allergies: [], doubts: [], against: [], isStray: false };
  await show(
    [false, true].map((mayAct) => (
      <TicketLine key={String(mayAct)} line={line} language="bg" mayAct={mayAct} onTick={() => undefined} />
    )),
  );
  expect(screen.getAllByRole('listitem').map((item) => words(item))).toEqual([
    '2 × Shopska salad Шопска салатаlarge голяма',
    '2 × Shopska salad Шопска салатаlarge голяма',
  ]);
});

test('table page: names a guest’s allergies in the reader’s language, also a venue’s own', async () => {
  const avoids = [
    { code: 'nuts', name: 'Ядки' },
    { code: 'pork', name: 'Свинско месо' },
    { code: 'gone', name: 'Мента' },
  ];
  const Named = () => avoids.map(useReaderAllergenName()).join(', ');
  await show(<Named />);
  expect(words(document.body)).toContain('nuts, Pork, Мента');
});

test('feedback: shows questions and options in the reader’s language, and a changed question as it was asked', async () => {
  const asked = { low: NOTHING_SAID, high: NOTHING_SAID };
  const questions = [
    {
      ...{ ...asked, key: 'again', title: { text: 'Ще дойдете ли пак?', by: { en: 'Will you come again?' } } },
      options: [{ text: 'Може би', by: { en: 'Maybe' } }],
    },
    { ...asked, key: 'food', title: { text: 'Храната днес', by: { en: 'The food today' } }, options: [] },
  ];
  const answers = [
    { question: 'again', title: 'Ще дойдете ли пак?', option: 'Може би' },
    { question: 'food', title: 'Храната', score: 5 },
  ];
  await show(
    <GivenFeedbackScreen
      onAgain={() => undefined}
      found={{
        ...{ page: 1, pages: 1, found: 1 },
        feedback: [{ id: 'f' as CommandId, at: AT, table: '7', answers, text: '' }],
      }}
      {...{ why: undefined, mark: undefined, today: '2026-06-02', timeZone: 'UTC', venueLanguage: 'bg', questions }}
      onMark={() => undefined}
      pageHref={() => '?'}
      questionsHref="/settings"
      onFile={async () => undefined}
    />,
  );
  expect(words(screen.getByTestId('feedback-row'))).toContain('Will you come again?MaybeХраната5 of 5');
  expect([langOf('Maybe'), langOf('Храната')]).toEqual(['en', 'bg']);
});

test('today: names a low mark by its question in the reader’s language, and a changed question as it was asked', async () => {
  const food = { key: 'food', title: { text: 'Храната', by: { en: 'The food' } }, options: [] };
  const low = { at: AT, table: undefined, question: 'food', title: 'Храната', score: 2 };
  const needsOf = (title: string) => (
    <Needs
      needs={{
        ...{ unseen: [], calls: [], printers: [], papers: 0, stations: [], off: [] },
        feedback: { count: 1, low: { ...low, title } },
      }}
      {...{ time: { now: AT, isStale: false, timeZone: 'UTC' }, dishLanguage: 'bg' }}
      links={{ tables: '', kitchen: '', feedback: '', pictures: '' }}
      questions={[{ low: NOTHING_SAID, high: NOTHING_SAID, ...food }]}
      onReceipts={() => undefined}
    />
  );
  await show([needsOf('Храната'), needsOf('Кухнята')]);
  const [known, changed] = screen.getAllByTestId('need-feedback').map(words);
  expect([known, changed]).toEqual([
    expect.stringContaining('The food: 2 of 5'),
    expect.stringContaining('Кухнята: 2 of 5'),
  ]);
  expect([langOf('The food'), langOf('Кухнята')]).toEqual(['en', 'bg']);
});

test('order notes: show the pickup place in the reader’s language, followed by the venue’s word', async () => {
  await show(
    <DetailNotes details={details({ pickupPlaceId: 7, pickupPlace: 'На бара' })} placedAt={AT} timeZone="UTC" />,
  );
  expect(words(screen.getByTestId('order-details'))).toContain('Fetched at: At the bar На бара');
  expect([langOf('At the bar'), langOf('На бара')]).toEqual(['en', 'bg']);
});

test('order notes: show a room’s additional type in the reader’s language, followed by the venue’s word', async () => {
  await show(
    <>
      <DetailNotes details={details({ room: '204', additionalType: 'До басейна' })} placedAt={AT} timeZone="UTC" />
      <FoldedDetails details={details({ room: '204', additionalType: 'В градината' })} placedAt={AT} />
    </>,
  );
  const [listed = null, ticket = null] = screen.getAllByTestId('order-details');
  expect(words(listed)).toContain('By the pool До басейна');
  expect([langOf('By the pool'), langOf('До басейна')]).toEqual(['en', 'bg']);
  // A removed type, on the kitchen's ticket: outside of what is folded, by the name at the time of the order.
  expect(words(ticket)).toMatch(/^В градината(?! В градината)/);
});

test('order notes: a removed pickup place keeps its name in the venue’s language', async () => {
  await show(
    <DetailNotes details={details({ pickupPlaceId: 9, pickupPlace: 'Кабината' })} placedAt={AT} timeZone="UTC" />,
  );
  expect(words(screen.getByTestId('order-details'))).toMatch(/Fetched at: Кабината(?! Кабината)/);
  expect(langOf('Кабината')).toBe('bg');
});

const order: StaffOrder = {
  ...{ id: 'o1' as OrderId, label: 'K2-41', number: 52, table: '12', room: undefined, sessionId: undefined },
  ...{ orderType: 'spot', status: 'paid', placedAt: AT, lateBy: undefined, guestNote: undefined },
  ...{ lines: [LINE], facts: { lineTicks: {}, readyAt: {} }, total: minor(1580), currency: 'EUR' as Currency },
};

test('order history: shows dishes and sizes in the reader’s language, followed by the kitchen’s words', async () => {
  await show(
    <OrderScreen
      whole={{
        order,
        payments: [],
        steps: [{ kind: 'fact', at: AT, by: '', fact: { kind: 'tick', line: 0, station: 'kitchen', done: true } }],
      }}
      why={undefined}
      timeZone="UTC"
      dishLanguage="bg"
      backHref="/"
      onTakeBack={() => undefined}
      takingBack={new Set()}
    />,
  );
  const read = words(screen.getByTestId('order-screen'));
  expect(read).toContain('2Shopska salad Шопска салатаlarge голяма');
  expect(read).toContain('Shopska salad Шопска салата: ready');
});

test('dish details: show size and choice in the reader’s language and the kitchen’s words; without ids only the latter', async () => {
  const details = (line: PlacedOrderLine) => (
    <DishDetails
      line={line}
      kitchenLanguage="bg"
      own={{
        ...{ name: 'Shopska salad', size: 'large', language: 'en' },
        choice: line.choice && { chosen: ['Feta'], added: [], removed: [] },
      }}
      className={undefined}
    />
  );
  const choice = { required: 5 as IngredientId, addable: [], removable: [] };
  const chosen = { ...LINE, required: 'Сирене', choice };
  await show(
    <>
      <p data-testid="by-id">{details(chosen)}</p>
      <p data-testid="by-name">{details({ ...chosen, choice: undefined })}</p>
      <p data-testid="left-out">
        <DishDetails
          line={{ ...LINE, removed: ['Лук'] }}
          kitchenLanguage="bg"
          own={{
            ...{ name: 'Shopska salad', size: 'large', language: 'en' },
            choice: { chosen: [], added: [], removed: ['Onion'] },
          }}
          className={undefined}
        />
      </p>
      <p data-testid="left-out-by-name">{details({ ...LINE, removed: ['Лук'] })}</p>
    </>,
  );
  expect(words(screen.getByTestId('by-id'))).toBe('large, Feta голяма, Сирене');
  expect(words(screen.getByTestId('left-out'))).toBe('large, without onion голяма, без лук');
  expect(words(screen.getByTestId('left-out-by-name'))).toBe('голяма, без лук');
  expect(words(screen.getByTestId('by-name'))).toBe('голяма, Сирене');
});

test('dish details: say a quantity once, in the reader’s language, with the kitchen’s words for the choice alone', async () => {
  const choice = { required: 5 as IngredientId, addable: [], removable: [] };
  const own = { name: 'Ayran', size: '0.3 l', language: 'en' as const };
  const at = { kitchenLanguage: 'bg' as const, className: undefined };
  const plain = { ...LINE, size: '300 мл' };
  await show(
    <>
      <p data-testid="size">
        <DishDetails line={plain} own={own} {...at} />
      </p>
      <p data-testid="choice">
        <DishDetails
          line={{ ...plain, required: 'Сирене', choice }}
          own={{ ...own, choice: { chosen: ['Feta'], added: [], removed: [] } }}
          {...at}
        />
      </p>
    </>,
  );
  expect(words(screen.getByTestId('size'))).toBe('0.3 l');
  expect(words(screen.getByTestId('choice'))).toBe('0.3 l, Feta Сирене');
});

test('order list of a day: shows dishes in the reader’s language, followed by the kitchen’s words', async () => {
  const figures = { orders: 1, refused: 0, turnover: [], averageBill: [], minutesToTable: undefined };
  await show(
    <OrdersScreen
      {...{ day: '2026-06-01', today: '2026-06-01', typed: '', why: undefined, timeZone: 'UTC' }}
      found={{ day: '2026-06-01', page: 1, pages: 1, found: 1, orders: [order], figures }}
      {...{ currency: 'EUR' as Currency, dishLanguage: 'bg' }}
      filter={ALL_ORDERS}
      kinds={['table']}
      onFilter={() => undefined}
      onType={() => undefined}
      onDay={() => undefined}
      orderHref={() => '/'}
      pageHref={() => '/'}
      onFile={async () => undefined}
    />,
  );
  expect(words(screen.getByTestId('history-order'))).toContain('2 × Shopska salad Шопска салата');
});

test('taken orders: name the dishes, and those that ran out, for the reader and for the kitchen', async () => {
  const dish = { name: 'Шопска салата', line: DISH };
  await show(
    <TakenOrders
      taken={[
        {
          ...{ id: 'o1' as CommandId, label: 'W1-3', table: '7', href: '?table=7', takenBy: 'Maria', at: AT },
          dishes: [{ ...dish, quantity: 2 }],
          standing: { kind: 'refused', why: 'inactive_products', causes: [dish] },
        },
      ]}
      timeZone="UTC"
      onConfirm={() => undefined}
      onTakeBack={() => undefined}
      onRead={() => undefined}
    />,
  );
  const told = words(screen.getByTestId('taken-refused'));
  expect(told).toContain('Shopska salad Шопска салата: sold out.');
  expect(told).toContain('2 × Shopska salad Шопска салата');
});

test('fiscal receipts: show dishes in the reader’s language, followed by the till’s words', async () => {
  const sale = {
    lines: [
      { name: 'Шопска салата, голяма', quantity: 2, total: minor(1580), ...DISH },
      { name: 'Вино', quantity: 1, total: minor(600) },
    ],
    ...{ adjusted: ZERO, kept: minor(2180), vat: [] },
  };
  const payment: StaffPayment = {
    ...{
      key: 'k' as PaymentKey,
      provider: 'stripe',
      state: 'success',
      amount: minor(2180),
      tip: ZERO,
      currency: 'EUR',
    },
    ...{
      startedAt: AT,
      paidAt: AT,
      label: 'K2-41',
      refunds: [],
      refundsItself: true,
      isDemo: false,
      receipt: {},
      sale,
    },
  };
  await show(
    <ReceiptsSheet
      payments={[payment]}
      why={undefined}
      money={String}
      timeZone="UTC"
      dishLanguage="bg"
      onIssue={() => undefined}
      onClose={() => undefined}
    />,
  );
  expect(within(screen.getByTestId('receipt-sale')).getAllByRole('listitem').map(words)).toEqual([
    '2 × Shopska salad, large Шопска салата, голяма1580',
    '1 × Вино600',
  ]);
});

const booking = (thing: StaffBooking['thing']): StaffBooking => ({
  ...{ id: 'b', status: 'confirmed', thing, people: 6, late: false, sequence: 0, changed: '' },
  ...{ start: '2026-06-01T10:00:00.000Z', end: '2026-06-01T12:00:00.000Z' },
  ...{ name: 'Елена', phone: '', email: '', comment: '', tables: ['G4'] },
});
const showBooking = (thing: StaffBooking['thing'], halls?: StaffDay['halls']) =>
  show(
    <BookingCard
      {...{ booking: booking(thing), timeZone: 'UTC', now: 0, isOnline: true, halls }}
      {...{ onAct: vi.fn(), onEdit: vi.fn(), onMove: vi.fn(), tableHref: String }}
    />,
  );

test('reservation: shows its hall in the reader’s language, followed by the venue’s word', async () => {
  const table = { kind: 'table', hall: 'garden', name: 'Градината' } as const;
  await showBooking(table, [{ key: 'garden', name: { value: 'Градината', translations: { en: 'The garden' } } }]);
  expect(words(screen.getByTestId('booking'))).toContain('6 people · The garden Градината · Table G4');
});

test('reservation: an untranslated or removed hall keeps its own name', async () => {
  await showBooking({ kind: 'table', hall: 'garden', name: 'Градината' });
  expect(words(screen.getByTestId('booking'))).toContain('6 people · Градината · Table G4');
  expect(langOf('Градината')).toBe('bg');
});

test('booked product: shows product and size in the reader’s language, followed by the venue’s words', async () => {
  await showBooking({
    ...{ kind: 'product', product_id: 1, variant_id: 11, name: 'Шопска салата', size: 'голяма' },
    ...{ price: null, currency: 'EUR' },
  });
  expect(words(screen.getByTestId('booking'))).toContain('Shopska salad Шопска салата · large голяма');
});

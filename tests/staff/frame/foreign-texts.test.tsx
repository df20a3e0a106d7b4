// @vitest-environment jsdom
// Texts of guests, people and devices in right-to-left scripts, on each screen of the staff that shows them.
import { act, cleanup } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Payment } from '#domain/bill/payment.ts';
import type { CommandId, OrderId, PaymentKey, ProductId, SessionId, VariantId } from '#domain/ids.ts';
import type { StationBoard, Ticket } from '#domain/kitchen/tickets.ts';
import type { PlacedOrderLine } from '#domain/order/order.ts';
import type { OrderStep } from '#domain/owner/order-history.ts';
import { type Currency, minor, ZERO } from '#domain/pricing/money.ts';
import { BookingCard } from '#staff/bookings/booking-card.tsx';
import { CardPaymentsScreen } from '#staff/card-payments/card-payments-screen.tsx';
import { DevicesScreen } from '#staff/devices/devices-screen.tsx';
import { lockNotices } from '#staff/devices/lock-notices.tsx';
import { GivenFeedbackScreen } from '#staff/feedback/given-feedback-screen.tsx';
import { NotDone } from '#staff/kitchen/kitchen-page.tsx';
import { KitchenScreen } from '#staff/kitchen/kitchen-screen.tsx';
import { BanRow } from '#staff/orders/ban-row.tsx';
import { OrderScreen } from '#staff/orders/order-screen.tsx';
import { PayingNow } from '#staff/payment/paying-now.tsx';
import { PaymentRow } from '#staff/payment/payment-row.tsx';
import { PeopleScreen } from '#staff/people/people-screen.tsx';
import { deviceNotices } from '#staff/printing/device-notices.tsx';
import { paperNotices } from '#staff/printing/paper-notices.tsx';
import { screenNotices } from '#staff/printing/screen-notices.tsx';
import { LastPublished } from '#staff/publish/draft-notices.tsx';
import { PeopleTiles } from '#staff/sign-in/people-tiles.tsx';
import { PinPad } from '#staff/sign-in/pin-pad.tsx';
import { PrintedTable } from '#staff/table/printed-table.tsx';
import { TableScreen } from '#staff/table/table-screen.tsx';
import { AskingCard } from '#staff/tables/asking-card.tsx';
import { OwnOrders } from '#staff/tables/own-orders.tsx';
import type { TableOrderView, TableView } from '#staff/tables/table-view.ts';
import type { AskingView } from '#staff/tables/tables-view.ts';
import { WhyTurnedDown } from '#staff/tables/turned-down.tsx';
import { ARABIC_NAME, expectIsolated, HEBREW_NAME, HEBREW_NOTE } from '../../support/isolated.ts';
import { renderScreen } from '../../support/render-screen.tsx';
import { shown } from '../../support/staff/line-notices.tsx';

const NOW = Date.UTC(2026, 5, 1, 10, 42);
const ZONE = 'Europe/Sofia';
const DOORS = { kitchen: '', devices: undefined, onRead: () => undefined };
const EUR = 'EUR' as Currency;
const nothing = () => undefined;
const time = { now: NOW, isStale: false, timeZone: ZONE };

const line: PlacedOrderLine = {
  ...{ productId: 1 as ProductId, variantId: 1 as VariantId, name: 'Мусака', size: '', required: undefined },
  ...{ added: [], removed: [], comment: HEBREW_NOTE, quantity: 1, total: minor(880) },
};
const facts = { lineTicks: {}, readyAt: {} };
const order: TableOrderView = {
  ...{ id: 'o1' as OrderId, label: 'K2-41', placedAt: NOW, orderedAt: undefined, status: 'ordered' },
  lines: [{ line, stage: 'sent', allergens: [] }],
  ...{ total: minor(880), avoids: [], diets: [], accepted: { at: NOW, by: ARABIC_NAME }, takenBy: HEBREW_NAME },
  ...{ isShownFirst: false, delayedMinutes: undefined, mayAccept: false, moves: [], mayRefuse: false },
  ...{ mayMove: false, waits: false },
};
const asking: AskingView = {
  ...{
    key: 'c',
    id: 'c' as CommandId,
    kind: 'call',
    table: '12',
    href: '?',
    at: NOW,
    needs: ['вода'],
    text: HEBREW_NOTE,
  },
  ...{ coming: { by: ARABIC_NAME, at: NOW, isMine: false }, waits: false },
};
const table: TableView = {
  ...{ name: '12', sittingId: 's' as SessionId, openedAt: NOW, asking: [asking], orders: [order], payments: [] },
  ...{ total: minor(880), paid: minor(0), rest: minor(880), asked: undefined, waits: false },
};
const ticket: Ticket = {
  ...{ id: 'o1' as OrderId, number: 41, label: 'K2-41', table: '3', room: undefined, orderType: 'spot' },
  ...{ status: 'ordered', isSeen: true, isLoud: false, placedAt: NOW, dueFrom: NOW, orderedAt: undefined },
  ...{ isRecalled: false, isSaidDone: false, startedAt: undefined, delayedMinutes: undefined, movedFrom: undefined },
  ...{ avoids: [], diets: [], alsoAt: [] },
  lines: [{ line: 0, isDone: false, allergies: [], doubts: [], against: [], isStray: false, dish: line }],
};
const voided: StationBoard['voids'][number] = {
  ...ticket,
  ...{ id: 'o2' as OrderId, voidedAt: NOW, by: ARABIC_NAME, isPart: false, isTaken: true },
};
const payment: Payment = {
  ...{ id: 'p' as CommandId, amount: minor(880), tender: 'cash', by: HEBREW_NAME, at: NOW },
  reversed: { by: ARABIC_NAME, at: NOW, reason: 'wrong_table', approvedBy: HEBREW_NAME },
};
const steps: readonly OrderStep[] = [
  { at: NOW, by: HEBREW_NAME, kind: 'placed', table: '12' },
  {
    ...{ at: NOW, by: ARABIC_NAME, kind: 'status', from: 'ordered', to: 'rejected', approvedBy: HEBREW_NAME },
    reason: { code: 'other', text: HEBREW_NOTE, productIds: [] },
  } as OrderStep,
];
const actions = {
  ...{ onShown: nothing, onTaken: nothing, onStart: nothing, onTick: nothing, onReady: nothing },
  ...{ onRecall: nothing, onDelay: nothing, onVoidRead: nothing },
};
const device = { device: 'd', name: HEBREW_NAME, since: NOW };

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

const SCREENS: Readonly<Record<string, readonly [screen: () => ReactNode, ...texts: string[]]>> = {
  'table sheet': [
    () => (
      <TableScreen
        {...{
          table,
          time,
          heardAt: NOW,
          orderLanguage: 'bg',
          backHref: '?',
          takeHref: '?',
          bookingsHref: '?',
          hasPrinters: false,
        }}
        {...{ onAccept: nothing, onShown: nothing, onUndoMerge: nothing, onMove: nothing, onMore: nothing }}
        {...{ onComing: nothing, onDone: nothing, onMoveSitting: nothing, onClose: nothing, onPay: nothing }}
        {...{ onCancelCard: nothing, onPayments: nothing, onPrint: nothing }}
      />
    ),
    ...[HEBREW_NOTE, HEBREW_NAME, ARABIC_NAME],
  ],
  'printed order': [
    () => (
      <PrintedTable
        {...{ venue: 'Невен', venueLanguage: 'bg', table, only: order, timeZone: ZONE, orderLanguage: 'bg', now: NOW }}
      />
    ),
    HEBREW_NOTE,
  ],
  'call card': [
    () => <AskingCard {...{ asking, time, leads: false, onComing: nothing, onDone: nothing }} />,
    ...[HEBREW_NOTE, ARABIC_NAME],
  ],
  'tile of an order without a table': [
    () => (
      <OwnOrders
        orders={[
          {
            ...{ id: 'o1' as OrderId, href: '?', label: 'K2-41', name: HEBREW_NAME, orderType: 'delivery' },
            ...{ state: { kind: 'sent', since: NOW }, isOwed: false, waits: false, placedAt: NOW, wantedAt: undefined },
          } as never,
        ]}
        time={time}
      />
    ),
    HEBREW_NAME,
  ],
  'kitchen board': [
    () => (
      <KitchenScreen
        {...{ name: { text: 'Кухня', language: 'bg' }, language: 'bg', now: NOW, timeZone: ZONE, actions }}
        board={{ open: [ticket], ready: [], voids: [voided], counts: [] }}
        {...{ heardAt: NOW, isStale: false, sound: 'ready', waiting: new Set<string>(), mayAct: true }}
        {...{ onOff: nothing, onUnlock: nothing, onTakeOff: nothing }}
      />
    ),
    ...[HEBREW_NOTE, ARABIC_NAME],
  ],
  'failed press in the kitchen': [
    () => (
      <NotDone
        {...{ label: 'K2-41', timeZone: ZONE, onRead: nothing }}
        refusal={{ code: 'moved_on', by: ARABIC_NAME, at: NOW }}
      />
    ),
    ARABIC_NAME,
  ],
  'command that came second': [
    () => <WhyTurnedDown refusal={{ code: 'moved_on', by: ARABIC_NAME, at: NOW }} timeZone={ZONE} />,
    ARABIC_NAME,
  ],
  'order page': [
    () => (
      <OrderScreen
        whole={{
          order: {
            ...{ id: 'o1' as OrderId, label: 'K2-41', number: 52, table: '12', room: undefined },
            ...{ sessionId: 's' as SessionId, orderType: 'spot', status: 'rejected', placedAt: NOW, lateBy: undefined },
            ...{ guestNote: undefined, lines: [line], facts, total: minor(880), currency: EUR },
            details: { name: HEBREW_NAME, phone: '', email: undefined, payment: 'cash', comment: HEBREW_NOTE },
          },
          steps,
          payments: [payment],
        }}
        {...{ why: undefined, timeZone: ZONE, dishLanguage: 'bg', backHref: '?', onTakeBack: nothing }}
        takingBack={new Set()}
      />
    ),
    ...[HEBREW_NOTE, HEBREW_NAME, ARABIC_NAME],
  ],
  'feedback list': [
    () => (
      <GivenFeedbackScreen
        onAgain={() => undefined}
        questionsHref="/"
        found={{
          ...{ page: 1, pages: 1, found: 1 },
          feedback: [{ id: 'f' as CommandId, at: NOW, table: '7', answers: [], text: HEBREW_NOTE }],
        }}
        {...{ why: undefined, mark: undefined, today: '2026-06-01', timeZone: ZONE, venueLanguage: 'bg' }}
        {...{ onMark: nothing, pageHref: String, onFile: async () => undefined }}
      />
    ),
    HEBREW_NOTE,
  ],
  'booking card': [
    () => (
      <BookingCard
        booking={{
          ...{
            id: 'b',
            status: 'pending',
            thing: { kind: 'table', hall: 'g', name: 'Garden' },
            people: 6,
            late: false,
          },
          ...{ start: '2026-12-10T17:00:00.000Z', end: '2026-12-10T19:00:00.000Z', sequence: 0, changed: '' },
          ...{ name: ARABIC_NAME, phone: '', email: '', comment: HEBREW_NOTE, tables: ['G4'] },
        }}
        {...{ timeZone: ZONE, now: NOW, isOnline: true, halls: [] }}
        {...{ onAct: async () => true, onEdit: nothing, onMove: nothing, tableHref: String }}
      />
    ),
    ...[HEBREW_NOTE, ARABIC_NAME],
  ],
  'card payments': [
    () => (
      <CardPaymentsScreen
        {...{
          day: '2026-06-01',
          today: '2026-06-01',
          why: undefined,
          money: String,
          timeZone: ZONE,
          codesHref: '/',
          setUpHref: undefined,
        }}
        found={{
          ...{ figures: [], tasks: [] },
          payments: [
            {
              ...{ key: 'k' as PaymentKey, provider: 'stripe', state: 'success', amount: minor(790), tip: ZERO },
              ...{ currency: 'EUR', startedAt: 1, paidAt: 2, reference: undefined, booking: ARABIC_NAME },
              ...{ receipt: { issued: { by: HEBREW_NAME, at: NOW } }, refundsItself: false, isDemo: false },
              refunds: [
                { id: 'r' as CommandId, amount: minor(100), state: 'done', reason: 'staff', by: HEBREW_NAME } as never,
              ],
            },
          ],
        }}
        {...{ onDay: nothing, onRefund: nothing, onSettle: nothing, onJudge: nothing, onReceipts: nothing }}
      />
    ),
    ...[ARABIC_NAME, HEBREW_NAME],
  ],
  'payment row': [() => <PaymentRow payment={payment} money={String} timeZone={ZONE} />, ...[HEBREW_NAME, ARABIC_NAME]],
  'guest who pays now': [
    () => (
      <PayingNow
        paying={[{ amount: minor(100), until: NOW, guest: { number: 1, name: ARABIC_NAME } }]}
        timeZone={ZONE}
      />
    ),
    ARABIC_NAME,
  ],
  'banned device': [
    () => (
      <BanRow
        ban={{
          id: 'b',
          orderId: 'o',
          label: 'K2-41',
          at: 1,
          by: ARABIC_NAME,
          until: 2,
          reason: HEBREW_NOTE,
          words: '',
        }}
        {...{ whenOf: String, onLift: nothing }}
      />
    ),
    ...[HEBREW_NOTE, ARABIC_NAME],
  ],
  'device notices': [
    () => (
      <>
        {shown(lockNotices([{ ...device, seen: { by: ARABIC_NAME, at: NOW } }], ZONE, undefined, undefined))}
        {shown(screenNotices([{ ...device, state: 'silent' }], ZONE, DOORS))}
        {shown(deviceNotices([{ ...device, trouble: 'silent', orders: [] }], ZONE, DOORS))}
      </>
    ),
    ...[HEBREW_NAME, ARABIC_NAME],
  ],
  'printer notices': [
    () =>
      shown(
        paperNotices({
          papers: [
            {
              ...{ printer: HEBREW_NAME, job: 'j', kind: 'ticket', state: 'unknown', reason: 'broke_off' },
              ...{ at: NOW, station: 'grill', label: 'K2-41', table: '3' },
            },
          ],
          printers: [{ name: ARABIC_NAME, trouble: 'error', since: NOW, stations: [] }],
          ...{ timeZone: ZONE, onAnswer: nothing },
        }),
      ),
    ...[HEBREW_NAME, ARABIC_NAME],
  ],
  'list of devices': [
    () => (
      <DevicesScreen
        devices={[
          { id: 'd', name: HEBREW_NAME, kind: 'shared', isEnrolled: true, isLocked: false, seen: undefined } as never,
        ]}
        {...{ stations: [], tables: [], why: undefined, onAdd: nothing as never, onCode: nothing as never }}
        {...{ onRemove: nothing as never, onSetUpHere: nothing as never, onCommand: nothing as never }}
        onChange={nothing as never}
      />
    ),
    HEBREW_NAME,
  ],
  'list of people': [
    () => (
      <PeopleScreen
        people={[{ id: 'p', name: ARABIC_NAME, role: 'WAITER', hasPin: true, isSelf: false, isMine: true }]}
        {...{ roles: ['WAITER'], why: undefined, onAdd: async () => undefined, onLink: async () => undefined }}
        {...{
          onPin: async () => undefined,
          onName: async () => true,
          onRole: async () => true,
          onRemove: async () => true,
        }}
      />
    ),
    ARABIC_NAME,
  ],
  'sign-in tiles': [
    () => (
      <PeopleTiles
        people={[{ id: 'p', name: ARABIC_NAME, role: 'WAITER' } as never]}
        {...{ chosen: undefined, onChoose: nothing }}
      />
    ),
    ARABIC_NAME,
  ],
  'PIN pad': [
    () => <PinPad {...{ name: ARABIC_NAME, problem: undefined, secondsLeft: 0, onPin: async () => undefined }} />,
    ARABIC_NAME,
  ],
  'last publication': [
    () => <LastPublished {...{ when: '12:00', by: ARABIC_NAME, onUndo: nothing, onPutAway: nothing }} />,
    ARABIC_NAME,
  ],
};

test.each(Object.entries(SCREENS))(
  '%s: isolates texts in Hebrew and Arabic and gives them their own direction',
  (name, [screen, ...texts]) => {
    renderScreen(screen());
    if (name === 'printed order') act(() => void window.dispatchEvent(new Event('beforeprint')));
    for (const text of texts) expectIsolated(text);
    cleanup();
    expect(document.body.textContent).not.toContain(HEBREW_NOTE);
  },
);

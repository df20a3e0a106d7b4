// The staff's board: complete, or the changes since a journal number.
import { allergyBookings } from '#domain/booking/seated-booking.ts';
import { devicesOnBoard } from '#domain/device/heartbeat.ts';
import type { SessionId } from '#domain/ids.ts';
import { isHeld } from '#domain/order/order-facts.ts';
import {
  type BoardChange,
  forKitchen,
  isOnBoard,
  SHOWN_MS,
  type StaffCall,
  type StaffOrder,
  type StaffTable,
} from '#domain/service/board.ts';
import { UNDO_MERGE_MS } from '#domain/service/staff-command.ts';
import { type JournalRow, type JournalType, readJournal } from '../../store/journal.ts';
import { journalHead } from '../../store/log/journal-head.ts';
import { listTables } from '../../store/place/venue-tables.ts';
import { listPrinters } from '../../store/printing/printers-rows.ts';
import { type BoardOrder, openSittings, ordersNamed, ordersSince } from '../../store/service/board-orders.ts';
import { openCalls, quietSittings } from '../../store/service/calls.ts';
import { mergedSince } from '../../store/service/merges.ts';
import { lockedDevices } from '../../store/staff/device-locks.ts';
import { currentAvailability } from '../availability/current-availability.ts';
import { tableBookings } from '../booking/table-bookings.ts';
import { troubledDevices } from '../device/heartbeat.ts';
import { tabletClearings } from '../device/tablet-clearings.ts';
import { countReceipts } from '../payment/fiscal-receipts.ts';
import { cardPaymentsOf } from '../payment/told-payments.ts';
import type { PublishedPlace } from '../place/published-places.ts';
import { paperTrouble } from '../printing/paper-trouble.ts';
import type { Services } from '../services.ts';
import { movedOn } from '../session/listener.ts';
import { troubledScreens } from '../staff/screens.ts';
import { bareStations, screenStations } from './station-reach.ts';

/** Maximum number of rows sent as changes; a screen that missed more reads the whole board. */
const MOST_ROWS = 500;

const toCall = ({
  id,
  table,
  kind,
  needs,
  needWords,
  text,
  at,
  wantedAt,
  coming,
  comingById,
}: Awaited<ReturnType<typeof openCalls>>[number]): StaffCall => ({
  id,
  table,
  kind,
  needs: needs.map((key, index) => ({ key, name: needWords[index] ?? key })),
  text,
  at,
  ...(wantedAt !== undefined && { wantedAt }),
  ...(coming && { coming: { ...coming, ...(comingById !== undefined && { byId: comingById }) } }),
});

/** Longer than a party sits: its tile names the tables with which it has joined, also when they cannot be parted. */
const JOINED_MS = 24 * 3_600_000;

const tablesOf = async ({ store, clock }: Services, placeId: number): Promise<StaffTable[]> => {
  const [tables, sittings, quiet, tablets, merged] = await Promise.all([
    listTables(store, placeId),
    openSittings(store.read, placeId),
    quietSittings(store.read, placeId),
    tabletClearings(store.read, placeId, clock()),
    mergedSince(store.read, placeId, clock() - JOINED_MS),
  ]);
  const isUndoable = ({ at }: { readonly at: number }): boolean => at >= clock() - UNDO_MERGE_MS;
  return tables.map(({ name, room, orderType }) => {
    const [sitting, tablet] = [sittings.get(name), tablets.get(name)];
    const quietSince = sitting && quiet.get(sitting.id);
    const parts = sitting && merged.filter(({ intoId }) => intoId === sitting.id);
    return {
      name,
      room: room ?? undefined,
      orderType,
      ...(sitting && {
        sitting: {
          ...sitting,
          ...(quietSince !== undefined && { quietSince }),
          ...(parts && parts.length > 0 && { joined: parts.map(({ table }) => table) }),
          ...(parts?.some(isUndoable) && {
            merged: parts
              .filter(isUndoable)
              .map(({ sittingId, table, at }) => ({ sittingId: sittingId as SessionId, table, at })),
          }),
        },
      }),
      ...(tablet && { tablet }),
    };
  });
};

/** Rows after which all orders of a sitting are sent again, because table or rest may have changed. */
const OF_ALL_ORDERS: readonly JournalType[] = ['table.moved', 'session.closed', 'payment.part', 'payment.reversed'];

/** The bill's payments are redistributed when an order is rejected, becomes cheaper, or is completed by a payment. */
const movesMoney = (row: JournalRow): boolean =>
  (row.type === 'order.status' && (row.payload.to === 'rejected' || row.payload.to === 'paid')) ||
  (row.type === 'order.fact' && row.payload.fact.kind === 'lineVoid');

/** Orders, sittings and calls to which the rows refer. */
const touched = (rows: readonly JournalRow[]) => ({
  orderIds: [...new Set(rows.flatMap(({ orderId }) => orderId ?? []))],
  sittingIds: [
    ...new Set(
      rows.flatMap((row) =>
        OF_ALL_ORDERS.includes(row.type) || movesMoney(row)
          ? [row.sessionId, movedOn(row)].flatMap((id) => id ?? [])
          : [],
      ),
    ),
  ],
  callIds: [
    ...new Set(
      rows.flatMap((row) => ('callId' in row.payload && row.payload.callId !== undefined ? row.payload.callId : [])),
    ),
  ],
});

/** The place's board; with `after`, only the changes since that journal number. `isKitchen`: for a station's screen. */
export const readBoard = async (
  services: Services,
  place: PublishedPlace,
  after: number | undefined,
  isKitchen = false,
): Promise<BoardChange> => {
  const { store, clock } = services;
  const now = clock();
  // Read first: an event committed meanwhile is sent again, and none is lost.
  const seq = await journalHead(store.read, place.id);
  const rows =
    after === undefined || after > seq ? undefined : await readJournal(store, place.id, after, MOST_ROWS + 1);
  const isWhole = rows === undefined || rows.length > MOST_ROWS;
  const about = touched(isWhole ? [] : rows);
  const [tables, found, calls, off, paper, screens, devices, bare, withScreen, printers, locked] = await Promise.all([
    tablesOf(services, place.id),
    isWhole ? ordersSince(store.read, place.id, now - SHOWN_MS) : ordersNamed(store.read, place.id, about),
    openCalls(store.read, place.id),
    currentAvailability(services, place.id),
    paperTrouble(store.read, place.id, now),
    troubledScreens(store.read, place.id),
    troubledDevices(store.read, place.id),
    bareStations(store.read, place),
    screenStations(store.read, place),
    listPrinters(store.read, place.id),
    lockedDevices(store.read, place.id),
  ]);
  // A held order is not shown to a kitchen yet.
  const isShown = ({ order, isClosed }: BoardOrder) =>
    isOnBoard(order, isClosed, now) && !(isKitchen && isHeld(order.facts));
  const shown = found.filter(isShown).map(({ order }) => order);
  // A kitchen does not need payment data.
  const cards = isKitchen ? undefined : await cardPaymentsOf(store.read, place.id, shown, true);
  const booked = await tableBookings(store.read, place.id, now);
  const bookings = isKitchen ? allergyBookings(booked) : booked;
  const receiptsDue = isKitchen ? 0 : await countReceipts(store.read, place.id);
  const open = new Set<string>(calls.map(({ id }) => id));
  const goneOrders = isWhole ? [] : found.filter((one) => !isShown(one)).map(({ order }) => order.id);
  return {
    seq,
    at: now,
    full: isWhole,
    gone: [...goneOrders, ...about.callIds.filter((id) => !open.has(id))],
    tables,
    orders: shown.map((order): StaffOrder => {
      if (isKitchen) return forKitchen(order);
      const cardPayment = cards?.get(order.id);
      return cardPayment ? { ...order, cardPayment } : order;
    }),
    calls: calls.map(toCall),
    off: [...off],
    ...paper,
    screens,
    ...devicesOnBoard(devices),
    bareStations: bare,
    screenStations: withScreen,
    lockedDevices: locked,
    allPrinters: printers.map(({ name }) => name),
    ...(receiptsDue > 0 && { receiptsDue }),
    ...(bookings.length > 0 && { bookings }),
  };
};

/** Journal rows per request of a till. */
const TILL_ROWS = 500;

/** Present state of the orders in rows after a number, and the number for the next request. */
export const ordersAfter = async (
  { store }: Pick<Services, 'store'>,
  place: PublishedPlace,
  after: number,
): Promise<{ readonly seq: number; readonly orders: readonly StaffOrder[] }> => {
  const rows = await readJournal(store, place.id, after, TILL_ROWS);
  const { orderIds, sittingIds } = touched(rows);
  const found = await ordersNamed(store.read, place.id, { orderIds, sittingIds });
  return { seq: rows.at(-1)?.seq ?? after, orders: found.map(({ order }) => order) };
};

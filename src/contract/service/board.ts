// GET staff/board: the staff's board, whole or as changes. Our own endpoint; amounts are minor units, texts in the venue's
// language. Devices store the same format, one row per place.
import * as v from 'valibot';
import { pieceSchema } from '#contract/bill/shares-wire.ts';
import { troubledDevicesSchema } from '#contract/device/heartbeat.ts';
import { SPLIT_KINDS } from '#domain/bill/split-kinds.ts';
import { TABLET_CLEARINGS } from '#domain/device/device-command.ts';
import type { OffKey, PlaceId } from '#domain/ids.ts';
import { DIETS } from '#domain/menu/menu.ts';
import type { GuestNote } from '#domain/order/guest-note.ts';
import { ORDER_STATUSES } from '#domain/order/order.ts';
import { PAYMENT_PROVIDERS } from '#domain/payment/providers.ts';
import { ORDER_TYPES } from '#domain/place/place.ts';
import type { Board, BoardChange } from '#domain/service/board.ts';
import { CALL_KINDS } from '#domain/service/call.ts';
import { paymentsSchema } from '../bill/payment.ts';
import { orderBreakdown } from '../order/order-breakdown.ts';
import { orderDiscounts } from '../order/order-discounts.ts';
import { storedDetails } from '../order/stored-details.ts';
import { staffCardPaymentSchema } from '../payment/order-card-payment.ts';
import { lockedDeviceSchema } from '../staff/device-lock.ts';
import { troubledScreenSchema } from '../staff/screen.ts';
import { choice, id, maybe, name, rowReader, whole } from '../stored-fields.ts';
import { orderFactsSchema, rejectReasonSchema } from './order-facts.ts';
import { openPaperSchema, troubledPrinterSchema } from './paper.ts';

const names = v.array(v.string());

const sitting = v.object({
  id: name,
  openedAt: v.number(),
  bill: maybe(
    v.object({
      wantedAt: v.number(),
      paymentMethod: maybe(v.string()),
      split: maybe(
        v.object({
          kind: v.picklist(SPLIT_KINDS),
          shares: v.array(v.number()),
          dishes: maybe(v.array(v.object({ name: v.string(), people: v.array(v.number()) }))),
          methods: maybe(v.array(v.nullable(v.string()))),
        }),
      ),
    }),
  ),
  paid: maybe(whole),
  payments: maybe(paymentsSchema),
  taken: maybe(v.array(v.object({ ...pieceSchema.entries, isPaying: maybe(v.boolean()) }))),
  paying: maybe(
    v.array(
      v.object({
        amount: whole,
        until: maybe(v.number()),
        guest: maybe(v.object({ number: whole, name: maybe(v.string()) })),
        // A payment with an unknown provider of a newer server cannot be cancelled here.
        payment: v.fallback(maybe(v.object({ key: name, provider: v.picklist(PAYMENT_PROVIDERS) })), undefined),
      }),
    ),
  ),
  phones: maybe(whole),
  quietSince: maybe(v.number()),
  merged: maybe(v.array(v.object({ sittingId: name, table: name, at: v.number() }))),
  joined: maybe(v.array(name)),
});

const table = v.object({
  name,
  room: maybe(v.string()),
  orderType: v.picklist(ORDER_TYPES),
  sitting: maybe(sitting),
  tablet: v.fallback(maybe(v.object({ state: v.picklist(TABLET_CLEARINGS), at: v.number() })), undefined),
});

const line = v.object({
  productId: id,
  variantId: id,
  name: v.string(),
  size: v.string(),
  required: maybe(v.string()),
  added: names,
  removed: names,
  modifiers: maybe(v.array(v.object({ group: v.string(), name: v.string(), quantity: whole }))),
  choice: v.fallback(maybe(choice), undefined),
  comment: maybe(v.string()),
  quantity: whole,
  total: whole,
  packaging: maybe(whole),
  voided: maybe(whole),
});

const dishes = v.object({ contains: maybe(names), mayContain: maybe(names), undeclared: maybe(names) });

const guestNote = v.object({
  avoid: v.array(v.object({ code: v.string(), name: v.string(), dishes: maybe(dishes) })),
  diets: v.array(v.picklist(DIETS)),
  against: maybe(v.array(v.object({ diet: v.picklist(DIETS), dishes: names }))),
});

/** undefined: not a note. */
export const readGuestNote = rowReader<GuestNote>(guestNote);

export const staffOrderSchema = v.object({
  id: name,
  label: v.string(),
  number: whole,
  table: maybe(v.string()),
  room: maybe(v.string()),
  sessionId: maybe(name),
  orderType: v.picklist(ORDER_TYPES),
  status: v.picklist(ORDER_STATUSES),
  placedAt: v.number(),
  lateBy: maybe(v.number()),
  lines: v.array(line),
  guestNote: maybe(guestNote),
  facts: orderFactsSchema,
  rejected: maybe(v.object({ reason: maybe(rejectReasonSchema), at: v.number(), by: v.string() })),
  movedFrom: maybe(names),
  takenBy: maybe(v.string()),
  discounts: orderDiscounts,
  breakdown: orderBreakdown,
  details: v.fallback(maybe(storedDetails), undefined),
  personRemovedAt: maybe(v.number()),
  total: whole,
  currency: name,
  left: maybe(whole),
  payments: maybe(paymentsSchema),
  cardPayment: v.fallback(maybe(staffCardPaymentSchema), undefined),
});

const call = v.object({
  id: name,
  table: v.string(),
  kind: v.picklist(CALL_KINDS),
  needs: v.array(v.object({ key: v.string(), name: v.string() })),
  text: v.string(),
  at: v.number(),
  wantedAt: maybe(v.number()),
  coming: maybe(v.object({ by: v.string(), byId: maybe(v.string()), at: v.number() })),
  doneAt: maybe(v.number()),
});

export const offKey = v.custom<OffKey>(
  (key) => typeof key === 'number' || /^(?:size|ingredient):\d+$/.test(String(key)),
);

const off = v.object({
  placeId: id,
  productId: offKey,
  until: v.nullable(v.number()),
  seq: v.number(),
  left: maybe(v.number()),
  at: maybe(v.number()),
});

const tableBooking = v.object({
  id: name,
  tables: names,
  startAt: v.number(),
  endAt: v.number(),
  people: whole,
  name: v.string(),
  comment: maybe(v.string()),
  hereAt: maybe(v.number()),
});

const board = {
  seq: whole,
  at: v.number(),
  tables: v.array(table),
  orders: v.array(staffOrderSchema),
  calls: v.array(call),
  off: v.array(off),
  papers: maybe(v.array(openPaperSchema)),
  printers: maybe(v.array(troubledPrinterSchema)),
  screens: maybe(v.array(troubledScreenSchema)),
  devices: maybe(troubledDevicesSchema),
  moreDevices: maybe(troubledDevicesSchema),
  bareStations: maybe(names),
  screenStations: maybe(names),
  lockedDevices: maybe(v.array(lockedDeviceSchema)),
  allPrinters: maybe(names),
  receiptsDue: maybe(whole),
  bookings: maybe(v.array(tableBooking)),
};

export const boardSchema = v.object({ ...board, full: v.boolean(), gone: names });

/** undefined: not a board. */
export const parseBoard = rowReader<BoardChange>(boardSchema);

/** A place's board as stored on the device. */
export interface StoredBoard {
  readonly placeId: PlaceId;
  readonly board: Board;
  /** Last contact with the server, by stream or reading, epoch ms of the device's clock. */
  readonly heardAt: number;
}

export const readStoredBoard = rowReader<StoredBoard>(
  v.object({ placeId: id, board: v.object(board), heardAt: v.number() }),
);

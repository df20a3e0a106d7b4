// A manager's first page, on the wire and as the device stores it.
import * as v from 'valibot';
import type { PlaceId } from '#domain/ids.ts';
import type { DayFigures } from '#domain/owner/day-figures.ts';
import type { Today } from '#domain/owner/today.ts';
import { ORDER_TYPES } from '#domain/place/place.ts';
import { offKey } from '../service/board.ts';
import { openCallSchema } from '../service/open-call.ts';
import { id, maybe, name, type Plain, rowReader, whole } from '../stored-fields.ts';
import { feedbackNewsSchema } from './given-feedback-wire.ts';

const sums = v.array(v.object({ currency: name, amount: whole }));

export const figuresSchema = v.object({
  orders: whole,
  refused: whole,
  turnover: sums,
  minutesToTable: maybe(whole),
  vat: maybe(v.array(v.object({ currency: name, amount: whole, rate: v.number() }))),
  averageBill: sums,
  bills: maybe(whole),
}) satisfies v.GenericSchema<unknown, Plain<DayFigures>>;

const hours = v.array(v.object({ hour: whole, orders: whole, amount: maybe(whole) }));

const newOrders = v.array(
  v.object({
    id: name,
    number: whole,
    label: v.string(),
    table: maybe(v.string()),
    room: maybe(v.string()),
    orderType: v.picklist(ORDER_TYPES),
    isToGo: maybe(v.boolean()),
    placedAt: v.number(),
    lookedAtFrom: maybe(v.number()),
    isForWaiters: maybe(v.boolean()),
  }),
);

const needs = v.object({
  unseen: newOrders,
  unaccepted: maybe(newOrders),
  late: maybe(newOrders),
  ready: maybe(newOrders),
  calls: v.array(openCallSchema),
  printers: v.array(v.object({ name: v.string(), trouble: v.string() })),
  papers: whole,
  stations: v.array(v.object({ id: name, name: v.string(), heardAt: maybe(v.number()) })),
  off: v.array(v.object({ key: offKey, name: v.string(), until: maybe(v.number()) })),
  feedback: maybe(feedbackNewsSchema),
  pictures: maybe(whole),
  receipts: maybe(
    v.array(
      v.object({
        key: name,
        label: maybe(v.string()),
        table: maybe(v.string()),
        booking: maybe(v.string()),
        amount: whole,
        currency: name,
        paidAt: v.number(),
      }),
    ),
  ),
});

export const todaySchema = v.object({
  seq: whole,
  at: v.number(),
  day: name,
  needs,
  bookings: maybe(v.object({ count: whole, next: maybe(v.object({ startAt: v.number(), people: whole })) })),
  open: maybe(v.object({ orders: whole, unpaid: whole, leftToPay: sums })),
  dishes: maybe(v.array(v.object({ id: whole, name: v.string(), quantity: whole, sums }))),
  figures: figuresSchema,
  hours,
  lastWeek: figuresSchema,
  lastWeekHours: hours,
});

/** undefined: not a manager's day page. */
export const parseToday = rowReader<Today>(todaySchema);

/** A place's day as stored on the device. */
export interface StoredToday {
  readonly placeId: PlaceId;
  readonly today: Today;
  /** Time of reading, epoch ms of the device's clock. */
  readonly readAt: number;
}

export const readStoredToday = rowReader<StoredToday>(
  v.object({ placeId: id, today: todaySchema, readAt: v.number() }),
);

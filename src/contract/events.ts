// GET events: changes as `text/event-stream`, read by a streamed fetch. Our own endpoint. Each message has `seq` (the
// place's journal number) and `prev` (the number of the previous message *on this stream*): when `prev` is not the last seen
// number, a message was missed and the device reads again. 0 is no number: "hello" has it when the device gave none, since
// journal numbers reveal a place's number of orders.
import * as v from 'valibot';
import type { CommandId, OffKey, OrderId } from '#domain/ids.ts';
import { ORDER_STATUSES, type OrderStatus } from '#domain/order/order.ts';
import { CALL_STEPS, type CallStep } from '#domain/service/call.ts';
import { aboutOf, aboutSchema, aboutToWire, countedOf, countedSchema } from './availability/availability.ts';
import { numeric } from './wire.ts';

const numbered = { seq: numeric, prev: numeric };
export const eventSchema = v.variant('type', [
  /** Version of the published menu: an unchanged one needs no other request. */
  v.object({ type: v.literal('hello'), ...numbered, version: v.optional(v.string()) }),
  v.object({
    type: v.literal('order'),
    ...numbered,
    id: v.string(),
    status: v.picklist(ORDER_STATUSES),
    /** More than the status has changed: the orders must be read again. Older devices use only the status. */
    more: v.optional(v.boolean()),
  }),
  /** Only for staff: their board has changed. */
  v.object({ type: v.literal('board'), ...numbered }),
  /** A guest at the table starts or stops paying a share of its bill. */
  v.object({ type: v.literal('bill'), ...numbered }),
  v.object({
    type: v.literal('availability'),
    ...numbered,
    ...aboutSchema,
    off: v.boolean(),
    until: v.nullish(numeric),
    ...countedSchema,
  }),
  v.object({ type: v.literal('menu'), ...numbered, version: v.string() }),
  /** A change of a call of the guest's own table. */
  v.object({
    type: v.literal('call'),
    ...numbered,
    id: v.string(),
    step: v.picklist(CALL_STEPS),
    at: numeric,
    by: v.nullish(v.string()),
  }),
  /** Too much was missed to be resent. */
  v.object({ type: v.literal('reset'), ...numbered }),
  /** For one shared device: a command waits, to be fetched with a heartbeat, whose answer is signed. */
  v.object({ type: v.literal('told'), ...numbered }),
]);
export type WireEvent = v.InferOutput<typeof eventSchema>;

export type PlaceEvent = { readonly seq: number; readonly prev: number } & (
  | { readonly type: 'hello'; readonly menuVersion: string | undefined }
  | { readonly type: 'reset' }
  | { readonly type: 'board' }
  | { readonly type: 'told' }
  | { readonly type: 'bill' }
  | { readonly type: 'order'; readonly orderId: OrderId; readonly status: OrderStatus; readonly more?: boolean }
  | {
      readonly type: 'availability';
      readonly productId: OffKey;
      readonly off: boolean;
      readonly until: number | null;
      readonly left?: number | undefined;
      readonly at?: number | undefined;
    }
  | { readonly type: 'menu'; readonly version: string }
  | {
      readonly type: 'call';
      readonly callId: CommandId;
      readonly step: CallStep;
      readonly at: number;
      readonly by: string | undefined;
    }
);

/** Interval of the server's comments, by which a dead connection is noticed. */
export const HEARTBEAT_MS = 15_000;

/** Parses one `data:` field; undefined for an unknown event, such as one of a newer server. */
export function parseEvent(data: string): PlaceEvent | undefined {
  let json: unknown;
  try {
    json = JSON.parse(data);
  } catch {
    return undefined;
  }
  const parsed = v.safeParse(eventSchema, json);
  if (!parsed.success) return undefined;
  const event = parsed.output;
  const { seq, prev } = event;
  switch (event.type) {
    case 'hello':
      return { type: 'hello', seq, prev, menuVersion: event.version };
    case 'reset':
      return { type: 'reset', seq, prev };
    case 'order':
      return {
        type: 'order',
        seq,
        prev,
        orderId: event.id as OrderId,
        status: event.status,
        ...(event.more && { more: true }),
      };
    case 'board':
    case 'told':
    case 'bill':
      return { type: event.type, seq, prev };
    case 'availability': {
      const { off, until } = event;
      const productId = aboutOf(event);
      if (productId === undefined) return undefined;
      return {
        type: 'availability',
        seq,
        prev,
        productId,
        off,
        until: until ?? null,
        ...countedOf(event),
      };
    }
    case 'menu':
      return { type: 'menu', seq, prev, version: event.version };
    case 'call': {
      const { id, step, at, by } = event;
      return { type: 'call', seq, prev, callId: id as CommandId, step, at, by: by ?? undefined };
    }
  }
}

export function eventToWire(event: PlaceEvent): WireEvent {
  const { seq, prev } = event;
  switch (event.type) {
    case 'hello':
      return { type: 'hello', seq, prev, ...(event.menuVersion === undefined ? {} : { version: event.menuVersion }) };
    case 'reset':
      return { type: 'reset', seq, prev };
    case 'order':
      return {
        type: 'order',
        seq,
        prev,
        id: event.orderId,
        status: event.status,
        ...(event.more && { more: true }),
      };
    case 'board':
    case 'told':
    case 'bill':
      return { type: event.type, seq, prev };
    case 'availability': {
      const { productId, off, until } = event;
      return {
        type: 'availability',
        seq,
        prev,
        ...aboutToWire(productId),
        off,
        until,
        ...countedOf(event),
      };
    }
    case 'menu':
      return { type: 'menu', seq, prev, version: event.version };
    case 'call': {
      const { callId, step, at, by } = event;
      return { type: 'call', seq, prev, id: callId, step, at, ...(by === undefined ? {} : { by }) };
    }
  }
}

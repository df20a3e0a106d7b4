// GET events: small changes as they happen, as `text/event-stream`, read by a streamed fetch. Ours to define.
// Every message bears `seq` (the place's journal number) and `prev` (the number of the message before it *on this
// stream*): where `prev` is not what was last seen, something was missed and the device reads again. 0 is no number: "hello" bears
// it where the device gave none, since the journal's numbers tell how many orders a house has.
import * as v from 'valibot';
import type { CommandId, OffKey, OrderId } from '#domain/ids.ts';
import { ORDER_STATUSES, type OrderStatus } from '#domain/order/order.ts';
import { CALL_STEPS, type CallStep } from '#domain/service/call.ts';
import { aboutOf, aboutSchema, aboutToWire, countedOf, countedSchema } from './availability/availability.ts';
import { numeric } from './wire.ts';

const numbered = { seq: numeric, prev: numeric };
export const eventSchema = v.variant('type', [
  /** The version is the menu's as it is published now: an unchanged one needs no other call. */
  v.object({ type: v.literal('hello'), ...numbered, version: v.optional(v.string()) }),
  v.object({
    type: v.literal('order'),
    ...numbered,
    id: v.string(),
    status: v.picklist(ORDER_STATUSES),
    /** More is known of it than its status: orders are to be read again. Older devices take the status alone. */
    more: v.optional(v.boolean()),
  }),
  /** To staff alone: their board has changed. */
  v.object({ type: v.literal('board'), ...numbered }),
  /** A guest at the table starts to pay a share of its bill, or stops. */
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
  /** A step of a call of one's own table. */
  v.object({
    type: v.literal('call'),
    ...numbered,
    id: v.string(),
    step: v.picklist(CALL_STEPS),
    at: numeric,
    by: v.nullish(v.string()),
  }),
  /** Too much was missed to be told again. */
  v.object({ type: v.literal('reset'), ...numbered }),
  /** To one shared device alone: it is told something, and asks for it with a heartbeat, whose answer is signed. */
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

/** The server sends a comment this often, so that a dead line is noticed. */
export const HEARTBEAT_MS = 15_000;

/** One `data:` field; undefined where it is not one of ours (a newer server's event is passed over). */
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

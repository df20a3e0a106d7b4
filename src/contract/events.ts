// GET events: small changes as they happen, as `text/event-stream`, read by a streamed fetch. Ours to define.
// Every message bears `seq` (the place's journal number) and `prev` (the number of the message before it *on this
// stream*): where `prev` is not what was last seen, something was missed and the device reads again.
import * as v from 'valibot';
import type { OrderId, ProductId } from '#domain/ids.ts';
import { ORDER_STATUSES, type OrderStatus } from '#domain/order/order.ts';
import { numeric, rowId } from './wire.ts';

const numbered = { seq: numeric, prev: numeric };
export const eventSchema = v.variant('type', [
  /** The version is the menu's as it is published now: an unchanged one needs no other call. */
  v.object({ type: v.literal('hello'), ...numbered, version: v.optional(v.string()) }),
  v.object({ type: v.literal('order'), ...numbered, id: v.string(), status: v.picklist(ORDER_STATUSES) }),
  v.object({
    type: v.literal('availability'),
    ...numbered,
    product_id: rowId,
    off: v.boolean(),
    until: v.nullish(numeric),
  }),
  v.object({ type: v.literal('menu'), ...numbered, version: v.string() }),
  /** Too much was missed to be told again. */
  v.object({ type: v.literal('reset'), ...numbered }),
]);
export type WireEvent = v.InferOutput<typeof eventSchema>;

export type PlaceEvent = { readonly seq: number; readonly prev: number } & (
  | { readonly type: 'hello'; readonly menuVersion: string | undefined }
  | { readonly type: 'reset' }
  | { readonly type: 'order'; readonly orderId: OrderId; readonly status: OrderStatus }
  | {
      readonly type: 'availability';
      readonly productId: ProductId;
      readonly off: boolean;
      readonly until: number | null;
    }
  | { readonly type: 'menu'; readonly version: string }
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
      return { type: 'order', seq, prev, orderId: event.id as OrderId, status: event.status };
    case 'availability':
      return {
        type: 'availability',
        seq,
        prev,
        productId: event.product_id as ProductId,
        off: event.off,
        until: event.until ?? null,
      };
    case 'menu':
      return { type: 'menu', seq, prev, version: event.version };
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
      return { type: 'order', seq, prev, id: event.orderId, status: event.status };
    case 'availability':
      return { type: 'availability', seq, prev, product_id: event.productId, off: event.off, until: event.until };
    case 'menu':
      return { type: 'menu', seq, prev, version: event.version };
  }
}

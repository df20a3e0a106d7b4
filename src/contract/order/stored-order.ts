// An order from the server, as stored on the device.
import * as v from 'valibot';
import type { VisitId } from '#domain/ids.ts';
import { ORDER_STATUSES, type PlacedOrder } from '#domain/order/order.ts';
import type { Orderer } from '#domain/order/orderer.ts';
import { ORDER_TYPES } from '#domain/place/place.ts';
import { orderCardPaymentSchema } from '../payment/order-card-payment.ts';
import { choice, id, maybe, name, rowReader, whole } from '../stored-fields.ts';
import { guestFactsSchema } from './guest-facts.ts';
import { orderBreakdown } from './order-breakdown.ts';
import { orderDiscounts } from './order-discounts.ts';
import { ordererOr, storedOrderer } from './orderer.ts';
import { storedDetails } from './stored-details.ts';

/** An order from the server, with its visit on this device. */
export interface StoredPlacedOrder extends PlacedOrder {
  readonly visitId?: VisitId | undefined;
}

export const storedOrder = v.looseObject({
  id: name,
  placeId: id,
  orderer: maybe(storedOrderer),
  sessionId: maybe(name),
  number: whole,
  label: v.string(),
  orderType: v.picklist(ORDER_TYPES),
  status: v.picklist(ORDER_STATUSES),
  total: whole,
  left: maybe(whole),
  placedAt: v.number(),
  visitId: maybe(name),
  facts: maybe(guestFactsSchema),
  // For display only: unreadable values are left out.
  cardPayment: v.fallback(maybe(orderCardPaymentSchema), undefined),
  // For display only: unreadable values are left out.
  details: v.fallback(maybe(storedDetails), undefined),
  discounts: orderDiscounts,
  breakdown: orderBreakdown,
  // For display only: an unreadable guest is left out.
  guest: v.fallback(maybe(v.object({ number: whole, name: maybe(v.string()), isMine: v.boolean() })), undefined),
  lines: v.array(
    v.looseObject({
      productId: id,
      variantId: id,
      name: v.string(),
      size: v.string(),
      required: maybe(v.string()),
      added: v.array(v.string()),
      removed: v.array(v.string()),
      modifiers: maybe(v.array(v.looseObject({ group: v.string(), name: v.string(), quantity: whole }))),
      choice: v.fallback(maybe(choice), undefined),
      comment: maybe(v.string()),
      quantity: whole,
      total: whole,
    }),
  ),
});

/** Orderer fields of a row: earlier builds stored only a sitting. */
export type Named<T extends { readonly orderer: Orderer }> = Omit<T, 'orderer'> & {
  readonly orderer: Orderer | undefined;
};

/** The order with its orderer; undefined: no orderer. */
export const named = <T extends PlacedOrder>(row: Named<T> | undefined): T | undefined => {
  const orderer = row && ordererOr(row.orderer, row.sessionId, row.orderType);
  return row && orderer && ({ ...row, orderer } as unknown as T);
};
const readOrderRow = rowReader<Named<StoredPlacedOrder>>(storedOrder);
export const readStoredOrder = (row: unknown): StoredPlacedOrder | undefined =>
  named<StoredPlacedOrder>(readOrderRow(row));

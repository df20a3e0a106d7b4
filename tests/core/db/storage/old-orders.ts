// Orders of earlier parties: as many as a shared device has in a season.

import type { StoredPlacedOrder } from '#contract/order/stored-order.ts';
import type { StoredOrder } from '#contract/outbox/order-command.ts';
import type { VisitId } from '#domain/ids.ts';
import { sessionOf } from '#domain/order/orderer.ts';
import { orderAges } from '#domain/outbox/command-ages.ts';
import { draft, line, NOW, orderId, placedOrder } from '../outbox/order-drafts.ts';

/** Received and not dismissed, since no guest pressed anything. */
export function oldOrders(count: number): { readonly entries: StoredOrder[]; readonly orders: StoredPlacedOrder[] } {
  const numbers = Array.from({ length: count }, (_, at) => at + 10_000);
  const orders = numbers.map((number) => ({ ...placedOrder(number), visitId: visitOf(number) }));
  const entries = numbers.map((number, at): StoredOrder => {
    const { cartRevision: _, labelPrefix, ...made } = draft(number);
    return {
      ...made,
      sessionId: sessionOf(made.orderer),
      ages: orderAges(made.terms),
      label: `${labelPrefix}-${number}`,
      seq: number,
      kind: 'order',
      lines: [line(1)],
      comments: {},
      createdWall: NOW,
      state: 'received',
      askReason: undefined,
      confirmed: false,
      cancelling: false,
      mayHaveArrived: true,
      attempts: 1,
      nextAt: 0,
      order: orders[at],
      refusal: undefined,
      dismissed: false,
      cartLines: [line(1)],
      notBefore: 0,
      asked: undefined,
      sentToken: undefined,
      earlierTokens: [],
      visitId: visitOf(number),
    };
  });
  return { entries, orders };
}

/** Five orders a party. */
const visitOf = (number: number): VisitId => orderId(Math.floor(number / 5)) as string as VisitId;

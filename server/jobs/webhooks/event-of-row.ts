import type { WebhookEvent } from '#contract/service/webhook-event.ts';
import type { OrderStatus } from '#domain/order/order.ts';
import type { OrderFact } from '#domain/order/order-facts.ts';
import { formatAmountPlain, minor } from '#domain/pricing/money.ts';
import type { JournalRow } from '../../store/journal.ts';

/** A payment or its reversal; a row of an older server has no currency. */
const paymentEvent = (
  row: Extract<JournalRow, { readonly type: 'payment.part' | 'payment.reversed' }>,
  of: { readonly timestamp: string; readonly place: string },
): WebhookEvent | undefined => {
  const { seq, orderId, sessionId: sitting, payload } = row;
  const { tender, currency } = payload;
  if (currency === undefined) return undefined;
  // The journal negates a reversed rounding, but keeps `amount` positive.
  const rounding = row.type === 'payment.reversed' ? -(payload.rounding ?? 0) : (payload.rounding ?? 0);
  const written = (amount: number) => formatAmountPlain(minor(amount), currency);
  const data = {
    ...{ seq, place: of.place, orderId, sitting, tender, currency },
    ...{ amount: written(payload.amount), rest: written(payload.rest) },
    ...(rounding !== 0 && { rounding: written(rounding) }),
    ...(payload.room !== undefined && { room: payload.room }),
    ...(payload.tip !== undefined && { tip: written(payload.tip) }),
  };
  const { timestamp } = of;
  return row.type === 'payment.part'
    ? { type: 'payment.taken', timestamp, data: { ...data, paymentId: row.payload.commandId } }
    : { type: 'payment.reversed', timestamp, data: { ...data, paymentId: row.payload.paymentId } };
};

/** A removed dish is sent without the person's text. */
const factToTell = (fact: OrderFact): Extract<WebhookEvent, { type: 'order.fact' }>['data']['fact'] =>
  fact.kind === 'lineVoid' ? { ...fact, reason: { code: fact.reason.code, text: '', productIds: [] } } : fact;

/** Event of a journal row for other programs; `undefined`: none. `place`: its slug. */
export const eventOfRow = (row: JournalRow, place: string): WebhookEvent | undefined => {
  const { seq } = row;
  const timestamp = new Date(row.at).toISOString();
  const orderId = row.orderId ?? '';
  switch (row.type) {
    case 'order.placed': {
      const { label, number, table, room, orderType, currency, held } = row.payload;
      const total = formatAmountPlain(minor(row.payload.total), currency);
      const data = {
        seq,
        place,
        orderId,
        label,
        number,
        table,
        room,
        orderType,
        total,
        currency,
        ...(held && { held }),
      };
      return { type: row.type, timestamp, data };
    }
    case 'order.status': {
      const [from, to] = [row.payload.from as OrderStatus, row.payload.to as OrderStatus];
      return { type: row.type, timestamp, data: { seq, place, orderId, from, to } };
    }
    case 'order.fact':
      return { type: row.type, timestamp, data: { seq, place, orderId, fact: factToTell(row.payload.fact) } };
    case 'payment.part':
    case 'payment.reversed':
      return paymentEvent(row, { timestamp, place });
    // A bill request is a call: later steps have its id.
    case 'bill.wanted': {
      const { callId, table } = row.payload;
      if (callId === undefined) return undefined;
      return { type: 'call.made', timestamp, data: { seq, place, callId, table, kind: 'bill', needs: [] } };
    }
    case 'call.made': {
      const { callId, table, needs, quiet, wantedAt } = row.payload;
      const kind = quiet ? 'quiet' : 'call';
      const data = {
        seq,
        place,
        callId,
        table,
        kind,
        needs: needs.map(({ key }) => key),
        ...(wantedAt !== undefined && { wantedAt }),
      } as const;
      return { type: row.type, timestamp, data };
    }
    case 'call.coming':
    case 'call.done':
    case 'call.withdrawn': {
      const { callId, table } = row.payload;
      return { type: row.type, timestamp, data: { seq, place, callId, table } };
    }
    default:
      return undefined;
  }
};

// Guarantees of the kitchen screen: it shows all dishes of its station, and every cancelled order.
import type { Violation } from '../checker.ts';
import { stationOfDish } from '../venue.ts';
import type { ServiceEnd } from './service-checker.ts';

const short = (id: string): string => id.slice(-4);

/** Lines of an order for the hot kitchen, by the judge's own knowledge of the venue. */
const hotLines = ({ shift, dishOf }: ServiceEnd, orderId: string): readonly number[] => {
  const placed = shift.of('order.placed').find((row) => row.orderId === orderId);
  return (placed?.payload.lines ?? []).flatMap(({ productId }, line) =>
    stationOfDish(dishOf(productId)) === 'hot' ? [line] : [],
  );
};

/** Whether the station had marked the order ready, without an undo, before this time. */
const wasReady = ({ shift }: ServiceEnd, orderId: string, before: number): boolean => {
  const said = shift.rows.flatMap((row) =>
    row.type === 'order.fact' && row.orderId === orderId && row.seq < before ? row.payload.fact.kind : [],
  );
  const last = said.findLast((kind) => kind === 'ready' || kind === 'recalled');
  return last === 'ready';
};

/** Every open dish is on the board; an order rejected after it was seen is shown as void. */
export function* ordersOnTheBoard(end: ServiceEnd): Iterable<Violation> {
  const { shift, painted, truth } = end;
  const tickets = painted.orders.filter(({ ticket }) => ticket !== undefined);
  for (const { id, status } of truth.orders) {
    const lines = hotLines(end, id);
    if (status !== 'ordered' || lines.length === 0 || wasReady(end, id, Number.POSITIVE_INFINITY)) continue;
    const last = tickets.findLast(({ orderId }) => orderId === id)?.ticket;
    if (String(last?.as === 'open' ? last.lines : '') !== String(lines)) {
      yield { kind: 'line lost', what: `${short(id)}: ${last?.lines ?? 'nothing'} on the board, not ${lines}` };
    }
  }
  for (const { seq, at, orderId, payload } of shift.of('order.status')) {
    const id = orderId ?? '';
    const isSeen = shift.rows.some(
      (row) => row.seq < seq && row.type === 'order.fact' && row.orderId === id && row.payload.fact.kind === 'seen',
    );
    if (payload.to !== 'rejected' || !isSeen || hotLines(end, id).length === 0 || wasReady(end, id, seq)) continue;
    if (!tickets.some((one) => one.orderId === id && one.ticket?.as === 'void' && one.at >= at)) {
      yield { kind: 'void not told', what: `${short(id)} is off, and the kitchen was not told` };
    }
  }
}

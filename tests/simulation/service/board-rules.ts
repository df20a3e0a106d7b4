// Promises of the kitchen's screen to its cooks: it shows all of their dishes, and every order that is cancelled.
import type { Violation } from '../checker.ts';
import { stationOfDish } from '../venue.ts';
import type { ServiceEnd } from './service-checker.ts';

const short = (id: string): string => id.slice(-4);

/** Which lines of an order the hot kitchen cooks, by the judge's own knowledge of the venue. */
const hotLines = ({ shift, dishOf }: ServiceEnd, orderId: string): readonly number[] => {
  const placed = shift.of('order.placed').find((row) => row.orderId === orderId);
  return (placed?.payload.lines ?? []).flatMap(({ productId }, line) =>
    stationOfDish(dishOf(productId)) === 'hot' ? [line] : [],
  );
};

/** The station had called the order ready, and had not called it back, before this moment. */
const wasReady = ({ shift }: ServiceEnd, orderId: string, before: number): boolean => {
  const said = shift.rows.flatMap((row) =>
    row.type === 'order.fact' && row.orderId === orderId && row.seq < before ? row.payload.fact.kind : [],
  );
  const last = said.findLast((kind) => kind === 'ready' || kind === 'recalled');
  return last === 'ready';
};

/** Every open dish is on the board; an order that was turned down after it was seen is shown as void. */
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

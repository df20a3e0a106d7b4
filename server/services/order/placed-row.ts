// Journal row of an accepted order, with all data that a kitchen needs.
import type { GuestNote } from '#domain/order/guest-note.ts';
import type { PlacedOrder } from '#domain/order/order.ts';
import type { OrderDetails } from '#domain/order/order-details.ts';
import type { JournalPayloads } from '../../store/journal.ts';
import type { Sitting } from '../../store/session/sittings.ts';
import type { PublishedPlace } from '../place/published-places.ts';
import type { OrderRequest } from './order-request.ts';

interface Taken {
  readonly place: Pick<PublishedPlace, 'version'>;
  readonly request: Pick<OrderRequest, 'ageMs' | 'replaces'>;
  readonly sitting: Sitting | undefined;
  readonly takenBy?: string;
}

interface Row {
  readonly order: PlacedOrder;
  readonly note: GuestNote | undefined;
  readonly details: OrderDetails | undefined;
  /** Staff must confirm the order first. */
  readonly isHeld: boolean;
  readonly currency: string;
}

export const placedRow = (
  { place, request, sitting, takenBy }: Taken,
  { order, note, details, isHeld, currency }: Row,
): JournalPayloads['order.placed'] => ({
  label: order.label,
  number: order.number,
  table: sitting?.table ?? null,
  room: sitting?.room ?? null,
  orderType: order.orderType,
  lines: order.lines,
  total: order.total,
  ...(order.discounts && { discounts: order.discounts }),
  ...(order.breakdown && { breakdown: order.breakdown }),
  currency,
  lateBy: request.ageMs === undefined ? null : Math.round(request.ageMs / 1000),
  replaces: request.replaces ?? null,
  menuVersion: place.version,
  ...(note && { guestNote: note }),
  ...(takenBy !== undefined && { takenBy }),
  ...(isHeld && { held: true }),
  // Name and address are stored with the order only, because journal rows are never deleted.
  ...(details && { payment: details.payment }),
  ...(details?.wantedAt !== undefined && { wantedAt: details.wantedAt }),
});

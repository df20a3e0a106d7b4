// A visit: one party's time on a device. Its begin and end are defined in visit-rules.ts.
import type { OrderId, PlaceId, SessionId, VisitId } from '../ids.ts';
import type { TableSession } from '../session/session.ts';

/** The table or room of a visit, and the sitting at it. */
export interface VisitSeat {
  readonly sessionId: SessionId;
  readonly table: string | undefined;
  readonly roomNumber: string | undefined;
  /** When the session at the table or room expires. */
  readonly expiresAt: number;
}

/** All times are epoch ms of the server's clock as the device knows it, so setting the device's clock empties no cart. */
export interface Visit {
  readonly id: VisitId;
  readonly placeId: PlaceId;
  /** IANA, the place's. */
  readonly timeZone: string;
  readonly startedAt: number;
  /** When the next day begins. */
  readonly dayEndsAt: number;
  /** undefined: no code was scanned yet. */
  readonly seat: VisitSeat | undefined;
  /** A tablet on a table or a kiosk, not a guest's own phone. */
  readonly isShared: boolean;
  /** undefined: the live visit of its place. */
  readonly endedAt: number | undefined;
  /** On a shared device that stays at its table: orders of an earlier guest, which are hidden from this one. */
  readonly before?: EarlierOrders | undefined;
}

export interface EarlierOrders {
  /** Orders that the server had taken by then. */
  readonly until: number;
  /** Orders that were still being sent then. */
  readonly waiting: readonly OrderId[];
}

/** Whether an order of the sitting is shown in this visit. */
export const showsOrder = (
  { before }: Pick<Visit, 'before'>,
  { id, placedAt }: { readonly id: OrderId; readonly placedAt: number },
): boolean => before === undefined || (placedAt >= before.until && !before.waiting.includes(id));

export const seatAt = ({ id, table, roomNumber, expiresAt }: TableSession): VisitSeat => ({
  sessionId: id,
  table,
  roomNumber,
  expiresAt,
});

/** A row of an earlier build has no visit: it belongs to the current guest. */
export const isOfVisit = (row: { readonly visitId?: VisitId | undefined }, id: VisitId | undefined): boolean =>
  row.visitId === undefined || id === undefined || row.visitId === id;

// A device's table session: place, table, order type and expiry.
import type { PlaceId, SessionId, SessionToken } from '../ids.ts';
import type { OrderType } from '../place/place.ts';

export interface TableSession {
  readonly placeId: PlaceId;
  readonly id: SessionId;
  readonly token: SessionToken;
  /** Expiry, epoch ms of the server's clock. */
  readonly expiresAt: number;
  readonly orderType: OrderType;
  /** The table's name for staff, such as "12". */
  readonly table: string | undefined;
  readonly roomNumber: string | undefined;
  readonly roomNumberDisabled: boolean;
  readonly tabletMode: boolean;
}

export interface Seat {
  readonly table: string | undefined;
  readonly room: string | undefined;
}

/** The guest's seat: a room or a table, never both. A room's code is stored like a table's. */
export const seatOf = (session: Pick<TableSession, 'table' | 'roomNumber'> | undefined): Seat =>
  session?.roomNumber === undefined
    ? { table: session?.table, room: undefined }
    : { table: undefined, room: session.roomNumber };

/** Lifetimes in hours. [S9.19] */
export const SESSION_HOURS = { guest: 2, waiter: 8, kiosk: 43_800 } as const;
export const SESSION_COOKIE_HOURS = 90;
/** [S9.20] */
export const SESSION_EXTENSION_MINUTES = 15;

// A device's table session: the place, the table, the order type, the end.
import type { PlaceId, SessionId, SessionToken } from '../ids.ts';
import type { OrderType } from '../place/place.ts';

export interface TableSession {
  readonly placeId: PlaceId;
  readonly id: SessionId;
  readonly token: SessionToken;
  /** The session's end, epoch milliseconds of the server's clock. */
  readonly expiresAt: number;
  readonly orderType: OrderType;
  /** The table's name among staff, such as "12". */
  readonly table: string | undefined;
  readonly roomNumber: string | undefined;
  readonly roomNumberDisabled: boolean;
  readonly tabletMode: boolean;
}

export interface Seat {
  readonly table: string | undefined;
  readonly room: string | undefined;
}

/** Where the guest sits: in a room or at a table, never both. The code of a room is stored like that of a table. */
export const seatOf = (session: Pick<TableSession, 'table' | 'roomNumber'> | undefined): Seat =>
  session?.roomNumber === undefined
    ? { table: session?.table, room: undefined }
    : { table: undefined, room: session.roomNumber };

/** Lifetimes in hours. [S9.19] */
export const SESSION_HOURS = { guest: 2, waiter: 8, kiosk: 43_800 } as const;
export const SESSION_COOKIE_HOURS = 90;
/** [S9.20] */
export const SESSION_EXTENSION_MINUTES = 15;

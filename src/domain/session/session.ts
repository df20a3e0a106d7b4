// A table session on this device: who may order here, until when, as what.
import type { PlaceId, SessionId, SessionToken } from '../ids.ts';
import type { OrderType } from '../place/place.ts';

export interface TableSession {
  readonly placeId: PlaceId;
  readonly id: SessionId;
  readonly token: SessionToken;
  /** Epoch ms, server's clock. */
  readonly expiresAt: number;
  readonly orderType: OrderType;
  /** What staff call the table, "12". */
  readonly table: string | undefined;
  readonly roomNumber: string | undefined;
  readonly roomNumberDisabled: boolean;
  readonly tabletMode: boolean;
}

export interface Seat {
  readonly table: string | undefined;
  readonly room: string | undefined;
}

/** Where the guest is: in a room or at a table, never both; a room's code is kept like a table's. */
export const seatOf = (session: Pick<TableSession, 'table' | 'roomNumber'> | undefined): Seat =>
  session?.roomNumber === undefined
    ? { table: session?.table, room: undefined }
    : { table: undefined, room: session.roomNumber };

/** Lifetimes in hours. [S9.19] */
export const SESSION_HOURS = { guest: 2, waiter: 8, kiosk: 43_800 } as const;
export const SESSION_COOKIE_HOURS = 90;
/** [S9.20] */
export const SESSION_EXTENSION_MINUTES = 15;

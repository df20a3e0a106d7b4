import type { OrderId } from '#domain/ids.ts';
import type { LineNames } from '#domain/order/line-names.ts';
import type { PlacedOrderLine } from '#domain/order/order.ts';
import type { StaffOrder } from '#domain/service/board.ts';
import type { CalledNeed } from '#domain/service/service-offer.ts';
import type { WaitingHere } from '#staff/board/waiting-here.ts';

/** Inputs of a view in addition to the board. */
export interface Viewing {
  readonly waiting: WaitingHere;
  /** Tables for which this person has chosen dishes and not sent them; omitted: none. */
  readonly unsent?: readonly string[] | undefined;
  /** Smallest coin for cash payments, in minor units; omitted: 1. */
  readonly coin?: number | undefined;
  /** Name of the person signed in here. */
  readonly me: string;
  /** `undefined`: unknown. */
  readonly myId?: string | undefined;
  /** Server time, epoch ms. */
  readonly now: number;
  readonly hrefOf: (table: string) => string;
  /** Whether only waiters are shown an order, because no station has a screen or printer for the order. */
  readonly isForWaiters: (order: StaffOrder) => boolean;
  /** Address of the page of an order without a table. */
  readonly orderHref: (id: OrderId) => string;
  /** A dish in the reader's language; `undefined` or omitted: only the kitchen's text exists. */
  readonly readLine?: ((dish: PlacedOrderLine) => LineNames | undefined) | undefined;
  /** A need of a call in the reader's language; `undefined` or omitted: only the venue's text is known. */
  readonly readNeed?: ((need: CalledNeed) => string | undefined) | undefined;
}

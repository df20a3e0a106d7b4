import type { ReactNode } from 'react';
import type { OrderId, ProductId } from '#domain/ids.ts';
import type { Allergen, Background } from '#domain/menu/menu.ts';
import type { LineNames } from '#domain/order/line-names.ts';
import type { PlacedOrder, PlacedOrderLine } from '#domain/order/order.ts';
import type { OutboxEntry } from '#domain/outbox/outbox.ts';
import type { Picture } from '#domain/picture.ts';
import type { DishesWith } from '#shared/diet/kitchen-knows.tsx';

export interface OrderEntryEvents {
  /** "Yes, still": sends the order although it is late. */
  readonly onConfirm: (id: OrderId) => void;
  /** Cancels the order. */
  readonly onCancel: (id: OrderId) => void;
  /** Opens the cart, which contains the dishes of a rejected or expired order again. */
  readonly onOrderAgain: (id: OrderId) => void;
  /** Reduces the cart to the portions left and opens it; omitted: not offered. */
  readonly onTakeLeft?: ((id: OrderId) => void) | undefined;
  /** Dismisses a finished order. */
  readonly onDismiss: (id: OrderId) => void;
}

/** A dish's picture, if the open menu still has the dish. */
export type PictureOf = (
  productId: ProductId,
) =>
  | { readonly picture: Picture | undefined; readonly name: string; readonly cloth: Background | undefined }
  | undefined;

/** Texts of an ordered dish in the guest's language; `undefined` when the open menu has none. */
export type LineNamesOf = (line: PlacedOrderLine) => LineNames | undefined;
/** Dishes of an order that contain an allergen, if the open menu still has them. */
export type DishesWithOf = (entry: Pick<OutboxEntry, 'lines' | 'avoidance'>) => DishesWith;

export interface OrderEntryProps extends OrderEntryEvents {
  readonly entry: OutboxEntry;
  /** The newest order: shown large, with its next step at the bottom. */
  readonly leads: boolean;
  /** False: pending orders are lost when the page is closed. */
  readonly isKept?: boolean;
  readonly homeHref: string;
  /** Address of the page to scan or type a table code. */
  readonly joinHref: string;
  readonly timeZone: string;
  /** Epoch ms of the server's clock; `undefined` when unknown. */
  readonly now?: number | undefined;
  readonly silentMinutes: number;
  /** The guest's own phone, not a shared device. */
  readonly ownPhone: boolean;
  readonly pictureOf: PictureOf;
  /** The venue's own allergens, for their names. */
  readonly allergens?: readonly Allergen[];
  readonly dishesWithOf?: DishesWithOf | undefined;
  /** Details of an order beside its dishes. */
  readonly factsOf?: ((entry: OutboxEntry) => ReactNode) | undefined;
  /** Reorder button of an order that the kitchen has had. */
  readonly againOf?: ((entry: OutboxEntry) => ReactNode) | undefined;
  /** Main action of an order that its guest took back. */
  readonly backOf?: ((entry: OutboxEntry) => ReactNode) | undefined;
  /** Whether the lazily loaded texts are available. */
  readonly isSaid?: boolean | undefined;
  /** Notice that the venue is outside its hours and takes orders all the same; `undefined` within them. */
  readonly closed?: ReactNode;
  /** The device is offline, so that the shown state is the last known one. */
  readonly isOffline?: boolean | undefined;
  /** Epoch ms of the server's clock when an order's state was last known; `undefined`: no time can be named. */
  readonly knownAtOf?: ((order: PlacedOrder) => number | undefined) | undefined;
  /** Whether an order may be paid already, while the bank's answer is missing. */
  readonly awaitsBankOf?: ((order: PlacedOrder) => boolean) | undefined;
  /** Time and place of a pickup. */
  readonly pickupOf?: ((entry: OutboxEntry) => ReactNode) | undefined;
  /** Usual duration of an order. */
  readonly minutesOf?: ((order: PlacedOrder) => ReactNode) | undefined;
}

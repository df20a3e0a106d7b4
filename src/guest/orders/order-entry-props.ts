import type { ReactNode } from 'react';
import type { OrderId, ProductId } from '#domain/ids.ts';
import type { Allergen, Background } from '#domain/menu/menu.ts';
import type { PlacedOrder, PlacedOrderLine } from '#domain/order/order.ts';
import type { OutboxEntry } from '#domain/outbox/outbox.ts';
import type { Picture } from '#domain/picture.ts';
import type { DishesWith } from '#guest/diet/kitchen-knows.tsx';
import type { LineWords } from '#ui/view/line-words.ts';

export interface OrderEntryEvents {
  /** "Yes, still": send it although it is late. */
  readonly onConfirm: (id: OrderId) => void;
  /** Take it back. */
  readonly onCancel: (id: OrderId) => void;
  /** To the order, where the dishes of a refused or expired one lie again. */
  readonly onOrderAgain: (id: OrderId) => void;
  /** Fewer were left than it had: the cart has so many, and is shown. Absent: nobody offers that. */
  readonly onTakeLeft?: ((id: OrderId) => void) | undefined;
  /** Put a finished one away. */
  readonly onDismiss: (id: OrderId) => void;
}

/** How a dish looks, where the open menu still has it. */
export type PictureOf = (
  productId: ProductId,
) =>
  | { readonly picture: Picture | undefined; readonly name: string; readonly cloth: Background | undefined }
  | undefined;

/** The words of an ordered dish in the guest's language; undefined: the open menu has none. */
export type LineWordsOf = (line: PlacedOrderLine) => LineWords | undefined;
/** The dishes of an order that contain an allergen, where the open menu still has them. */
export type DishesWithOf = (entry: Pick<OutboxEntry, 'lines' | 'avoidance'>) => DishesWith;

export interface OrderEntryProps extends OrderEntryEvents {
  readonly entry: OutboxEntry;
  /** The newest one: large, with its next step at the lower edge. */
  readonly leads: boolean;
  /** false: what waits here is forgotten when the page is closed. */
  readonly isKept?: boolean;
  readonly homeHref: string;
  /** The page to scan a table's code or to type it. */
  readonly joinHref: string;
  readonly timeZone: string;
  /** Epoch ms of the server's clock; undefined: it is not known. */
  readonly now?: number | undefined;
  readonly silentMinutes: number;
  /** The guest's own telephone, not a shared device. */
  readonly ownPhone: boolean;
  readonly pictureOf: PictureOf;
  /** The open menu's own allergens, for their names. */
  readonly allergens?: readonly Allergen[];
  readonly dishesWithOf?: DishesWithOf | undefined;
  /** Details of an order beside its dishes. */
  readonly factsOf?: ((entry: OutboxEntry) => ReactNode) | undefined;
  /** Button that orders it again, of an order that the kitchen has had. */
  readonly againOf?: ((entry: OutboxEntry) => ReactNode) | undefined;
  /** Whether the words that come behind the first card are here. */
  readonly isSaid?: boolean | undefined;
  /** How long an order usually takes. */
  readonly minutesOf?: ((order: PlacedOrder) => ReactNode) | undefined;
}

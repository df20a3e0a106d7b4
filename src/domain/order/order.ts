// An order: what was chosen, frozen; what the kitchen answered; where it stands.
import type { IngredientChoice } from '../cart/cart.ts';
import type { CategoryId, OrderId, PlaceId, ProductId, SessionId, VariantId } from '../ids.ts';
import type { OrderCardPayment } from '../payment/card-payment.ts';
import type { OrderType } from '../place/place.ts';
import type { Minor } from '../pricing/money.ts';
import type { OrderBreakdown } from '../pricing/order-breakdown.ts';
import type { TableGuest } from '../session/guest-name.ts';
import type { GuestFacts } from './guest-facts.ts';
import type { OrderDetails } from './order-details.ts';
import type { OrderDiscount } from './order-discounts.ts';
import type { Orderer } from './orderer.ts';

/** One line as it is sent: what, not for how much. The server prices it. */
export interface OrderLine {
  readonly productId: ProductId;
  readonly variantId: VariantId;
  readonly categoryId: CategoryId | undefined;
  readonly choice: IngredientChoice;
  readonly quantity: number;
  /** The guest's note to the kitchen about it; absent: none. */
  readonly comment?: string | undefined;
}

/** The total that was painted when the guest pressed send, and the menu it was priced from. */
export interface Quote {
  readonly total: Minor;
  readonly menuVersion: string;
  /**
   * The steps of the total, as whichever build wrote them; missing in a quote of an older one. They explain and decide
   * nothing, so they are read where they are shown, by the contract's `readPriceSteps`.
   */
  readonly steps?: unknown;
}

/** Statuses as the kitchen moves them. [S4.01] */
export const ORDER_STATUSES = [
  'ordered',
  'cooked_spot',
  'served_spot',
  'cooked_delivery',
  'on_the_way_delivery',
  'cooked_preorder',
  'cooked_room',
  'paid',
  'rejected',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** An order that the server has. */
export interface PlacedOrder {
  readonly id: OrderId;
  readonly placeId: PlaceId;
  readonly orderer: Orderer;
  /** The sitting on whose list and bill it stands; undefined: it belongs to no table. */
  readonly sessionId: SessionId | undefined;
  /** The number of the day at that place, given by the server, for exports and the ledger. People name an order by its label. */
  readonly number: number;
  /**
   * The name that the device gave it before it was sent; with a further letter where another open order had it. The same
   * for its guest, the kitchen, papers and staff.
   */
  readonly label: string;
  readonly orderType: OrderType;
  readonly status: OrderStatus;
  readonly total: Minor;
  /** Amount left to pay; absent: as its status says. */
  readonly left?: Minor | undefined;
  /** Epoch milliseconds of the server's clock. */
  readonly placedAt: number;
  readonly lines: readonly PlacedOrderLine[];
  /** Taken off the order as a whole; absent: nothing was, or an older server took the order. */
  readonly discounts?: readonly OrderDiscount[] | undefined;
  /** Surcharges, and the tax in the total; absent: neither, or an older server took the order. */
  readonly breakdown?: OrderBreakdown | undefined;
  /** Steps that somebody has taken with it; absent: nothing is known beside its status. */
  readonly facts?: GuestFacts | undefined;
  /** Absent: it is not paid by card before it is received. */
  readonly cardPayment?: OrderCardPayment | undefined;
  /** Its details beside the dishes: sent to its own guest alone. */
  readonly details?: OrderDetails | undefined;
  /** The guest whose phone sent it, for the others at its table; absent: staff took it, or an older server does not say. */
  readonly guest?: TableGuest | undefined;
}

export interface PlacedModifier {
  /** The title of the group. */
  readonly group: string;
  readonly name: string;
  readonly quantity: number;
}

/** Words as they stood when it was ordered, in the place's default language: a later menu does not change them. */
export interface PlacedOrderLine {
  readonly productId: ProductId;
  readonly variantId: VariantId;
  readonly name: string;
  readonly size: string;
  /** "with …", "without …": names of the chosen ingredients. */
  readonly required: string | undefined;
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** Choices in the dish's own groups; 0 of an ingredient that it comes with: without it. Left out where there are none. */
  readonly modifiers?: readonly PlacedModifier[];
  /** The choices by id, for readers of other languages; absent: none, or an older server took the order. */
  readonly choice?: IngredientChoice | undefined;
  readonly comment: string | undefined;
  readonly quantity: number;
  readonly total: Minor;
  /** Packaging in the total, known to the venue alone; absent: none, or an older server took the order. */
  readonly packaging?: Minor | undefined;
  /** Sum of the line before the venue took it off the order; absent: it was not taken off. Its total is zero then. */
  readonly voided?: Minor | undefined;
}

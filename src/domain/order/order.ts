// An order: the frozen choice, the server's answer, and its status.
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

/** One line as it is sent, without a price. The server prices it. */
export interface OrderLine {
  readonly productId: ProductId;
  readonly variantId: VariantId;
  readonly categoryId: CategoryId | undefined;
  readonly choice: IngredientChoice;
  readonly quantity: number;
  /** The guest's comment to the kitchen; absent: none. */
  readonly comment?: string | undefined;
}

/** The total shown when the guest pressed send, and the menu version behind it. */
export interface Quote {
  readonly total: Minor;
  readonly menuVersion: string;
  /**
   * Price steps of the total in the format of the writing build; missing in a quote of an older one. For display only, so
   * they are parsed where they are shown, by the contract's `readPriceSteps`.
   */
  readonly steps?: unknown;
}

/** Order statuses set by the kitchen. [S4.01] */
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
  /** The sitting that lists and bills it; undefined: no table. */
  readonly sessionId: SessionId | undefined;
  /** The server's number of the day at that place, for exports and the ledger. Staff and guests use the label. */
  readonly number: number;
  /**
   * Label made on the device before sending; with a further letter when another open order had the same one. Shared by
   * guest, kitchen, papers and staff.
   */
  readonly label: string;
  readonly orderType: OrderType;
  readonly status: OrderStatus;
  readonly total: Minor;
  /** Amount left to pay; absent: derived from the status. */
  readonly left?: Minor | undefined;
  /** Epoch milliseconds of the server's clock. */
  readonly placedAt: number;
  readonly lines: readonly PlacedOrderLine[];
  /** Discounts on the whole order; absent: none, or an older server took the order. */
  readonly discounts?: readonly OrderDiscount[] | undefined;
  /** Surcharges and the tax in the total; absent: none, or an older server took the order. */
  readonly breakdown?: OrderBreakdown | undefined;
  /** Facts beside the status; absent: none known. */
  readonly facts?: GuestFacts | undefined;
  /** Absent: not paid by card before receipt. */
  readonly cardPayment?: OrderCardPayment | undefined;
  /** Details beside the dishes: sent only to the order's own guest. */
  readonly details?: OrderDetails | undefined;
  /** Guest whose phone sent it, for others at the table; absent: staff took it, or an older server does not send it. */
  readonly guest?: TableGuest | undefined;
}

export interface PlacedModifier {
  /** The title of the group. */
  readonly group: string;
  readonly name: string;
  readonly quantity: number;
}

/** Texts at the time of the order, in the place's default language: a later menu does not change them. */
export interface PlacedOrderLine {
  readonly productId: ProductId;
  readonly variantId: VariantId;
  readonly name: string;
  readonly size: string;
  /** Names of the chosen ingredients: "with …", "without …". */
  readonly required: string | undefined;
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** Choices in the dish's own groups; quantity 0 leaves out an included ingredient. Absent: none. */
  readonly modifiers?: readonly PlacedModifier[];
  /** Choices by id, for translation; absent: none, or an older server took the order. */
  readonly choice?: IngredientChoice | undefined;
  readonly comment: string | undefined;
  readonly quantity: number;
  readonly total: Minor;
  /** Packaging in the total, sent only to the venue; absent: none, or an older server took the order. */
  readonly packaging?: Minor | undefined;
  /** Sum of the line before the venue voided it; its total is then zero. Absent: not void. */
  readonly voided?: Minor | undefined;
}

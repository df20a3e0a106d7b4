import { type Avoidance, isNothing } from '#domain/diet/diet.ts';
import type { OrderId } from '#domain/ids.ts';
import type { Language } from '#domain/language/language.ts';
import type { OrderLine } from '#domain/order/order.ts';
import type { OrderDetails } from '#domain/order/order-details.ts';
import type { UserId } from '#domain/order/orderer.ts';
import type { OrderType } from '#domain/place/place.ts';
import type { Minor } from '#domain/pricing/money.ts';
import { canonicalJson, sha256 } from '../../store/canonical-json.ts';

/** A parsed order that is not yet checked. */
export interface OrderRequest {
  readonly id: OrderId;
  /** Secret of the table session, or of the order itself. */
  readonly token: string;
  /** Sessions of earlier sittings under which the order was sent. */
  readonly earlier: readonly string[];
  readonly lines: readonly OrderLine[];
  /** By variant. */
  readonly comments: Readonly<Record<number, string>>;
  /** Comment of each line, when lines of a variant differ; `undefined` for a line with its variant's comment. */
  readonly lineComments?: readonly (string | undefined)[] | undefined;
  /** Allergens and diets that the guest avoids, as sent; not yet matched with the menu. */
  readonly avoidance: Avoidance;
  readonly shownTotal: Minor;
  /** Label made by the device; `undefined` when the device sent no label. */
  readonly label: string | undefined;
  /** `undefined` when the device does not know the age. */
  readonly ageMs: number | undefined;
  readonly confirmed: boolean;
  readonly replaces: OrderId | undefined;
  /** As typed on the guest's device; `undefined`: none. */
  readonly promoCode?: string | undefined;
  /** The order's position among its guest's orders, as the device counts it, when the price depends on it. */
  readonly orderNumber?: number | undefined;
  /** Points and money to spend; `undefined`: none. */
  readonly spend?: { readonly points: number; readonly money: Minor } | undefined;
  /** Whether the device included the discount of a signed-in guest. */
  readonly isRegistered?: boolean | undefined;
  /** The device's id; `undefined` when the device sent no id. */
  readonly device: string | undefined;
  /** IP address of the sender, for rate limits only. */
  readonly address: string;
  /** Customer signed in when the order was sent; `undefined`: none. */
  readonly customer?: UserId | undefined;
  /** Order type, if sent; `undefined`: the table's. */
  readonly orderType?: OrderType | undefined;
  /** Details of the order besides its dishes; not yet checked. */
  readonly details?: OrderDetails | undefined;
  /** Guest's language; `undefined`: unknown. */
  readonly language?: Language | undefined;
  /** Wanted time as words whose meaning depends on the day; `undefined`: the details contain the instant. */
  readonly wantedWords?: string | undefined;
}

/** Details as sent, since time words may mean another instant in a retry. */
const detailsAsSaid = ({ details, wantedWords }: OrderRequest) =>
  wantedWords === undefined ? details : { ...details, wantedAt: wantedWords };

/**
 * Equal for every retry of an order, different for any other: dishes, person, price, place. Without a guest note it equals
 * the previous build's fingerprint, so that its retries are recognised.
 */
export const fingerprintOf = (placeId: number, request: OrderRequest): string =>
  sha256(
    canonicalJson({
      place: placeId,
      lines: request.lines,
      comments: request.comments,
      ...(request.lineComments && { lineComments: request.lineComments.map((comment) => comment ?? null) }),
      ...(isNothing(request.avoidance) ? {} : { avoidance: request.avoidance }),
      shownTotal: request.shownTotal,
      ...(request.promoCode !== undefined && { promoCode: request.promoCode }),
      ...(request.spend && { spend: request.spend }),
      ...(request.details && { orderType: request.orderType, details: detailsAsSaid(request) }),
    }),
  );

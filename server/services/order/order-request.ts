import { type Avoidance, isNothing } from '#domain/diet/diet.ts';
import type { OrderId } from '#domain/ids.ts';
import type { Language } from '#domain/language/language.ts';
import type { OrderLine } from '#domain/order/order.ts';
import type { OrderDetails } from '#domain/order/order-details.ts';
import type { UserId } from '#domain/order/orderer.ts';
import type { OrderType } from '#domain/place/place.ts';
import type { Minor } from '#domain/pricing/money.ts';
import { canonicalJson, sha256 } from '../../store/canonical-json.ts';

/** An order as it arrived: readable, not yet judged. */
export interface OrderRequest {
  readonly id: OrderId;
  /** The table session's secret, or the order's own. */
  readonly token: string;
  /** Sessions of the sittings that it was sent under before. */
  readonly earlier: readonly string[];
  readonly lines: readonly OrderLine[];
  /** By variant. */
  readonly comments: Readonly<Record<number, string>>;
  /** Comment of each line, where lines of a variant differ; undefined for a line whose comment is its variant's. */
  readonly lineComments?: readonly (string | undefined)[] | undefined;
  /** The guest's avoidance, as it was sent: not yet compared with the menu. */
  readonly avoidance: Avoidance;
  readonly shownTotal: Minor;
  /** The device's own name for it; undefined where it gave none. */
  readonly label: string | undefined;
  /** undefined: the device does not know. */
  readonly ageMs: number | undefined;
  readonly confirmed: boolean;
  readonly replaces: OrderId | undefined;
  /** As the guest's device spells it; undefined: none. */
  readonly promoCode?: string | undefined;
  /** Which order of its guest the device takes it for, where its price rests on that. */
  readonly orderNumber?: number | undefined;
  /** Points and money that its customer wants to spend; undefined: none. */
  readonly spend?: { readonly points: number; readonly money: Minor } | undefined;
  /** Whether the device has reckoned with the discount of a signed-in guest. */
  readonly isRegistered?: boolean | undefined;
  /** The device's own id; undefined where it gave none. */
  readonly device: string | undefined;
  /** Address of the sender, for limits alone. */
  readonly address: string;
  /** The customer who is signed in where it was sent; undefined: nobody. */
  readonly customer?: UserId | undefined;
  /** As what it was sent, where it says so; undefined: as what its table orders. */
  readonly orderType?: OrderType | undefined;
  /** Details beside its dishes; not yet judged. */
  readonly details?: OrderDetails | undefined;
  /** Language of its guest; undefined: not said. */
  readonly language?: Language | undefined;
  /** For when it is wanted, where its words mean another moment on another day; undefined: the details say the moment. */
  readonly wantedWords?: string | undefined;
}

/** Details as they were said: the words of a time may mean another moment in a retry. */
const detailsAsSaid = ({ details, wantedWords }: OrderRequest) =>
  wantedWords === undefined ? details : { ...details, wantedAt: wantedWords };

/**
 * Equal for every retry of an order, different for any other order: what, for whom, for how much, where. Who avoids
 * nothing has the fingerprint of the build before, so that its retries are still known.
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

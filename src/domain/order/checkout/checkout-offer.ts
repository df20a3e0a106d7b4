// Offers and questions of a place for an order of a type, beside its dishes. One reading for the order page and the server.
import type { OrderType, PickupPlace, Place } from '../../place/place.ts';
import type { DetailFault } from '../details-verdict.ts';
import { detailsAsked, type OrderDetails } from '../order-details.ts';
import { isWithoutTable } from '../order-type.ts';
import { PAYMENTS_MODULE, type PaymentMethod, RECEIPT_METHODS, type ReceiptMethod } from './payment-method.ts';

export interface CheckoutOffer {
  /** The ways to pay, at least one. */
  readonly payments: readonly PaymentMethod[];
  readonly asksCutlery: boolean;
  /** Where it can be fetched; empty: it is not fetched, or at the venue. One alone is no question. */
  readonly pickupPlaces: readonly PickupPlace[];
  /** Whether it may be ordered without a name; it is then handed over by its label. */
  readonly byNumber?: boolean;
}

const NONE: CheckoutOffer = { payments: RECEIPT_METHODS, asksCutlery: false, pickupPlaces: [] };

/** Paying online is offered where the place has the module, of what stands on no table: a table and a room pay their bill. [S6.05] */
const paymentsOf = (
  payments: readonly PaymentMethod[],
  modules: readonly string[] | undefined,
  orderType: OrderType,
): readonly PaymentMethod[] => {
  const offered = payments.filter(
    (one) => one !== 'online' || (isWithoutTable(orderType) && modules?.includes(PAYMENTS_MODULE)),
  );
  return offered.length > 0 ? offered : RECEIPT_METHODS;
};

/** The place's offers and questions for an order type. */
export const checkoutOffer = (
  { orderTypes, modules }: Pick<Place, 'orderTypes'> & Partial<Pick<Place, 'modules'>>,
  orderType: OrderType,
): CheckoutOffer => {
  const found = orderTypes.find(({ type }) => type === orderType);
  if (!found) return NONE;
  const { payments = [], asksCutlery = false, pickupPlaces = [], byNumber = false } = found;
  const isFetched = detailsAsked(orderType)?.pickupPlace !== undefined;
  return {
    payments: paymentsOf(payments, modules, orderType),
    asksCutlery,
    pickupPlaces: isFetched ? pickupPlaces : [],
    ...(isFetched && byNumber && { byNumber }),
  };
};

/** The ways to pay on receipt. */
export const receiptMethods = ({ payments }: Pick<CheckoutOffer, 'payments'>): readonly ReceiptMethod[] =>
  RECEIPT_METHODS.filter((method) => payments.includes(method));

/** The pickup place of an order: the one that was chosen, or the only one. */
export const pickupPlaceOf = (
  { pickupPlaces }: Pick<CheckoutOffer, 'pickupPlaces'>,
  chosen: number | undefined,
): PickupPlace | undefined =>
  pickupPlaces.find(({ id }) => id === chosen) ??
  (chosen === undefined && pickupPlaces.length === 1 ? pickupPlaces[0] : undefined);

/** Faults of an order's details: the place does not offer it, or asks for it and they lack it. */
export const offerFaults = (
  offer: CheckoutOffer,
  { payment, pickupPlaceId, cutlery }: Partial<Pick<OrderDetails, 'payment' | 'pickupPlaceId' | 'cutlery'>>,
): readonly DetailFault[] => {
  // A chosen place that is no more is asked for anew.
  const isPlaced = offer.pickupPlaces.length === 0 || pickupPlaceOf(offer, pickupPlaceId) !== undefined;
  const isPayable = payment === undefined || offer.payments.includes(payment);
  const isLaid = !offer.asksCutlery || cutlery !== undefined;
  const lacking = [!isPlaced && 'pickupPlace', !isPayable && 'payment', !isLaid && 'cutlery'] as const;
  return lacking.flatMap((field) => (field === false ? [] : { field, fault: 'missing' }));
};

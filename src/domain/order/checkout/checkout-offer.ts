// A place's offers and questions for an order type, beside the dishes. Shared by the order page and the server.
import type { Translated } from '../../language/translated.ts';
import type { OrderType, PickupPlace, Place } from '../../place/place.ts';
import type { DetailFault } from '../details-verdict.ts';
import { detailsAsked, type OrderDetails } from '../order-details.ts';
import { isWithoutTable } from '../order-type.ts';
import { PAYMENTS_MODULE, type PaymentMethod, RECEIPT_METHODS, type ReceiptMethod } from './payment-method.ts';

export interface CheckoutOffer {
  /** Payment methods, at least one. */
  readonly payments: readonly PaymentMethod[];
  readonly asksCutlery: boolean;
  /** Pickup places; empty: not a pickup, or at the venue. A single one is not asked. */
  readonly pickupPlaces: readonly PickupPlace[];
  /** Additional order types of a room's order; absent: the place has none. A single one is not asked. */
  readonly additionalTypes?: readonly Translated[];
  /** Whether the order needs no name and is handed over by its label. */
  readonly byNumber?: boolean;
}

/** Whether an order of the type can be paid so at all: tables and rooms pay their bill, and only rooms are on a room's bill. */
export const suitsOrderType = (method: PaymentMethod, type: OrderType): boolean =>
  method === 'online' ? isWithoutTable(type) : method !== 'room' || type === 'room';

const NONE: CheckoutOffer = { payments: RECEIPT_METHODS, asksCutlery: false, pickupPlaces: [] };

/**
 * Online payment is offered when the place has the module, for orders without a table: tables and rooms pay their bill. The
 * room's bill is offered only to a guest who is in that room: a typed number could be anybody's. [S6.05]
 */
const paymentsOf = (
  payments: readonly PaymentMethod[],
  modules: readonly string[] | undefined,
  orderType: OrderType,
  isInRoom: boolean,
): readonly PaymentMethod[] => {
  const offered = payments.filter((one) => {
    if (!suitsOrderType(one, orderType)) return false;
    return one === 'online' ? modules?.includes(PAYMENTS_MODULE) : one !== 'room' || isInRoom;
  });
  return offered.length > 0 ? offered : RECEIPT_METHODS;
};

/** `isInRoom`: the guest scanned the code of a hotel room, or holds its tablet. */
export const checkoutOffer = (
  { orderTypes, modules }: Pick<Place, 'orderTypes'> & Partial<Pick<Place, 'modules'>>,
  orderType: OrderType,
  { isInRoom = false }: { readonly isInRoom?: boolean } = {},
): CheckoutOffer => {
  const found = orderTypes.find(({ type }) => type === orderType);
  if (!found) return NONE;
  const { payments = [], asksCutlery = false, pickupPlaces = [], additionalTypes = [], byNumber = false } = found;
  const asked = detailsAsked(orderType);
  const isFetched = asked?.pickupPlace !== undefined;
  return {
    payments: paymentsOf(payments, modules, orderType, isInRoom),
    asksCutlery,
    pickupPlaces: isFetched ? pickupPlaces : [],
    ...(asked?.additionalType && additionalTypes.length > 0 && { additionalTypes }),
    ...(isFetched && byNumber && { byNumber }),
  };
};

/** Payment methods on receipt. */
export const receiptMethods = ({ payments }: Pick<CheckoutOffer, 'payments'>): readonly ReceiptMethod[] =>
  RECEIPT_METHODS.filter((method) => payments.includes(method));

/** Pickup place of an order: the chosen or the only one. */
export const pickupPlaceOf = (
  { pickupPlaces }: Pick<CheckoutOffer, 'pickupPlaces'>,
  chosen: number | undefined,
): PickupPlace | undefined =>
  pickupPlaces.find(({ id }) => id === chosen) ??
  (chosen === undefined && pickupPlaces.length === 1 ? pickupPlaces[0] : undefined);

/** Additional order type of an order, by its name in the venue's language: the chosen or the only one. */
export const additionalTypeOf = (
  { additionalTypes = [] }: Pick<CheckoutOffer, 'additionalTypes'>,
  chosen: string | undefined,
): string | undefined => {
  const names = additionalTypes.map(({ text }) => text);
  return names.find((name) => name === chosen) ?? (chosen === undefined && names.length === 1 ? names[0] : undefined);
};

/**
 * Additional order type that the order page starts with: the guest's own choice while the place offers it. Otherwise, on the
 * tablet of a hotel room, the first of the venue's list, because the guest who touches the tablet is in the room.
 */
export const firstAdditionalType = (
  { additionalTypes = [] }: Pick<CheckoutOffer, 'additionalTypes'>,
  { chosen, isInRoom }: { readonly chosen: string | undefined; readonly isInRoom: boolean },
): string | undefined => {
  const names = additionalTypes.map(({ text }) => text);
  return names.find((name) => name === chosen) ?? (isInRoom ? names[0] : undefined);
};

/**
 * Payment that the order page starts with: the guest's own choice while it is offered, otherwise the room's bill, as in any
 * hotel. Money that a guest would hand over is never preselected.
 */
export const firstPayment = (
  { payments }: Pick<CheckoutOffer, 'payments'>,
  chosen: PaymentMethod | undefined,
): PaymentMethod | undefined => payments.find((one) => one === chosen) ?? payments.find((one) => one === 'room');

/** Faults of an order's details against the offer: a value that the place does not offer, or a missing required one. */
export const offerFaults = (
  offer: CheckoutOffer,
  details: Partial<Pick<OrderDetails, 'payment' | 'pickupPlaceId' | 'additionalType' | 'cutlery' | 'isToGo'>>,
): readonly DetailFault[] => {
  const { payment, pickupPlaceId, additionalType, cutlery, isToGo } = details;
  // A pickup place or an additional type that no longer exists is asked again.
  const isPlaced = offer.pickupPlaces.length === 0 || pickupPlaceOf(offer, pickupPlaceId) !== undefined;
  const isTyped = offer.additionalTypes === undefined || additionalTypeOf(offer, additionalType) !== undefined;
  const isPayable = payment === undefined || offer.payments.includes(payment);
  // Cutlery lies at the venue for a guest who eats there.
  const isLaid = !offer.asksCutlery || cutlery !== undefined || isToGo === false;
  const lacking = [
    !isPlaced && 'pickupPlace',
    !isTyped && 'additionalType',
    !isPayable && 'payment',
    !isLaid && 'cutlery',
  ] as const;
  return lacking.flatMap((field) => (field === false ? [] : { field, fault: 'missing' }));
};

// Form of the order page, and its faults. Fields of the order are judged by the one rule of details; fields that only the
// page asks for are judged here.
import type { DeliveryAddress } from '../../delivery/address.ts';
import type { AddressDraft } from '../../delivery/saved-addresses.ts';
import type { OrderId } from '../../ids.ts';
import type { OrderType, Place } from '../../place/place.ts';
import { type DetailFault, detailsVerdict } from '../details-verdict.ts';
import { type DetailField, detailsAsked, type OrderDetails } from '../order-details.ts';
import { type CheckoutOffer, offerFaults, pickupPlaceOf } from './checkout-offer.ts';
import type { PaymentMethod } from './payment-method.ts';

/** As typed: words are neither trimmed nor cut before they are sent. */
export interface CheckoutForm {
  readonly orderType: OrderType | undefined;
  readonly name: string;
  readonly phone: string;
  /** Empty: no mail is wanted. */
  readonly email: string;
  readonly room: string;
  readonly comment: string;
  readonly payment: PaymentMethod | undefined;
  /** The saved card that is charged, with `online`; absent: any card, on the provider's page. */
  readonly card?: string | undefined;
  /** The guest agrees that the card is saved with its provider; absent: not. */
  readonly savesCard?: boolean | undefined;
  /** undefined: not answered; 0: none wanted. */
  readonly cutlery: number | undefined;
  /** At a kiosk: taken away, or eaten here; absent: not answered. */
  readonly isToGo?: boolean | undefined;
  readonly agreed: boolean;
  readonly address: DeliveryAddress | undefined;
  /** Address typed in its dialog and not taken yet; absent: none. */
  readonly addressDraft?: AddressDraft | undefined;
  readonly pickupPlaceId: number | undefined;
  /** Epoch ms; undefined: as soon as possible. */
  readonly wantedAt: number | undefined;
  /** The order that was not taken and whose time and words were put back; absent: none. */
  readonly restoredOf?: OrderId | undefined;
}

export const EMPTY_CHECKOUT: CheckoutForm = {
  orderType: undefined,
  name: '',
  phone: '',
  email: '',
  room: '',
  comment: '',
  payment: undefined,
  cutlery: undefined,
  agreed: false,
  address: undefined,
  pickupPlaceId: undefined,
  wantedAt: undefined,
};

/** Name and phone of the orders' guest, as typed. */
export type KnownGuest = Pick<CheckoutForm, 'name' | 'phone'>;

/** A form with the guest whom the device knows, where nobody has been named in it yet. */
export const withGuest = (form: CheckoutForm | undefined, guest: KnownGuest | undefined): CheckoutForm | undefined =>
  guest === undefined || `${form?.name ?? ''}${form?.phone ?? ''}`.trim() !== ''
    ? form
    : { ...EMPTY_CHECKOUT, ...form, name: guest.name, phone: guest.phone };

/** Questions that the page has to ask here. */
export interface CheckoutAsks {
  /** A kiosk: nobody is asked who they are, where the order may be handed over by its label. */
  readonly byNumber?: boolean | undefined;
  /** Offer of the place for an order type. */
  readonly offerOf: (orderType: OrderType) => CheckoutOffer;
  /** The venue has pages to agree to. */
  readonly agreement: boolean;
  /** Whether the place carries orders to the address of a form. */
  readonly isCarried: (form: Pick<CheckoutForm, 'address' | 'wantedAt'>) => boolean;
  /** Whether the order can be had when it is wanted, be it as soon as possible; left out where nobody can tell. */
  readonly isHeld?: ((form: Pick<CheckoutForm, 'orderType' | 'wantedAt' | 'address'>) => boolean) | undefined;
}

/** The parts of the page, in its order, each called as in the form. An address is one part. */
export const CHECKOUT_FIELDS = [
  'orderType',
  'isToGo',
  'address',
  'pickupPlaceId',
  'room',
  'wantedAt',
  'name',
  'phone',
  'email',
  'payment',
  'cutlery',
  'comment',
  'agreed',
] as const;
export type CheckoutField = (typeof CHECKOUT_FIELDS)[number];

export interface CheckoutFault extends Omit<DetailFault, 'field'> {
  readonly field: CheckoutField;
}

/** The ways to order that need this page, in the order in which it offers them. */
const CHECKOUT_TYPES = ['spot', 'delivery', 'preorder', 'served_on_spot', 'room'] as const satisfies OrderType[];

/** Order types that the place offers. */
export const offeredTypes = (place: Pick<Place, 'orderTypes'>): readonly OrderType[] =>
  CHECKOUT_TYPES.filter((type) => place.orderTypes.some((one) => one.type === type));

const trimmedOrNone = (text: string): string | undefined => text.trim() || undefined;

/** The only one of a list, which needs no question; undefined: there are several, or none. */
const onlyOf = <T>(among: readonly T[]): T | undefined => (among.length === 1 ? among[0] : undefined);

/** Whether the page asks if the order is eaten here: at a kiosk, of what is handed over by its label. */
export const asksWhereEaten = (
  offer: Pick<CheckoutOffer, 'byNumber'>,
  { byNumber = false }: Pick<CheckoutAsks, 'byNumber'>,
): boolean => byNumber && offer.byNumber === true;

/**
 * Details that are sent of a form; `phone` in international form. Fields that the order type does not ask are left out, and
 * a field with one possible value gets it.
 */
export const detailsOf = (
  orderType: OrderType,
  form: CheckoutForm,
  phone: string,
  offer: CheckoutOffer,
  asks: Pick<CheckoutAsks, 'byNumber'>,
): Omit<OrderDetails, 'payment'> & Pick<CheckoutForm, 'payment'> => {
  const asked = detailsAsked(orderType) ?? {};
  const comment = trimmedOrNone(form.comment);
  const room = trimmedOrNone(form.room);
  const email = trimmedOrNone(form.email);
  // Fields of another order type are neither sent nor judged.
  const isByNumber = asksWhereEaten(offer, asks);
  const isSaid = asked.name === 'required' && !isByNumber;
  const pickupPlaceId = pickupPlaceOf(offer, onlyOf(offer.pickupPlaces)?.id ?? form.pickupPlaceId)?.id;
  return {
    name: isSaid ? form.name.trim() : '',
    phone: isSaid ? phone : '',
    ...(isSaid && email !== undefined && { email }),
    ...(asked.address && form.address && { address: form.address }),
    ...(asked.room && room !== undefined && { room }),
    ...(pickupPlaceId !== undefined && { pickupPlaceId }),
    ...(asked.wantedAt && form.wantedAt !== undefined && { wantedAt: form.wantedAt }),
    payment: onlyOf(offer.payments) ?? form.payment,
    ...(offer.asksCutlery && form.cutlery !== undefined && { cutlery: form.cutlery }),
    ...(isByNumber && form.isToGo !== undefined && { isToGo: form.isToGo }),
    ...(comment !== undefined && { comment }),
  };
};

const partOf = (field: DetailField): CheckoutField =>
  field === 'pickupPlace' ? 'pickupPlaceId' : (CHECKOUT_FIELDS.find((one) => one === field) ?? 'address');

/** Faults that block sending, one for each part, in the order of the page. */
export const checkoutFaults = (form: CheckoutForm, phone: string, asks: CheckoutAsks): readonly CheckoutFault[] => {
  const { orderType } = form;
  if (orderType === undefined) return [{ field: 'orderType', fault: 'missing' }];
  const offer = asks.offerOf(orderType);
  const { payment, ...rest } = detailsOf(orderType, form, phone, offer, asks);
  const details = { ...rest, ...(payment && { payment }) };
  const found: CheckoutFault[] = [
    ...detailsVerdict(orderType, details, asks.byNumber && offer.byNumber),
    ...offerFaults(offer, details),
  ].map(({ field, ...fault }) => ({ ...fault, field: partOf(field) }));
  if (asksWhereEaten(offer, asks) && form.isToGo === undefined) found.push({ field: 'isToGo', fault: 'missing' });
  if (orderType === 'delivery' && form.address && !asks.isCarried(form))
    found.push({ field: 'address', fault: 'wrong' });
  if (detailsAsked(orderType)?.wantedAt && asks.isHeld?.(form) === false)
    found.push({ field: 'wantedAt', fault: form.wantedAt === undefined ? 'missing' : 'wrong' });
  if (asks.agreement && !form.agreed) found.push({ field: 'agreed', fault: 'missing' });
  return CHECKOUT_FIELDS.flatMap((part) => found.find(({ field }) => field === part) ?? []);
};

/** After an order has gone: what the next one will need too stays. */
export const afterOrder = (form: CheckoutForm): CheckoutForm => ({
  ...form,
  comment: '',
  cutlery: undefined,
  isToGo: undefined,
  agreed: false,
  wantedAt: undefined,
  savesCard: undefined,
});

/** After an order was not taken: what was said for it alone is there again, once. What was said since stands. */
export const afterRefusal = (
  form: CheckoutForm,
  { id, details }: { readonly id: OrderId; readonly details: Omit<OrderDetails, 'payment'> },
): CheckoutForm =>
  form.restoredOf === id
    ? form
    : {
        ...form,
        comment: form.comment || (details.comment ?? ''),
        cutlery: form.cutlery ?? details.cutlery,
        isToGo: form.isToGo ?? details.isToGo,
        wantedAt: form.wantedAt ?? details.wantedAt,
        restoredOf: id,
      };

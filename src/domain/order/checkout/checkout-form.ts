// Form of the order page, and its faults. Order fields are validated by the shared rule of details, page-only fields here.
import type { DeliveryAddress } from '../../delivery/address.ts';
import type { AddressDraft } from '../../delivery/saved-addresses.ts';
import type { OrderId } from '../../ids.ts';
import type { OrderType, Place } from '../../place/place.ts';
import { type DetailFault, detailsVerdict } from '../details-verdict.ts';
import { type DetailField, detailsAsked, type OrderDetails } from '../order-details.ts';
import { additionalTypeOf, type CheckoutOffer, offerFaults, pickupPlaceOf } from './checkout-offer.ts';
import type { PaymentMethod } from './payment-method.ts';

/** As typed: texts are trimmed and cut only when sent. */
export interface CheckoutForm {
  readonly orderType: OrderType | undefined;
  readonly name: string;
  readonly phone: string;
  /** Empty: no email wanted. */
  readonly email: string;
  readonly room: string;
  readonly comment: string;
  readonly payment: PaymentMethod | undefined;
  /** The saved card to charge, with `online`; absent: any card, on the provider's page. */
  readonly card?: string | undefined;
  /** The guest allows the provider to save the card; absent: not. */
  readonly savesCard?: boolean | undefined;
  /** 0: none wanted; undefined: not answered, which counts as none. */
  readonly cutlery: number | undefined;
  /** At a kiosk: take-away or eat here; absent: not answered. */
  readonly isToGo?: boolean | undefined;
  readonly agreed: boolean;
  readonly address: DeliveryAddress | undefined;
  /** Address that is still being typed in its dialog; absent: none. */
  readonly addressDraft?: AddressDraft | undefined;
  readonly pickupPlaceId: number | undefined;
  /** Name in the venue's language; absent: not chosen. */
  readonly additionalType?: string | undefined;
  /** Epoch ms; undefined: as soon as possible. */
  readonly wantedAt: number | undefined;
  /** The refused order whose time and comment were restored; absent: none. */
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

/** Name and phone of the guest, as typed. */
export type KnownGuest = Pick<CheckoutForm, 'name' | 'phone'>;

/** Fills in the guest known to the device, when the form has no name and phone yet. */
export const withGuest = (form: CheckoutForm | undefined, guest: KnownGuest | undefined): CheckoutForm | undefined =>
  guest === undefined || `${form?.name ?? ''}${form?.phone ?? ''}`.trim() !== ''
    ? form
    : { ...EMPTY_CHECKOUT, ...form, name: guest.name, phone: guest.phone };

/** Questions of the page at this place. */
export interface CheckoutAsks {
  /** A kiosk: name and phone are not asked when the order may be handed over by its label. */
  readonly byNumber?: boolean | undefined;
  /** The place's offer for an order type. */
  readonly offerOf: (orderType: OrderType) => CheckoutOffer;
  /** The venue has terms to agree to. */
  readonly agreement: boolean;
  /** Whether the place delivers to the form's address. */
  readonly isCarried: (form: Pick<CheckoutForm, 'address' | 'wantedAt'>) => boolean;
  /** Whether the order is possible at the wanted time, or as soon as possible; absent: unknown. */
  readonly isHeld?: ((form: Pick<CheckoutForm, 'orderType' | 'wantedAt' | 'address'>) => boolean) | undefined;
}

/** Parts of the page in its order, named as in the form. An address is one part. */
export const CHECKOUT_FIELDS = [
  'orderType',
  'isToGo',
  'address',
  'pickupPlaceId',
  'room',
  'additionalType',
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

/** Where take-away is a question, the cutlery that it needs comes right behind it. */
const FIELDS_WHERE_EATEN: readonly CheckoutField[] = CHECKOUT_FIELDS.flatMap((field) => {
  if (field === 'cutlery') return [];
  return field === 'isToGo' ? [field, 'cutlery'] : field;
});

export interface CheckoutFault extends Omit<DetailFault, 'field'> {
  readonly field: CheckoutField;
}

/** Order types that need this page, in display order. */
const CHECKOUT_TYPES = ['spot', 'delivery', 'preorder', 'served_on_spot', 'room'] as const satisfies OrderType[];

export const offeredTypes = (place: Pick<Place, 'orderTypes'>): readonly OrderType[] =>
  CHECKOUT_TYPES.filter((type) => place.orderTypes.some((one) => one.type === type));

const trimmedOrNone = (text: string): string | undefined => text.trim() || undefined;

/** The single element, which needs no question; undefined: several or none. */
const onlyOf = <T>(among: readonly T[]): T | undefined => (among.length === 1 ? among[0] : undefined);

/** Whether the page asks for take-away or eating here: at a kiosk, for orders handed over by label. */
export const asksWhereEaten = (
  offer: Pick<CheckoutOffer, 'byNumber'>,
  { byNumber = false }: Pick<CheckoutAsks, 'byNumber'>,
): boolean => byNumber && offer.byNumber === true;

/** Whether the page asks about cutlery: at a kiosk only for an order to take away, because the venue's tables have it. */
export const asksCutlery = (
  { isToGo }: Pick<CheckoutForm, 'isToGo'>,
  offer: Pick<CheckoutOffer, 'asksCutlery' | 'byNumber'>,
  asks: Pick<CheckoutAsks, 'byNumber'>,
): boolean => offer.asksCutlery && (!asksWhereEaten(offer, asks) || isToGo === true);

/**
 * Details to send; `phone` in international form. Fields that the order type does not ask are left out, and a field with one
 * possible value gets it.
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
  // Fields of another order type are neither sent nor validated.
  const isByNumber = asksWhereEaten(offer, asks);
  const isSaid = asked.name === 'required' && !isByNumber;
  const pickupPlaceId = pickupPlaceOf(offer, onlyOf(offer.pickupPlaces)?.id ?? form.pickupPlaceId)?.id;
  const additionalType = additionalTypeOf(offer, onlyOf(offer.additionalTypes ?? [])?.text ?? form.additionalType);
  return {
    name: isSaid ? form.name.trim() : '',
    phone: isSaid ? phone : '',
    ...(isSaid && email !== undefined && { email }),
    ...(asked.address && form.address && { address: form.address }),
    ...(asked.room && room !== undefined && { room }),
    ...(pickupPlaceId !== undefined && { pickupPlaceId }),
    ...(additionalType !== undefined && { additionalType }),
    ...(asked.wantedAt && form.wantedAt !== undefined && { wantedAt: form.wantedAt }),
    payment: onlyOf(offer.payments) ?? form.payment,
    ...(asksCutlery(form, offer, asks) && { cutlery: form.cutlery ?? 0 }),
    ...(isByNumber && form.isToGo !== undefined && { isToGo: form.isToGo }),
    ...(comment !== undefined && { comment }),
  };
};

const partOf = (field: DetailField): CheckoutField =>
  field === 'pickupPlace' ? 'pickupPlaceId' : (CHECKOUT_FIELDS.find((one) => one === field) ?? 'address');

/** Faults that block sending, at most one per part, in page order. */
export const checkoutFaults = (form: CheckoutForm, phone: string, asks: CheckoutAsks): readonly CheckoutFault[] => {
  const { orderType } = form;
  if (orderType === undefined) return [{ field: 'orderType', fault: 'missing' }];
  const offer = asks.offerOf(orderType);
  const { payment, ...rest } = detailsOf(orderType, form, phone, offer, asks);
  const details = { ...rest, ...(payment && { payment }) };
  const found: CheckoutFault[] = [
    ...detailsVerdict(orderType, details, asks.byNumber && offer.byNumber),
    ...offerFaults(offer, details).filter(({ field }) => field !== 'cutlery' || asksCutlery(form, offer, asks)),
  ].map(({ field, ...fault }) => ({ ...fault, field: partOf(field) }));
  const isWhereAsked = asksWhereEaten(offer, asks);
  if (isWhereAsked && form.isToGo === undefined) found.push({ field: 'isToGo', fault: 'missing' });
  if (orderType === 'delivery' && form.address && !asks.isCarried(form))
    found.push({ field: 'address', fault: 'wrong' });
  if (detailsAsked(orderType)?.wantedAt && asks.isHeld?.(form) === false)
    found.push({ field: 'wantedAt', fault: form.wantedAt === undefined ? 'missing' : 'wrong' });
  if (asks.agreement && !form.agreed) found.push({ field: 'agreed', fault: 'missing' });
  return (isWhereAsked ? FIELDS_WHERE_EATEN : CHECKOUT_FIELDS).flatMap(
    (part) => found.find(({ field }) => field === part) ?? [],
  );
};

/**
 * The form after an order was sent: values that the next order needs stay. The consent to the venue's pages stays too: the
 * same guest gave it on this device, sees it ticked, and can take it back.
 */
export const afterOrder = (form: CheckoutForm): CheckoutForm => ({
  ...form,
  comment: '',
  additionalType: undefined,
  cutlery: undefined,
  isToGo: undefined,
  wantedAt: undefined,
  savesCard: undefined,
});

/** The form after an order was refused: values that belong to this order only are restored, once. Later input wins. */
export const afterRefusal = (
  form: CheckoutForm,
  { id, details }: { readonly id: OrderId; readonly details: Omit<OrderDetails, 'payment'> },
): CheckoutForm =>
  form.restoredOf === id
    ? form
    : {
        ...form,
        comment: form.comment || (details.comment ?? ''),
        additionalType: form.additionalType ?? details.additionalType,
        cutlery: form.cutlery ?? details.cutlery,
        isToGo: form.isToGo ?? details.isToGo,
        wantedAt: form.wantedAt ?? details.wantedAt,
        restoredOf: id,
      };

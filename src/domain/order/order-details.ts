// Details that an order needs beside its dishes where it is not simply carried to its table. [S3.30, S3.31]
import type { DeliveryAddress } from '../delivery/address.ts';
import type { Language } from '../language/language.ts';
import type { OrderType } from '../place/place.ts';
import type { PaymentMethod } from './checkout/payment-method.ts';
import { type DetailedOrderType, hasDetails } from './order-type.ts';

/** Frozen with the order's entry: every retry sends the same. */
export interface OrderDetails {
  /** The guest's name, trimmed. */
  readonly name: string;
  /** E.164, "+359…"; "" where the order type asks for none. */
  readonly phone: string;
  readonly email?: string | undefined;
  /** Language of the mails to the guest; comes with `email`. */
  readonly language?: Language | undefined;
  /** With `delivery`. */
  readonly address?: DeliveryAddress | undefined;
  /** With `room`. */
  readonly room?: string | undefined;
  /** With `room`. [S7.19] */
  readonly additionalType?: string | undefined;
  /** With `preorder`: where it is fetched, one of the place's pickup places. */
  readonly pickupPlaceId?: number | undefined;
  /** Name of the pickup place in the venue's own language when the order was taken. */
  readonly pickupPlace?: string | undefined;
  /** Epoch ms; absent: as soon as possible. */
  readonly wantedAt?: number | undefined;
  readonly payment: PaymentMethod;
  /** Sets; absent: not asked; 0: none wanted. */
  readonly cutlery?: number | undefined;
  /** Taken away rather than eaten at the venue, as a guest of a kiosk says; absent: not asked. */
  readonly isToGo?: boolean | undefined;
  /** Comment on the whole order. */
  readonly comment?: string | undefined;
}

/** The details of an old order, once nobody has to know any more whom it was for. How it was paid, for when it was wanted and what went with it stay for the accounts; whom it was for, and their words, do not. */
export const withoutPerson = ({
  payment,
  wantedAt,
  cutlery,
  isToGo,
  pickupPlaceId,
  additionalType,
}: OrderDetails): OrderDetails => ({
  name: '',
  phone: '',
  payment,
  ...(wantedAt !== undefined && { wantedAt }),
  ...(cutlery !== undefined && { cutlery }),
  ...(isToGo !== undefined && { isToGo }),
  ...(pickupPlaceId !== undefined && { pickupPlaceId }),
  ...(additionalType !== undefined && { additionalType }),
});

/** The fields in which the order page asks for it, in its order. */
export const DETAIL_FIELDS = [
  'address',
  'streetNumber',
  'entrance',
  'floor',
  'apartment',
  'bell',
  'postalCode',
  'pickupPlace',
  'room',
  'additionalType',
  'wantedAt',
  'name',
  'phone',
  'email',
  'payment',
  'cutlery',
  'comment',
] as const;
export type DetailField = (typeof DETAIL_FIELDS)[number];

/** Characters as a person counts them. [S5.12, S5.15, S5.16, S9.14] */
export const DETAIL_LIMITS = {
  nameShortest: 3,
  name: 40,
  /** Digits of a number with its country. */
  phoneShortest: 8,
  phone: 15,
  email: 254,
  address: 200,
  streetNumber: 10,
  entrance: 10,
  floor: 10,
  apartment: 10,
  bell: 40,
  postalCode: 12,
  room: 10,
  additionalType: 60,
  cutlery: 99,
  comment: 500,
} as const;

type Asked = 'required' | 'optional';

const DELIVERY: Partial<Record<DetailField, Asked>> = {
  address: 'required',
  streetNumber: 'required',
  entrance: 'required',
  floor: 'required',
  apartment: 'required',
  bell: 'required',
  postalCode: 'optional',
};
const WHOM: Partial<Record<DetailField, Asked>> = { name: 'required', phone: 'required', email: 'optional' };
const ALWAYS: Partial<Record<DetailField, Asked>> = {
  wantedAt: 'optional',
  payment: 'required',
  cutlery: 'optional',
  comment: 'optional',
};
/** A guest at a table or in a room is found without a phone number. */
const IN_THE_VENUE: Partial<Record<DetailField, Asked>> = { name: 'optional', phone: 'optional', email: 'optional' };

/** Fields that each order type asks for; a field that is not named is not asked. */
const ASKED: Readonly<Record<DetailedOrderType, Partial<Record<DetailField, Asked>>>> = {
  delivery: { ...DELIVERY, ...WHOM, ...ALWAYS },
  preorder: { pickupPlace: 'optional', ...WHOM, ...ALWAYS },
  room: { room: 'required', additionalType: 'optional', ...IN_THE_VENUE, ...ALWAYS },
  served_on_spot: { ...IN_THE_VENUE, ...ALWAYS },
};

/** Fields that an order type asks for; undefined: none, it is carried to its table. */
export const detailsAsked = (orderType: OrderType): Readonly<Partial<Record<DetailField, Asked>>> | undefined =>
  hasDetails(orderType) ? ASKED[orderType] : undefined;

// Details that an order needs beside its dishes when it is not served at a table. [S3.30, S3.31]
import type { DeliveryAddress } from '../delivery/address.ts';
import type { Language } from '../language/language.ts';
import type { OrderType } from '../place/place.ts';
import type { PaymentMethod } from './checkout/payment-method.ts';
import { type DetailedOrderType, hasDetails } from './order-type.ts';

/** Frozen with the outbox entry: each retry sends the same. */
export interface OrderDetails {
  /** The guest's name, trimmed. */
  readonly name: string;
  /** E.164, "+359…"; "" when the order type asks for none. */
  readonly phone: string;
  readonly email?: string | undefined;
  /** Language of the guest's mails; present with `email`. */
  readonly language?: Language | undefined;
  /** With `delivery`. */
  readonly address?: DeliveryAddress | undefined;
  /** With `room`. */
  readonly room?: string | undefined;
  /** With `room`. [S7.19] */
  readonly additionalType?: string | undefined;
  /** With `preorder`: id of the pickup place. */
  readonly pickupPlaceId?: number | undefined;
  /** Name of the pickup place in the venue's language at the time of the order. */
  readonly pickupPlace?: string | undefined;
  /** Epoch ms; absent: as soon as possible. */
  readonly wantedAt?: number | undefined;
  readonly payment: PaymentMethod;
  /** Number of sets; absent: not asked; 0: none wanted. */
  readonly cutlery?: number | undefined;
  /** Take-away rather than eating here, as a kiosk's guest chooses; absent: not asked. */
  readonly isToGo?: boolean | undefined;
  /** Comment on the whole order. */
  readonly comment?: string | undefined;
}

/**
 * Anonymised details of an old order. Payment, wanted time and cutlery stay for accounting; the guest's data and comments
 * are removed.
 */
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

/** Fields of the order page, in its order. */
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

/** Limits in characters as a reader counts them. [S5.12, S5.15, S5.16, S9.14] */
export const DETAIL_LIMITS = {
  nameShortest: 3,
  name: 40,
  /** Digits of a number including the country code. */
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
/** A guest at a table or in a room can be found without a phone number. */
const IN_THE_VENUE: Partial<Record<DetailField, Asked>> = { name: 'optional', phone: 'optional', email: 'optional' };

/** Fields of each order type; others are not asked. */
const ASKED: Readonly<Record<DetailedOrderType, Partial<Record<DetailField, Asked>>>> = {
  delivery: { ...DELIVERY, ...WHOM, ...ALWAYS },
  preorder: { pickupPlace: 'optional', ...WHOM, ...ALWAYS },
  room: { room: 'required', additionalType: 'optional', ...IN_THE_VENUE, ...ALWAYS },
  served_on_spot: { ...IN_THE_VENUE, ...ALWAYS },
};

/** Fields that an order type asks; undefined: none, the order is served at its table. */
export const detailsAsked = (orderType: OrderType): Readonly<Partial<Record<DetailField, Asked>>> | undefined =>
  hasDetails(orderType) ? ASKED[orderType] : undefined;

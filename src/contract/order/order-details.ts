// Details of an order beside its dishes, on the wire: POST orders/delivery, orders/preorder, orders/room and
// orders/served-on-spot. [S7.17–S7.20] Parsing is tolerant: `detailsVerdict` checks lengths and characters, so that each
// field gets its own refusal code.
import * as v from 'valibot';
import type { DeliveryAddress } from '#domain/delivery/address.ts';
import { LANGUAGES } from '#domain/language/language.ts';
import type { PaymentMethod } from '#domain/order/checkout/payment-method.ts';
import type { OrderDetails } from '#domain/order/order-details.ts';
import type { OrderType } from '#domain/place/place.ts';
import { spendEntries } from '../loyalty/spend-wire.ts';
import { orderBodySchema } from './order.ts';
import { type PlaceClock, readWantedTime, wordsOfTime } from './wanted-time.ts';

/** Order types with details, with the last part of their URL. */
export const DETAILED_ORDERS = {
  delivery: 'delivery',
  preorder: 'preorder',
  room: 'room',
  served_on_spot: 'served-on-spot',
} as const satisfies Partial<Record<OrderType, string>>;
export type DetailedOrderType = keyof typeof DETAILED_ORDERS;

export const isDetailed = (orderType: OrderType): orderType is DetailedOrderType =>
  Object.hasOwn(DETAILED_ORDERS, orderType);

/** A guest's text. The order rules limit its length; over 4,000 characters make the body unreadable. */
const words = v.nullish(v.pipe(v.string(), v.maxLength(4000)));
const degrees = v.nullish(v.pipe(v.number(), v.finite()));
const count = v.nullish(v.pipe(v.number(), v.integer()));
/** Specified fields that we do not use: accepted and ignored. */
const unused = v.optional(v.unknown());

/** Fields of all order types. `token`: the order's own secret without a table, else the table session's. */
const commonEntries = {
  products: orderBodySchema.entries.products,
  order_comment: orderBodySchema.entries.order_comment,
  order_number: orderBodySchema.entries.order_number,
  promo_code: orderBodySchema.entries.promo_code,
  token: v.pipe(v.string(), v.maxLength(128)),
  client_name: words,
  client_phone: words,
  client_email: words,
  /** Ours: language of mails to the guest; an unsupported one counts as absent. */
  client_language: v.fallback(v.nullish(v.picklist(LANGUAGES)), undefined),
  order_text_comment: words,
  payment_method: words,
  cutlery: v.nullish(v.boolean()),
  count_cutlery: count,
  /** Ours: take-away or eat in. */
  to_go: v.nullish(v.boolean()),
  /** 0 when no time of day was chosen. [S5.26] */
  exact_time_selected: v.nullish(v.picklist([0, 1])),
  cartId: unused,
  free_product: unused,
  userDeviceData: unused,
  ...spendEntries,
  subscribe_for_lunch_menu: v.nullish(v.boolean()),
};

/** "2026-11-23T17:30:00.000Z", another instant with offset, or "23.11 19:30" by the place's clock. */
const moment = words;

/** [S7.17] */
const deliveryEntries = {
  client_address: words,
  street_number: words,
  floor_number: words,
  ap_number: words,
  bell_number: words,
  entrance_number: words,
  delivery_postal_code: words,
  delivery_time: moment,
  regionId: count,
  deliveryRadiusId: unused,
  deliveryShapeId: unused,
  lat: degrees,
  lng: degrees,
  delivery_address_lat: degrees,
  delivery_address_lng: degrees,
};

export const detailedBodySchemas = {
  delivery: v.object({ ...commonEntries, ...deliveryEntries }),
  /** [S7.18] */
  preorder: v.object({ ...commonEntries, pickup_time: moment, pickupPlaceId: count }),
  /** [S7.19] */
  room: v.object({ ...commonEntries, delivery_time: moment, room_number: words, additional_order_type: words }),
  /** [S7.20] */
  served_on_spot: v.object({ ...commonEntries, delivery_time: moment }),
} as const;

/** Any of the four bodies, parsed. */
export type DetailedBody = v.InferOutput<v.ObjectSchema<typeof commonEntries, undefined>> &
  Partial<v.InferOutput<typeof detailedBodySchemas.delivery>> &
  Partial<v.InferOutput<typeof detailedBodySchemas.preorder>> &
  Partial<v.InferOutput<typeof detailedBodySchemas.room>>;

const given = (text: string | null | undefined): string | undefined => text?.trim() || undefined;

const toPoint = (body: DetailedBody): DeliveryAddress['point'] => {
  const lat = body.delivery_address_lat ?? body.lat;
  const lng = body.delivery_address_lng ?? body.lng;
  return typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : undefined;
};

const toAddress = (body: DetailedBody): DeliveryAddress => {
  const point = toPoint(body);
  const postalCode = given(body.delivery_postal_code);
  return {
    words: given(body.client_address) ?? '',
    streetNumber: given(body.street_number) ?? '',
    floor: given(body.floor_number) ?? '',
    apartment: given(body.ap_number) ?? '',
    bell: given(body.bell_number) ?? '',
    entrance: given(body.entrance_number) ?? '',
    ...(postalCode !== undefined && { postalCode }),
    ...(typeof body.regionId === 'number' && { regionId: body.regionId }),
    ...(point && { point }),
  };
};

const toCutlery = ({ cutlery, count_cutlery: sets }: DetailedBody): number | undefined => {
  if (cutlery === false) return 0;
  return sets ?? (cutlery === true ? 1 : undefined);
};

/** Unvalidated details; missing ones are empty. */
export const detailsFromWire = (orderType: DetailedOrderType, body: DetailedBody, clock: PlaceClock): OrderDetails => {
  const email = given(body.client_email);
  const comment = given(body.order_text_comment);
  const wantedAt = readWantedTime(body.delivery_time ?? body.pickup_time, clock, body.exact_time_selected !== 0);
  const cutlery = toCutlery(body);
  const room = given(body.room_number);
  const additionalType = given(body.additional_order_type);
  return {
    name: given(body.client_name) ?? '',
    phone: given(body.client_phone) ?? '',
    // Validated with the rest: an unknown payment method is refused.
    payment: (given(body.payment_method) ?? '') as PaymentMethod,
    ...(email !== undefined && { email }),
    ...(orderType === 'delivery' && { address: toAddress(body) }),
    ...(room !== undefined && { room }),
    ...(additionalType !== undefined && { additionalType }),
    ...(typeof body.pickupPlaceId === 'number' && { pickupPlaceId: body.pickupPlaceId }),
    ...(wantedAt !== undefined && { wantedAt }),
    ...(cutlery !== undefined && { cutlery }),
    ...(typeof body.to_go === 'boolean' && { isToGo: body.to_go }),
    ...(comment !== undefined && { comment }),
  };
};

/** Wanted time given relative to the day of reading; undefined: none. */
export const wantedText = (body: DetailedBody): string | undefined =>
  wordsOfTime(body.delivery_time ?? body.pickup_time);

const addressToWire = (address: DeliveryAddress | undefined) => {
  const { lat = null, lng = null } = address?.point ?? {};
  return {
    client_address: address?.words ?? '',
    street_number: address?.streetNumber ?? '',
    floor_number: address?.floor ?? '',
    ap_number: address?.apartment ?? '',
    bell_number: address?.bell ?? '',
    entrance_number: address?.entrance ?? '',
    delivery_postal_code: address?.postalCode ?? null,
    regionId: address?.regionId ?? null,
    ...{ lat, lng, delivery_address_lat: lat, delivery_address_lng: lng },
  };
};

/** Body fields beside dishes and secret. */
export const detailsToWire = (orderType: DetailedOrderType, details: OrderDetails) => {
  const { wantedAt, cutlery } = details;
  const when = wantedAt === undefined ? null : new Date(wantedAt).toISOString();
  const common = {
    client_name: details.name,
    client_phone: details.phone,
    client_email: details.email ?? null,
    client_language: details.language,
    order_text_comment: details.comment ?? null,
    payment_method: details.payment,
    cutlery: cutlery === undefined ? null : cutlery > 0,
    count_cutlery: cutlery ?? null,
    to_go: details.isToGo,
    exact_time_selected: when === null ? (0 as const) : (1 as const),
  };
  if (orderType === 'preorder') return { ...common, pickup_time: when, pickupPlaceId: details.pickupPlaceId ?? null };
  const brought = { ...common, delivery_time: when };
  if (orderType === 'delivery') return { ...brought, ...addressToWire(details.address) };
  if (orderType === 'served_on_spot') return brought;
  return { ...brought, room_number: details.room ?? null, additional_order_type: details.additionalType ?? null };
};

// Details of an order beside its dishes, in rows on the device and on the server.
import * as v from 'valibot';
import { PAYMENT_METHODS } from '#domain/order/checkout/payment-method.ts';
import type { OrderDetails } from '#domain/order/order-details.ts';
import { maybe, type Plain, rowReader, whole } from '../stored-fields.ts';

export const storedAddress = v.looseObject({
  words: v.string(),
  streetNumber: v.string(),
  floor: v.string(),
  apartment: v.string(),
  bell: v.string(),
  entrance: v.string(),
  postalCode: maybe(v.string()),
  regionId: maybe(whole),
  point: maybe(v.looseObject({ lat: v.number(), lng: v.number() })),
});

export const storedDetails: v.GenericSchema<unknown, Plain<OrderDetails>> = v.looseObject({
  name: v.string(),
  phone: v.string(),
  email: maybe(v.string()),
  address: maybe(storedAddress),
  room: maybe(v.string()),
  additionalType: maybe(v.string()),
  pickupPlaceId: maybe(whole),
  pickupPlace: maybe(v.string()),
  wantedAt: maybe(v.number()),
  payment: v.picklist(PAYMENT_METHODS),
  cutlery: maybe(whole),
  isToGo: maybe(v.boolean()),
  comment: maybe(v.string()),
});

/** undefined: unreadable. */
export const readOrderDetails = rowReader<OrderDetails>(storedDetails);

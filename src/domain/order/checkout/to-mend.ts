// Fields of the order page that a refusal asks again, and until when.
import type { OrderDetails } from '../order-details.ts';
import type { Refusal, RefusedField } from '../refusal.ts';
import type { CheckoutField, CheckoutForm } from './checkout-form.ts';
import type { CheckoutOffer } from './checkout-offer.ts';

type MendedField = Exclude<CheckoutField, 'orderType' | 'agreed'>;

const FIELD_OF: Readonly<Partial<Record<string, MendedField>>> = {
  invalid_delivery_shape: 'address',
  invalid_address: 'address',
  invalid_name: 'name',
  invalid_phone: 'phone',
  invalid_time: 'wantedAt',
  slot_full: 'wantedAt',
  place_closed: 'wantedAt',
  card_payment_requires_login: 'payment',
};

const PART_OF: Readonly<Record<RefusedField, MendedField>> = {
  pickupPlace: 'pickupPlaceId',
  room: 'room',
  additionalType: 'additionalType',
  email: 'email',
  payment: 'payment',
  cutlery: 'cutlery',
  comment: 'comment',
};

/** Part of the page that caused the refusal; undefined: none. */
export const fieldToMend = (refusal: Pick<Refusal, 'code' | 'field'> | undefined): MendedField | undefined =>
  refusal && (FIELD_OF[refusal.code] ?? (refusal.field && PART_OF[refusal.field]));

/** A phone number as typed, with or without its country code. */
const isSameNumber = (sent: string, typed: string): boolean => {
  const digits = typed.replaceAll(/\D/g, '').replace(/^0+/, '');
  return digits !== '' && sent.endsWith(digits);
};

/**
 * A single offered value is sent automatically and never stored in the form; among several, a value that is no longer
 * offered must be chosen again. `offered` undefined: not known yet.
 */
const isChoiceAsRefused = <T>(offered: readonly T[] | undefined, chosen: T | undefined, refused: T | undefined) => {
  if (offered?.length === 0) return refused === undefined;
  const sent = offered?.length === 1 ? offered[0] : (offered ?? [chosen]).find((one) => one === chosen);
  return sent === undefined || sent === refused;
};

/** Whether a part of the form still has the refused value and would be refused again. `offer`: of the current order type. */
export const isAsRefused = (
  field: MendedField,
  form: Pick<CheckoutForm, MendedField>,
  details: Partial<Pick<OrderDetails, MendedField>>,
  offer: Pick<CheckoutOffer, 'payments' | 'pickupPlaces' | 'additionalTypes'> | undefined,
): boolean => {
  switch (field) {
    case 'address':
      return form.address !== undefined && JSON.stringify(form.address) === JSON.stringify(details.address);
    case 'phone':
      return isSameNumber(details.phone ?? '', form.phone);
    case 'name':
    case 'room':
    case 'email':
    case 'comment':
      return form[field].trim() === (details[field] ?? '');
    case 'payment':
      return isChoiceAsRefused(offer?.payments, form.payment, details.payment);
    case 'pickupPlaceId': {
      const offered = offer?.pickupPlaces.map(({ id }) => id);
      return isChoiceAsRefused(offered, form.pickupPlaceId, details.pickupPlaceId);
    }
    case 'additionalType': {
      const offered = offer && (offer.additionalTypes ?? []).map(({ text }) => text);
      return isChoiceAsRefused(offered, form.additionalType, details.additionalType);
    }
    case 'wantedAt':
    case 'cutlery':
    case 'isToGo':
      return form[field] === details[field];
  }
};

// Fields of the order page that a refusal is about and that are asked again, and until when.
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
  email: 'email',
  payment: 'payment',
  cutlery: 'cutlery',
  comment: 'comment',
};

/** Which part of the page an order was turned down for; undefined: none of it. */
export const fieldToMend = (refusal: Pick<Refusal, 'code' | 'field'> | undefined): MendedField | undefined =>
  refusal && (FIELD_OF[refusal.code] ?? (refusal.field && PART_OF[refusal.field]));

/** A number as it is typed, with or without its country. */
const isSameNumber = (sent: string, typed: string): boolean => {
  const digits = typed.replaceAll(/\D/g, '').replace(/^0+/, '');
  return digits !== '' && sent.endsWith(digits);
};

/**
 * The only one of what is offered is sent unasked and never stands in the form; where there are several, what is not chosen
 * among them is still to be chosen. `offered` undefined: nobody knows yet.
 */
const isChoiceAsRefused = <T>(offered: readonly T[] | undefined, chosen: T | undefined, refused: T | undefined) => {
  if (offered?.length === 0) return refused === undefined;
  const sent = offered?.length === 1 ? offered[0] : (offered ?? [chosen]).find((one) => one === chosen);
  return sent === undefined || sent === refused;
};

/**
 * Whether a part of the form is still what was turned down: sent so, it would be turned down again. `offer`: of the way that
 * is taken now.
 */
export const isAsRefused = (
  field: MendedField,
  form: Pick<CheckoutForm, MendedField>,
  details: Partial<Pick<OrderDetails, MendedField>>,
  offer: Pick<CheckoutOffer, 'payments' | 'pickupPlaces'> | undefined,
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
    case 'wantedAt':
    case 'cutlery':
    case 'isToGo':
      return form[field] === details[field];
  }
};

// What of the order page a refusal is about, so that it is asked again, and until when it is.
import type { OrderDetails } from '../order-details.ts';
import type { Refusal, RefusedField } from '../refusal.ts';
import type { CheckoutField, CheckoutForm } from './checkout-form.ts';

type MendedField = Exclude<CheckoutField, 'orderType' | 'agreed'>;

const FIELD_OF: Readonly<Partial<Record<string, MendedField>>> = {
  invalid_delivery_shape: 'address',
  invalid_address: 'address',
  invalid_name: 'name',
  invalid_phone: 'phone',
  invalid_time: 'wantedAt',
  slot_full: 'wantedAt',
  place_closed: 'wantedAt',
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

/** Whether a part of the form is still what was turned down: sent so, it would be turned down again. */
export const isAsRefused = (
  field: MendedField,
  form: Pick<CheckoutForm, MendedField>,
  details: Partial<Pick<OrderDetails, MendedField>>,
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
    case 'pickupPlaceId':
      // What there was no choice of was never filled in.
      return form[field] === undefined || form[field] === details[field];
    case 'wantedAt':
    case 'cutlery':
      return form[field] === details[field];
  }
};

// What of the order page a refusal is about, so that it is asked again, and until when it is.
import type { OrderDetails } from '../order-details.ts';
import type { CheckoutField, CheckoutForm } from './checkout-form.ts';

type MendedField = Extract<CheckoutField, 'address' | 'name' | 'phone' | 'wantedAt'>;

const FIELD_OF: Readonly<Partial<Record<string, MendedField>>> = {
  invalid_delivery_shape: 'address',
  invalid_address: 'address',
  invalid_name: 'name',
  invalid_phone: 'phone',
  invalid_time: 'wantedAt',
  slot_full: 'wantedAt',
  place_closed: 'wantedAt',
};

/** Which part of the page an order was turned down for; undefined: none of it. */
export const fieldToMend = (code: string | undefined): MendedField | undefined =>
  code === undefined ? undefined : FIELD_OF[code];

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
    case 'name':
      return form.name.trim() === details.name;
    case 'phone':
      return isSameNumber(details.phone ?? '', form.phone);
    case 'wantedAt':
      return form.wantedAt === details.wantedAt;
  }
};

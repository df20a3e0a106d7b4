// The order page's form as a schema for the form library's resolver. The rules are in the domain.
import * as v from 'valibot';
import {
  type CheckoutAsks,
  type CheckoutFault,
  type CheckoutForm,
  checkoutFaults,
} from '#domain/order/checkout/checkout-form.ts';
import { phoneToSend } from './phone-number.ts';
import { readStoredCheckout } from './stored-checkout.ts';

type Fault = Omit<CheckoutFault, 'field'>;

/** Fault of one part, encoded as an issue's message. */
const FAULT = /^(missing|short|long|wrong)(?::(\d+))?$/;

const spell = ({ fault, limit }: Fault): string => (limit === undefined ? fault : `${fault}:${limit}`);

/** undefined: no fault. */
export const readFault = (message: string | undefined): Fault | undefined => {
  const [, fault, limit] = FAULT.exec(message ?? '') ?? [];
  if (fault !== 'missing' && fault !== 'short' && fault !== 'long' && fault !== 'wrong') return undefined;
  return { fault, ...(limit !== undefined && { limit: Number(limit) }) };
};

/** `placePhone`: the place's number, for numbers without a country code. */
export const checkoutSchema = (asks: CheckoutAsks, placePhone: string) =>
  v.pipe(
    v.custom<CheckoutForm>((form) => readStoredCheckout(form) !== undefined),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const form = dataset.value;
      for (const { field, ...fault } of checkoutFaults(form, phoneToSend(form.phone, placePhone), asks)) {
        addIssue({
          message: spell(fault),
          path: [{ type: 'object', origin: 'value', input: { ...form }, key: field, value: form[field] }],
        });
      }
    }),
  );

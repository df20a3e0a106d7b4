import { valibotResolver } from '@hookform/resolvers/valibot';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { checkoutSchema, readFault } from '#contract/order/checkout-schema.ts';
import { phoneToSend, phoneToShow } from '#contract/order/phone-number.ts';
import {
  type CheckoutAsks,
  type CheckoutFault,
  type CheckoutField,
  type CheckoutForm,
  checkoutFaults,
  detailsOf,
  EMPTY_CHECKOUT,
} from '#domain/order/checkout/checkout-form.ts';
import type { OrderDetails } from '#domain/order/order-details.ts';
import type { OrderType } from '#domain/place/place.ts';

/** The complete form to send, and the part of it that is kept for the next order. */
export interface CheckoutToSend {
  readonly faults?: undefined;
  readonly orderType: OrderType;
  readonly details: OrderDetails;
}

export interface CheckoutFormControl {
  readonly form: CheckoutForm;
  readonly change: (patch: Partial<CheckoutForm>) => void;
  /** The guest has left a field, which is validated from now on. */
  readonly leave: (field: CheckoutField) => void;
  readonly faultOf: (field: CheckoutField) => Omit<CheckoutFault, 'field'> | undefined;
  /** Name and number were known when the page was opened; the number in its owner's format. */
  readonly knowsGuest: boolean;
  readonly shownPhone: string;
  /** Validates everything. Shows and returns the invalid parts; without any, returns what is to be sent. */
  readonly judge: () => CheckoutToSend | { readonly faults: readonly CheckoutFault[] };
}

interface CheckoutFormParts {
  /** Stored values. */
  readonly kept: CheckoutForm | undefined;
  /** Values known now, which override stored ones. */
  readonly first: Partial<CheckoutForm>;
  readonly asks: CheckoutAsks;
  /** The place's phone number, for numbers without a country code. */
  readonly placePhone: string;
  readonly keep: (form: CheckoutForm) => void;
}

const isOfGuest = (field: CheckoutField): boolean => field === 'name' || field === 'phone';

/** The form of the order page. Starts with stored and known values, and saves each change. */
export function useCheckoutForm({ kept, first, asks, placePhone, keep }: CheckoutFormParts): CheckoutFormControl {
  const { offerOf, byNumber, agreement, isCarried, isHeld } = asks;
  const resolver = useMemo(
    () => valibotResolver(checkoutSchema({ offerOf, byNumber, agreement, isCarried, isHeld }, placePhone)),
    [offerOf, byNumber, agreement, isCarried, isHeld, placePhone],
  );
  const [begun] = useState<CheckoutForm>(() => ({ ...EMPTY_CHECKOUT, ...kept, ...first }));
  const { watch, getValues, setValues, trigger, formState } = useForm<CheckoutForm>({ defaultValues: begun, resolver });
  const { errors } = formState;
  const form = watch();
  const [knowsGuest] = useState(
    () => !checkoutFaults(begun, phoneToSend(begun.phone, placePhone), asks).some(({ field }) => isOfGuest(field)),
  );
  const [left, setLeft] = useState<readonly CheckoutField[]>([]);

  const judgeFields = (fields: readonly CheckoutField[]) => void trigger([...fields]).catch(() => undefined);
  return {
    form,
    knowsGuest: knowsGuest && begun.name !== '' && begun.phone !== '',
    shownPhone: phoneToShow(form.phone, placePhone),
    change: (patch) => {
      const now = { ...getValues(), ...patch };
      setValues(patch);
      keep(now);
      // An error disappears once its field is valid, or once another answer makes its question needless.
      judgeFields(left);
    },
    leave: (field) => {
      if (!left.includes(field)) setLeft([...left, field]);
      judgeFields([field]);
    },
    faultOf: (field) => (left.includes(field) ? readFault(errors[field]?.message) : undefined),
    judge: () => {
      const now = getValues();
      const phone = phoneToSend(now.phone, placePhone);
      const faults = checkoutFaults(now, phone, asks);
      const { orderType } = now;
      // Other questions may not be visible yet, so a press marks only what is missing now.
      const asked = [...new Set([...left, ...faults.map(({ field }) => field)])];
      setLeft(asked);
      judgeFields(asked);
      if (faults.length > 0 || orderType === undefined) return { faults };
      const { payment, ...details } = detailsOf(orderType, now, phone, offerOf(orderType), { byNumber });
      return payment ? { orderType, details: { ...details, payment } } : { faults };
    },
  };
}

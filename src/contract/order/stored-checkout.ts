// Form values of the order page in their row.
import * as v from 'valibot';
import { ADDRESS_KINDS } from '#domain/delivery/saved-addresses.ts';
import type { CheckoutForm } from '#domain/order/checkout/checkout-form.ts';
import { PAYMENT_METHODS } from '#domain/order/checkout/payment-method.ts';
import { ORDER_TYPES } from '#domain/place/place.ts';
import { maybe, name, type Plain, rowReader, whole } from '../stored-fields.ts';
import { storedAddress } from './stored-details.ts';

/** An unreadable field, of another build or edited by hand, counts as empty. */
const kept = <S extends v.GenericSchema>(schema: S) => v.fallback(maybe(schema), undefined);
const text = v.fallback(v.string(), '');

const schema: v.GenericSchema<unknown, Plain<CheckoutForm>> = v.object({
  orderType: kept(v.picklist(ORDER_TYPES)),
  name: text,
  phone: text,
  email: text,
  room: text,
  comment: text,
  payment: kept(v.picklist(PAYMENT_METHODS)),
  card: kept(name),
  savesCard: kept(v.boolean()),
  cutlery: kept(v.pipe(whole, v.minValue(0))),
  isToGo: kept(v.boolean()),
  agreed: v.fallback(v.boolean(), false),
  address: kept(storedAddress),
  addressDraft: kept(
    v.object({
      address: storedAddress,
      keptAs: kept(v.object({ kind: v.picklist(ADDRESS_KINDS), name: text })),
    }),
  ),
  pickupPlaceId: kept(whole),
  additionalType: kept(v.string()),
  wantedAt: kept(v.number()),
  restoredOf: kept(name),
});

/** undefined: unreadable. */
export const readStoredCheckout = rowReader<CheckoutForm>(schema);

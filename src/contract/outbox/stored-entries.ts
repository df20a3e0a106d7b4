// Fields of the outbox's rows.
import * as v from 'valibot';
import { LANGUAGES } from '#domain/language/language.ts';
import { REFUSAL_CODES, REFUSED_FIELDS, UNKNOWN_REFUSAL } from '#domain/order/refusal.ts';
import { ORDER_TYPES } from '#domain/place/place.ts';
import { orderKeySchema } from '../account/order-key.ts';
import { storedAvoidance } from '../diet/avoidance.ts';
import { storedSpend, storedSpending } from '../loyalty/stored-spending.ts';
import { orderSecretSchema } from '../order/order-secret.ts';
import { storedDetails } from '../order/stored-details.ts';
import { storedOrder } from '../order/stored-order.ts';
import { storedPromo, storedPromoAnswer } from '../promotion/stored-promo.ts';
import { cartLine, choice, comments, id, ids, maybe, name, quantity, whole } from '../stored-fields.ts';
import { commandEntries } from './command-entries.ts';

/** Refusal codes that any kind of command may get. */
export const SHARED_CODES = ['session_closed', 'order_expired', 'order_cancelled', 'idempotency_key_reused'] as const;

/** Row fields of a refusal; each kind has its own codes. */
export const refusalOf = <Code extends string>(codes: readonly Code[]) =>
  maybe(
    v.looseObject({
      code: v.picklist(codes),
      productIds: ids,
      ingredientIds: ids,
      quote: maybe(v.looseObject({ total: whole, menuVersion: v.string() })),
      field: v.fallback(maybe(v.picklist(REFUSED_FIELDS)), undefined),
      portions: v.fallback(maybe(v.array(v.object({ productId: id, left: whole }))), undefined),
      nextAt: v.fallback(maybe(v.number()), undefined),
      opensAt: v.fallback(maybe(v.number()), undefined),
      promo: v.fallback(maybe(storedPromoAnswer), undefined),
      minimum: v.fallback(maybe(whole), undefined),
      words: v.fallback(maybe(v.string()), undefined),
      said: v.fallback(maybe(v.string()), undefined),
    }),
  );

const names = v.array(v.string());

/** Names of the choices. For display only: an unreadable one is left out, and the order is still sent. */
const chosenNames = v.fallback(
  maybe(v.object({ chosen: names, added: names, removed: names, textLanguage: maybe(v.picklist(LANGUAGES)) })),
  undefined,
);

/** Additional row fields of an order. */
export const orderEntries = {
  ...commandEntries,
  kind: v.literal('order'),
  orderType: v.picklist(ORDER_TYPES),
  lines: v.array(
    v.looseObject({
      productId: id,
      variantId: id,
      categoryId: maybe(id),
      choice,
      quantity,
      comment: maybe(v.string()),
    }),
  ),
  comments,
  avoidance: storedAvoidance,
  quote: v.looseObject({ total: whole, menuVersion: v.string() }),
  replaces: maybe(name),
  details: maybe(storedDetails),
  secret: maybe(orderSecretSchema),
  promoCode: maybe(v.string()),
  orderNumber: maybe(whole),
  customer: v.fallback(maybe(orderKeySchema), undefined),
  promo: v.fallback(maybe(storedPromo), undefined),
  isRegistered: v.fallback(maybe(v.boolean()), undefined),
  spend: maybe(storedSpend),
  spending: storedSpending,
  order: maybe(storedOrder),
  refusal: refusalOf([...REFUSAL_CODES, UNKNOWN_REFUSAL]),
  summary: v.array(
    v.looseObject({
      name: v.string(),
      detail: v.string(),
      choice: chosenNames,
      quantity: v.number(),
      total: v.number(),
    }),
  ),
  cartLines: v.array(cartLine),
  terms: v.looseObject({ currency: name, orderSilentMinutes: v.number(), orderAskMinutes: v.number() }),
};

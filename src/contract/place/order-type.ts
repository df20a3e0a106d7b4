// An order type of a place on the wire: discounts and delivery terms. [S3.20–S3.24]
import * as v from 'valibot';
import { isLanguage } from '#domain/language/language.ts';
import type { Translated } from '#domain/language/translated.ts';
import { type PaymentMethod, RECEIPT_METHODS } from '#domain/order/checkout/payment-method.ts';
import { type DeliveryTerms, ORDER_TYPES, type PickupPlace, type PlaceOrderType } from '#domain/place/place.ts';
import { type Currency, formatAmountPlain, type Minor, parseAmount } from '#domain/pricing/money.ts';
import { amountText, maybeText, numeric, rowId, text, translations } from '../wire.ts';

const discountSchema = v.object({
  price_over: amountText,
  value: amountText,
  value_type: v.picklist(['percent', 'money']),
  active_start_time: maybeText,
  active_end_time: maybeText,
});

/** Ours: minimum order, and names of zones. Absent: unset. */
const terms = {
  delivery_price: amountText,
  required_order_price_for_free_delivery: v.nullish(amountText),
  min_order_price: v.nullish(amountText),
};
const hours = { active_time_from: maybeText, active_time_to: maybeText };
/** `address`: of pickup places alone; an older server sends none. */
const named = { name: text(), translations: translations(v.object({ name: maybeText, address: maybeText })) };
const list = <S extends v.GenericSchema>(item: S) => v.optional(v.array(item), []);

export const orderTypeSchema = v.object({
  type: v.picklist(ORDER_TYPES),
  id: rowId,
  discounts: list(discountSchema),
  prices: list(v.object({ price_over: amountText, price: amountText })),
  radiuses: list(v.object({ radius_start: numeric, radius_end: numeric, ...terms })),
  delivery_shapes: list(
    v.object({ id: rowId, coordinates: v.array(v.tuple([numeric, numeric])), ...hours, ...named, ...terms }),
  ),
  /** Ours. [S5.22] */
  regions: v.optional(v.array(v.object({ id: rowId, ...hours, ...named, ...terms }))),
  required_order_price_for_free_delivery: v.nullish(amountText),
  min_order_price: v.nullish(amountText),
  /** Ours, like the next six fields. */
  payments: v.optional(v.array(v.picklist(RECEIPT_METHODS))),
  /** Online payment: a separate field, because older pages reject an unknown third method. */
  pays_online: v.optional(v.boolean()),
  /** The room's bill: a separate field for the same reason. */
  charges_room: v.optional(v.boolean()),
  cutlery: v.optional(v.boolean()),
  cutlery_price: v.nullish(amountText),
  pickup_places: v.optional(v.array(v.object({ id: rowId, ...named, address: text() }))),
  additional_types: v.optional(v.array(v.object(named))),
  by_number: v.optional(v.boolean()),
});

type WireOrderType = v.InferInput<typeof orderTypeSchema>;
type ReadOrderType = v.InferOutput<typeof orderTypeSchema>;

class WrongAmount extends Error {}

type Named = Pick<ReadOrderType['delivery_shapes'][number], 'name' | 'translations'>;

const saidBy = ({ translations: by }: Named, field: 'name' | 'address'): Translated['by'] =>
  Object.fromEntries(Object.entries(by).flatMap(([language, { [field]: own }]) => (own ? [[language, own]] : [])));
const toTranslated = (wire: Named): Translated => ({ text: wire.name, by: saidBy(wire, 'name') });

const pickupPlaceToWire = ({ id, name, address, addressBy = {} }: PickupPlace) => {
  const languages = [...new Set([...Object.keys(name.by), ...Object.keys(addressBy)])].filter(isLanguage);
  return {
    id,
    name: name.text,
    address,
    translations: Object.fromEntries(
      languages.map((one) => [
        one,
        { ...(name.by[one] && { name: name.by[one] }), ...(addressBy[one] && { address: addressBy[one] }) },
      ]),
    ),
  };
};

const paymentsOf = ({ payments, pays_online, charges_room }: ReadOrderType): readonly PaymentMethod[] | undefined =>
  pays_online || charges_room
    ? [
        ...(charges_room ? ['room' as const] : []),
        ...(payments ?? RECEIPT_METHODS),
        ...(pays_online ? ['online' as const] : []),
      ]
    : payments;

const paymentsToWire = (
  payments: PlaceOrderType['payments'],
): Pick<WireOrderType, 'payments' | 'pays_online' | 'charges_room'> => {
  if (!payments) return {};
  const onReceipt = RECEIPT_METHODS.filter((method) => payments.includes(method));
  return {
    payments: onReceipt,
    ...(payments.includes('online') && { pays_online: true }),
    ...(payments.includes('room') && { charges_room: true }),
  };
};

/** undefined when an amount is invalid for the currency. */
export function toOrderType(wire: ReadOrderType, currency: Currency): PlaceOrderType | undefined {
  const money = (amount: string) => {
    const minor = parseAmount(amount, currency);
    if (minor === undefined) throw new WrongAmount(amount);
    return minor;
  };
  const maybe = (amount: string | null | undefined) => (amount == null ? undefined : money(amount));
  const minimumOf = (amount: string | null | undefined) => (amount == null ? {} : { minimum: money(amount) });
  const termsOf = (one: Pick<ReadOrderType['radiuses'][number], keyof typeof terms>): DeliveryTerms => ({
    deliveryPrice: money(one.delivery_price),
    freeFrom: maybe(one.required_order_price_for_free_delivery),
    ...minimumOf(one.min_order_price),
  });
  const hoursOf = (one: Pick<ReadOrderType['delivery_shapes'][number], keyof typeof hours>) => ({
    activeFrom: one.active_time_from,
    activeTo: one.active_time_to,
  });
  try {
    return {
      type: wire.type,
      id: wire.id,
      discounts: wire.discounts.map((tier) => ({
        priceOver: money(tier.price_over),
        valueType: tier.value_type,
        value: tier.value_type === 'percent' ? Number(tier.value) : money(tier.value),
        activeFrom: tier.active_start_time,
        activeTo: tier.active_end_time,
      })),
      prices: wire.prices.map((tier) => ({ priceOver: money(tier.price_over), price: money(tier.price) })),
      radiuses: wire.radiuses.map((radius) => ({
        start: radius.radius_start,
        end: radius.radius_end,
        ...termsOf(radius),
      })),
      shapes: wire.delivery_shapes.map((shape) => ({
        id: shape.id,
        coordinates: shape.coordinates,
        ...hoursOf(shape),
        ...termsOf(shape),
        ...(shape.name && { name: toTranslated(shape) }),
      })),
      ...(wire.regions && {
        regions: wire.regions.map((region) => ({
          id: region.id,
          name: toTranslated(region),
          ...hoursOf(region),
          ...termsOf(region),
        })),
      }),
      ...(wire.required_order_price_for_free_delivery != null && {
        freeFrom: money(wire.required_order_price_for_free_delivery),
      }),
      ...minimumOf(wire.min_order_price),
      payments: paymentsOf(wire),
      asksCutlery: wire.cutlery,
      ...(wire.cutlery_price != null && { cutleryPrice: money(wire.cutlery_price) }),
      pickupPlaces: wire.pickup_places?.map((one) => ({
        ...{ id: one.id, name: toTranslated(one) },
        ...{ address: one.address, addressBy: saidBy(one, 'address') },
      })),
      additionalTypes: wire.additional_types?.map(toTranslated),
      byNumber: wire.by_number,
    };
  } catch (error) {
    if (error instanceof WrongAmount) return undefined;
    throw error;
  }
}

export function orderTypeToWire(type: PlaceOrderType, currency: Currency): WireOrderType {
  const plain = (amount: Minor) => formatAmountPlain(amount, currency);
  const maybe = (amount: Minor | undefined) => (amount === undefined ? null : plain(amount));
  const minimumOf = (amount: Minor | undefined) => (amount === undefined ? {} : { min_order_price: plain(amount) });
  const termsOf = ({ deliveryPrice, freeFrom, minimum }: DeliveryTerms) => ({
    delivery_price: plain(deliveryPrice),
    required_order_price_for_free_delivery: maybe(freeFrom),
    ...minimumOf(minimum),
  });
  const hoursOf = (one: { readonly activeFrom: string | undefined; readonly activeTo: string | undefined }) => ({
    active_time_from: one.activeFrom ?? null,
    active_time_to: one.activeTo ?? null,
  });
  const namesOf = ({ text: name, by }: Translated) => ({
    name,
    translations: Object.fromEntries(Object.entries(by).map(([language, own]) => [language, { name: own }])),
  });
  return {
    type: type.type,
    id: type.id,
    discounts: type.discounts.map((tier) => ({
      price_over: plain(tier.priceOver),
      value: tier.valueType === 'percent' ? tier.value : plain(tier.value as Minor),
      value_type: tier.valueType,
      active_start_time: tier.activeFrom ?? null,
      active_end_time: tier.activeTo ?? null,
    })),
    prices: type.prices.map((tier) => ({ price_over: plain(tier.priceOver), price: plain(tier.price) })),
    radiuses: type.radiuses.map((radius) => ({
      radius_start: radius.start,
      radius_end: radius.end,
      ...termsOf(radius),
    })),
    delivery_shapes: type.shapes.map((shape) => ({
      id: shape.id,
      coordinates: shape.coordinates.map(([lat, lng]): [number, number] => [lat, lng]),
      ...hoursOf(shape),
      ...termsOf(shape),
      ...(shape.name && namesOf(shape.name)),
    })),
    ...(type.regions && {
      regions: type.regions.map((region) => ({
        id: region.id,
        ...namesOf(region.name),
        ...hoursOf(region),
        ...termsOf(region),
      })),
    }),
    ...(type.freeFrom !== undefined && { required_order_price_for_free_delivery: plain(type.freeFrom) }),
    ...minimumOf(type.minimum),
    ...paymentsToWire(type.payments),
    ...(type.asksCutlery && { cutlery: true }),
    ...(type.cutleryPrice !== undefined && { cutlery_price: plain(type.cutleryPrice) }),
    ...(type.byNumber && { by_number: true }),
    ...(type.pickupPlaces && {
      pickup_places: type.pickupPlaces.map(pickupPlaceToWire),
    }),
    ...(type.additionalTypes && { additional_types: type.additionalTypes.map(namesOf) }),
  };
}

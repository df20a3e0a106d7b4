// GET client: the owner with its places. Ours to define.
import * as v from 'valibot';
import type { CategoryId, PlaceId } from '#domain/ids.ts';
import { LANGUAGES } from '#domain/language/language.ts';
import { formatWindows, parseWindows } from '#domain/place/hours.ts';
import {
  type Client,
  ORDER_TYPES,
  type OrderNumberDiscount,
  type Place,
  type PlaceOrderType,
} from '#domain/place/place.ts';
import type { WeeklyHours } from '#domain/place/weekly-hours.ts';
import type { Currency } from '#domain/pricing/money.ts';
import { formatAmountPlain, minor, parseAmount } from '#domain/pricing/money.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { pictureSchema, pictureToWire, toPicture } from '../picture.ts';
import { amountText, maybeText, numeric, reasonOf, rowId, text, translations } from '../wire.ts';
import { datedHours, datedHoursToWire } from './dated-hours.ts';

const discountSchema = v.object({
  price_over: amountText,
  value: amountText,
  value_type: v.picklist(['percent', 'money']),
  active_start_time: maybeText,
  active_end_time: maybeText,
});

const orderTypeSchema = v.object({
  type: v.picklist(ORDER_TYPES),
  id: rowId,
  discounts: v.optional(v.array(discountSchema), []),
  prices: v.optional(v.array(v.object({ price_over: amountText, price: amountText })), []),
  radiuses: v.optional(
    v.array(
      v.object({
        radius_start: numeric,
        radius_end: numeric,
        delivery_price: amountText,
        required_order_price_for_free_delivery: v.nullish(amountText),
      }),
    ),
    [],
  ),
  delivery_shapes: v.optional(
    v.array(
      v.object({
        id: rowId,
        coordinates: v.array(v.tuple([numeric, numeric])),
        active_time_from: maybeText,
        active_time_to: maybeText,
        delivery_price: amountText,
      }),
    ),
    [],
  ),
});

const orderNumberDiscountSchema = v.object({
  on_order_number: rowId,
  discount_type: v.picklist(['percent', 'money']),
  discount_amount: amountText,
});

const stationSchema = v.object({ id: v.string(), name: text(), categories: v.array(rowId), default: v.boolean() });

export const placeSchema = v.object({
  id: rowId,
  slug: v.pipe(v.string(), v.minLength(1)),
  name: text(),
  description: text(),
  text_language: v.picklist(LANGUAGES),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  time_zone: v.pipe(v.string(), v.minLength(1)),
  default_lang: v.picklist(LANGUAGES),
  languages: v.array(v.picklist(LANGUAGES)),
  accent: maybeText,
  address: text(),
  phone: text(),
  email: text(),
  translations: translations(v.object({ name: maybeText, description: maybeText })),
  logo: v.nullish(pictureSchema),
  picture: v.nullish(pictureSchema),
  location: v.nullish(v.object({ lat: numeric, lng: numeric })),
  /** One string a weekday, Monday first, as `working_hours_1` in the settings. */
  working_hours: v.nullish(v.array(v.string())),
  /** Ours: days with hours of their own, as in the settings. Left out where there are none. */
  working_hours_dates: v.optional(v.record(v.string(), v.string())),
  ordertypes: v.optional(v.array(orderTypeSchema), []),
  functionality_modules: v.optional(v.array(v.string()), []),
  /** Ours. Left out where one kitchen cooks everything. */
  stations: v.optional(v.array(stationSchema)),
  /** Ours: guests may enter a promo code. */
  promo_codes: v.optional(v.boolean()),
  /** [S3.26] */
  order_discounts: v.optional(v.array(orderNumberDiscountSchema)),
});
export type WirePlace = v.InferInput<typeof placeSchema>;

export const clientSchema = v.object({ id: v.string(), name: text(), places: v.array(v.unknown()) });

const wireClientSchema = v.object({ id: v.string(), name: text(), places: v.array(placeSchema) });
export type WireClient = v.InferInput<typeof wireClientSchema>;
export { wireClientSchema };

/** A place that cannot be read is left out; the others stay. */
export function parseClient(body: unknown): Result<Client, string> {
  const parsed = v.safeParse(clientSchema, body);
  if (!parsed.success) return fail(reasonOf(parsed.issues));
  const places = parsed.output.places.flatMap((place) => {
    const one = parsePlace(place);
    return one.ok ? [one.value] : [];
  });
  return ok({ id: parsed.output.id, name: parsed.output.name, places });
}

export function parsePlace(body: unknown): Result<Place, string> {
  const parsed = v.safeParse(placeSchema, body);
  if (!parsed.success) return fail(reasonOf(parsed.issues));
  const wire = parsed.output;
  const currency = wire.currency as Currency;
  const orderTypes: PlaceOrderType[] = [];
  for (const type of wire.ordertypes) {
    const domain = toOrderType(type, currency);
    if (!domain) return fail(`ordertypes.${type.type}: an amount that ${currency} does not have`);
    orderTypes.push(domain);
  }
  return ok({
    id: wire.id as PlaceId,
    slug: wire.slug,
    name: wire.name,
    description: wire.description,
    textLanguage: wire.text_language,
    currency,
    timeZone: wire.time_zone,
    defaultLanguage: wire.default_lang,
    languages: wire.languages,
    accent: wire.accent,
    orderTypes,
    modules: wire.functionality_modules,
    address: wire.address,
    phone: wire.phone,
    email: wire.email,
    translations: Object.fromEntries(
      Object.entries(wire.translations).map(([language, words]) => [
        language,
        {
          ...(words.name ? { name: words.name } : {}),
          ...(words.description ? { description: words.description } : {}),
        },
      ]),
    ),
    logo: wire.logo ? toPicture(wire.logo) : undefined,
    picture: wire.picture ? toPicture(wire.picture) : undefined,
    location: wire.location ?? undefined,
    openingHours: hoursFromWire(wire.working_hours ?? undefined),
    ...datedHours(wire.working_hours_dates ?? {}),
    ...(wire.promo_codes && { takesPromoCodes: true }),
    ...(wire.order_discounts && { orderNumberDiscounts: toOrderNumberDiscounts(wire.order_discounts, currency) }),
    ...(wire.stations && {
      stations: wire.stations.map((station) => ({
        id: station.id,
        name: station.name,
        categories: station.categories.map((id) => id as CategoryId),
        isDefault: station.default,
      })),
    }),
  });
}

/** One whose amount cannot be read is left out: the server says what an order costs. */
const toOrderNumberDiscounts = (
  wire: readonly v.InferOutput<typeof orderNumberDiscountSchema>[],
  currency: Currency,
): OrderNumberDiscount[] =>
  wire.flatMap(({ on_order_number: onOrderNumber, discount_type: valueType, discount_amount: amount }) => {
    const value = valueType === 'percent' ? Number(amount) : parseAmount(amount, currency);
    return value === undefined ? [] : [{ onOrderNumber, valueType, value }];
  });

/** A day that cannot be read is a day that is not known to be open. */
const hoursFromWire = (days: readonly string[] | undefined): WeeklyHours | undefined =>
  days?.length === 7 ? days.map((day) => parseWindows(day) ?? []) : undefined;

class WrongAmount extends Error {}

function toOrderType(wire: v.InferOutput<typeof orderTypeSchema>, currency: Currency): PlaceOrderType | undefined {
  const money = (amount: string) => {
    const minor = parseAmount(amount, currency);
    if (minor === undefined) throw new WrongAmount(amount);
    return minor;
  };
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
        deliveryPrice: money(radius.delivery_price),
        freeFrom:
          radius.required_order_price_for_free_delivery == null
            ? undefined
            : money(radius.required_order_price_for_free_delivery),
      })),
      shapes: wire.delivery_shapes.map((shape) => ({
        id: shape.id,
        coordinates: shape.coordinates,
        activeFrom: shape.active_time_from,
        activeTo: shape.active_time_to,
        deliveryPrice: money(shape.delivery_price),
      })),
    };
  } catch (error) {
    if (error instanceof WrongAmount) return undefined;
    throw error;
  }
}

export function placeToWire(place: Place): WirePlace {
  const plain = (amount: Parameters<typeof formatAmountPlain>[0]) => formatAmountPlain(amount, place.currency);
  return {
    id: place.id,
    slug: place.slug,
    name: place.name,
    description: place.description,
    text_language: place.textLanguage,
    currency: place.currency,
    time_zone: place.timeZone,
    default_lang: place.defaultLanguage,
    languages: [...place.languages],
    accent: place.accent ?? null,
    address: place.address,
    phone: place.phone,
    email: place.email,
    translations: { ...place.translations },
    logo: place.logo ? pictureToWire(place.logo) : null,
    picture: place.picture ? pictureToWire(place.picture) : null,
    location: place.location ?? null,
    working_hours: place.openingHours?.map(formatWindows) ?? null,
    ...(place.datedHours && { working_hours_dates: datedHoursToWire(place.datedHours) }),
    functionality_modules: [...place.modules],
    ...(place.takesPromoCodes && { promo_codes: true }),
    ...(place.orderNumberDiscounts && {
      order_discounts: place.orderNumberDiscounts.map(({ onOrderNumber, valueType, value }) => ({
        on_order_number: onOrderNumber,
        discount_type: valueType,
        discount_amount: valueType === 'percent' ? value : plain(minor(value)),
      })),
    }),
    ...(place.stations && {
      stations: place.stations.map(({ id, name, categories, isDefault }) => ({
        id,
        name,
        categories: [...categories],
        default: isDefault,
      })),
    }),
    ordertypes: place.orderTypes.map((type) => ({
      type: type.type,
      id: type.id,
      discounts: type.discounts.map((tier) => ({
        price_over: plain(tier.priceOver),
        value: tier.valueType === 'percent' ? tier.value : plain(tier.value as typeof tier.priceOver),
        value_type: tier.valueType,
        active_start_time: tier.activeFrom ?? null,
        active_end_time: tier.activeTo ?? null,
      })),
      prices: type.prices.map((tier) => ({ price_over: plain(tier.priceOver), price: plain(tier.price) })),
      radiuses: type.radiuses.map((radius) => ({
        radius_start: radius.start,
        radius_end: radius.end,
        delivery_price: plain(radius.deliveryPrice),
        required_order_price_for_free_delivery: radius.freeFrom === undefined ? null : plain(radius.freeFrom),
      })),
      delivery_shapes: type.shapes.map((shape) => ({
        id: shape.id,
        coordinates: shape.coordinates.map(([lat, lng]): [number, number] => [lat, lng]),
        active_time_from: shape.activeFrom ?? null,
        active_time_to: shape.activeTo ?? null,
        delivery_price: plain(shape.deliveryPrice),
      })),
    })),
  };
}

export const clientToWire = (client: Client): WireClient => ({
  id: client.id,
  name: client.name,
  places: client.places.map(placeToWire),
});

// GET client: the owner with its places. Our own endpoint.
import * as v from 'valibot';
import type { CategoryId, PlaceId } from '#domain/ids.ts';
import { LANGUAGES } from '#domain/language/language.ts';
import { formatWindows } from '#domain/place/hours.ts';
import type { Client, OrderNumberDiscount, Place, PlaceOrderType } from '#domain/place/place.ts';
import type { Currency } from '#domain/pricing/money.ts';
import { formatAmountPlain, minor, parseAmount } from '#domain/pricing/money.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { pictureSchema, pictureToWire, toPicture } from '../picture.ts';
import { chargeFields, chargesFromWire, chargesToWire } from '../pricing/charges.ts';
import { amountText, maybeText, numeric, reasonOf, rowId, text, translations } from '../wire.ts';
import { datedHours, datedHoursToWire, hoursFromWire } from './dated-hours.ts';
import { orderTypeSchema, orderTypeToWire, toOrderType } from './order-type.ts';

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
  translations: translations(
    v.object({
      name: maybeText,
      description: maybeText,
      address: maybeText,
      city: maybeText,
      tags: v.optional(v.array(v.string())),
    }),
  ),
  logo: v.nullish(pictureSchema),
  picture: v.nullish(pictureSchema),
  location: v.nullish(v.object({ lat: numeric, lng: numeric })),
  /** Ours: for the list of places. Absent: unset. */
  city: v.optional(v.string()),
  tags: v.optional(v.array(v.string())),
  /** Hours by weekday, Monday first, in the format of `working_hours_1` in the settings. */
  working_hours: v.nullish(v.array(v.string())),
  /** Ours: dated hours, as in the settings. Absent: none. */
  working_hours_dates: v.optional(v.record(v.string(), v.string())),
  ordertypes: v.optional(v.array(orderTypeSchema), []),
  functionality_modules: v.optional(v.array(v.string()), []),
  /** Ours. Absent: one kitchen. */
  stations: v.optional(v.array(stationSchema)),
  /** Ours: guests may enter a promo code. */
  promo_codes: v.optional(v.boolean()),
  customer_discount: v.optional(v.boolean()),
  /** [S3.26] */
  order_discounts: v.optional(v.array(orderNumberDiscountSchema)),
  ...chargeFields,
});
export type WirePlace = v.InferInput<typeof placeSchema>;

export const clientSchema = v.object({ id: v.string(), name: text(), places: v.array(v.unknown()) });

const wireClientSchema = v.object({ id: v.string(), name: text(), places: v.array(placeSchema) });
export type WireClient = v.InferInput<typeof wireClientSchema>;
export { wireClientSchema };

/** An unreadable place is left out; the others stay. */
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
    translations: wire.translations,
    logo: wire.logo ? toPicture(wire.logo) : undefined,
    picture: wire.picture ? toPicture(wire.picture) : undefined,
    location: wire.location ?? undefined,
    ...(wire.city && { city: wire.city }),
    ...(wire.tags && { tags: wire.tags }),
    openingHours: hoursFromWire(wire.working_hours ?? undefined),
    ...datedHours(wire.working_hours_dates ?? {}),
    ...(wire.promo_codes && { takesPromoCodes: true }),
    ...(wire.customer_discount && { discountsCustomers: true }),
    ...chargesFromWire(wire, currency),
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

/** An entry with an unreadable amount is left out: the server computes the price anyway. */
const toOrderNumberDiscounts = (
  wire: readonly v.InferOutput<typeof orderNumberDiscountSchema>[],
  currency: Currency,
): OrderNumberDiscount[] =>
  wire.flatMap(({ on_order_number: onOrderNumber, discount_type: valueType, discount_amount: amount }) => {
    const value = valueType === 'percent' ? Number(amount) : parseAmount(amount, currency);
    return value === undefined ? [] : [{ onOrderNumber, valueType, value }];
  });

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
    translations: Object.fromEntries(
      Object.entries(place.translations).map(([language, { tags, ...words }]) => [
        language,
        { ...words, ...(tags && { tags: [...tags] }) },
      ]),
    ),
    logo: place.logo ? pictureToWire(place.logo) : null,
    picture: place.picture ? pictureToWire(place.picture) : null,
    location: place.location ?? null,
    ...(place.city && { city: place.city }),
    ...(place.tags && { tags: [...place.tags] }),
    working_hours: place.openingHours?.map(formatWindows) ?? null,
    ...(place.datedHours && { working_hours_dates: datedHoursToWire(place.datedHours) }),
    functionality_modules: [...place.modules],
    ...(place.takesPromoCodes && { promo_codes: true }),
    ...(place.discountsCustomers && { customer_discount: true }),
    ...chargesToWire(place),
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
    ordertypes: place.orderTypes.map((type) => orderTypeToWire(type, place.currency)),
  };
}

export const clientToWire = (client: Client): WireClient => ({
  id: client.id,
  name: client.name,
  places: client.places.map(placeToWire),
});

// Compiles a checked venue to its published form. Cannot fail, because the checks have reported every error.
import { parseDeviceSettings } from '#contract/place/device-settings.ts';
import type { Venue } from '#contract/place/venue.ts';
import { RESERVATIONS } from '#domain/booking/booking-terms.ts';
import type { CategoryId, PlaceId } from '#domain/ids.ts';
import type { Station } from '#domain/kitchen/stations.ts';
import { ORDER_TYPES, type Place, type PlaceOrderType } from '#domain/place/place.ts';
import type { Currency } from '#domain/pricing/money.ts';
import type { IdFor, PublishedVenue } from '../store/place/published.ts';
import { compileBookings } from './booking/compile-bookings.ts';
import { compileCharges } from './charges/compile-charges.ts';
import { compileCheckout } from './checkout/compile-checkout.ts';
import { amountOf, type CompileInput, pictureOf, subcategoryKey } from './compile-input.ts';
import { compileMenu } from './compile-menu.ts';
import { compileTexts } from './compile-texts.ts';
import { compileDelivery } from './delivery/compile-delivery.ts';
import { compileOrderNumberDiscounts, compilePromoCodes } from './discounts/compile-discounts.ts';
import { wordsIn } from './venue-text.ts';

export function compileVenue(input: CompileInput, idFor: IdFor): PublishedVenue {
  const { venue, settings, pages, source } = input;
  const place = compilePlace(input, idFor('place', venue.slug) as PlaceId, idFor);
  return {
    place,
    settings,
    house: parseDeviceSettings(venue.settings),
    ...(venue.promoCodes.length > 0 && { promoCodes: compilePromoCodes(venue) }),
    ...compileBookings(venue, idFor),
    pages,
    menu: compileMenu(input, place.id, idFor),
    texts: venue.languages
      .filter((language) => language !== venue.defaultLanguage)
      .map((language) => compileTexts(venue, language, idFor)),
    subcategories: compileSubcategories(venue, idFor),
    tables: venue.tables.map(({ name, code, orderType, room }) => ({ name, code, orderType, room })),
    printers: venue.printers,
    source,
  };
}

function compilePlace(input: CompileInput, id: PlaceId, idFor: IdFor): Place {
  const { venue, settings } = input;
  const say = (words: Venue['name'] | undefined) => wordsIn(words, venue.defaultLanguage, venue.defaultLanguage) ?? '';
  return {
    id,
    slug: venue.slug,
    name: say(venue.name),
    description: say(venue.description),
    textLanguage: venue.defaultLanguage,
    currency: venue.currency as Currency,
    timeZone: venue.timeZone,
    defaultLanguage: venue.defaultLanguage,
    languages: venue.languages,
    accent: venue.accent,
    orderTypes: venue.orderTypes.map((type) => compileOrderType(type, venue, idFor)),
    // Tables that can be reserved imply the reservations page.
    modules: [...venue.modules, ...(venue.reservations ? [RESERVATIONS] : [])],
    address: say(venue.address),
    phone: venue.phone,
    email: venue.email,
    translations: Object.fromEntries(
      venue.languages.flatMap((language) => {
        if (language === venue.defaultLanguage) return [];
        const words = (of: Venue['name'] | undefined) => wordsIn(of, language, venue.defaultLanguage);
        const [name, description] = [words(venue.name), words(venue.description)];
        const [address, city] = [words(venue.address), words(venue.city)];
        const tags = venue.tags?.some((tag) => words(tag)) && venue.tags.map((tag) => words(tag) ?? say(tag));
        if (!name && !description && !address && !city && !tags) return [];
        return [
          [
            language,
            {
              ...(name && { name }),
              ...(description && { description }),
              ...(address && { address }),
              ...(city && { city }),
              ...(tags && { tags }),
            },
          ],
        ];
      }),
    ),
    logo: venue.logo && pictureOf(input, venue.logo)[0],
    picture: venue.picture && pictureOf(input, venue.picture)[0],
    location: venue.location,
    ...(venue.city && { city: say(venue.city) }),
    ...(venue.tags && venue.tags.length > 0 && { tags: venue.tags.map(say) }),
    openingHours: settings.openingHours,
    ...(settings.datedHours && { datedHours: settings.datedHours }),
    ...(venue.stations.length > 0 && { stations: compileStations(venue, idFor) }),
    ...(venue.promoCodes.some(({ off }) => !off) && { takesPromoCodes: true }),
    ...(parseDeviceSettings(venue.settings).registeredPercent > 0 && { discountsCustomers: true }),
    ...compileCharges(venue),
    ...(venue.orderNumberDiscounts.length > 0 && { orderNumberDiscounts: compileOrderNumberDiscounts(venue) }),
  };
}

function compileStations(venue: Venue, idFor: IdFor): readonly Station[] {
  const chosen = venue.stations.findIndex((station) => station.default);
  return venue.stations.map((station, i) => ({
    id: station.id,
    name: wordsIn(station.name, venue.defaultLanguage, venue.defaultLanguage) ?? station.id,
    categories: station.categories.map((slug) => idFor('category', slug) as CategoryId),
    isDefault: i === Math.max(0, chosen),
  }));
}

function compileOrderType(type: Venue['orderTypes'][number], venue: Venue, idFor: IdFor): PlaceOrderType {
  const money = (text: string) => amountOf(text, venue.currency);
  // Each type occurs once per venue, so its index in the list is its id.
  const id = ORDER_TYPES.indexOf(type.type) + 1;
  return {
    type: type.type,
    id,
    discounts: type.discounts.map(({ priceOver, valueType, value, activeFrom, activeTo }) => ({
      priceOver: money(priceOver),
      valueType,
      value: valueType === 'percent' ? Number(value) : money(value),
      activeFrom,
      activeTo,
    })),
    prices: type.prices.map(({ priceOver, price }) => ({ priceOver: money(priceOver), price: money(price) })),
    ...compileDelivery(type, venue, id, idFor),
    ...compileCheckout(type, venue, idFor),
  };
}

const compileSubcategories = (venue: Venue, idFor: IdFor): PublishedVenue['subcategories'] =>
  venue.categories.flatMap((category) =>
    Object.entries(category.subcategories).map(([key, words]) => ({
      categoryId: idFor('category', category.slug) as PublishedVenue['subcategories'][number]['categoryId'],
      id: idFor('subcategory', subcategoryKey(category.slug, key)) as PublishedVenue['subcategories'][number]['id'],
      name: wordsIn(words, venue.defaultLanguage, venue.defaultLanguage) ?? key,
      translations: Object.fromEntries(
        venue.languages.flatMap((language) => {
          const said = language === venue.defaultLanguage ? undefined : wordsIn(words, language, venue.defaultLanguage);
          return said === undefined ? [] : [[language, said]];
        }),
      ),
    })),
  );

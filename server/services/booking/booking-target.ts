// Finds the target of a booking in the published venue.
import type { BookingTarget } from '#contract/booking/booking.ts';
import type { BookedThing } from '#domain/booking/booking.ts';
import {
  type BookingRules,
  stayOf,
  type TableTerms,
  tableChoices,
  type WantedResources,
} from '#domain/booking/booking-terms.ts';
import type { BookingPlace } from '#domain/booking/free-hours.ts';
import type { VariantId } from '#domain/ids.ts';
import { DEFAULT_DEVICE_SETTINGS } from '#domain/place/device-settings.ts';
import { priceVariant } from '#domain/pricing/pricing.ts';
import type { PublishedPlace } from '../place/published-places.ts';

/** Minimum interval between bookable times, minutes; a shorter one makes the list too long. */
const LEAST_INTERVAL = 5;

export interface FoundTarget {
  readonly wanted: WantedResources;
  readonly thing: BookedThing;
  readonly mostPeople: number;
  /** Minutes for which a table is kept for late guests; `undefined`: not a table. */
  readonly keeps: number | undefined;
}

/** Prefix that distinguishes tables from other resources. */
export const tableResource = (table: string): string => `table:${table}`;
export const tableOfResource = (resource: string): string => resource.replace(/^table:/, '');

export const rulesOf = ({ document }: PublishedPlace): BookingRules => {
  const house = { ...DEFAULT_DEVICE_SETTINGS, ...document.house };
  return {
    interval: Math.max(LEAST_INTERVAL, document.settings.bookingIntervalMinutes),
    lead: house.bookingLead,
    daysAhead: house.bookingDaysAhead,
    cancelLimit: house.bookingCancelHours * 60,
    confirms: house.confirmsBookings,
  };
};

export const bookingPlaceOf = (place: PublishedPlace, now: number): BookingPlace => ({
  hours: place.document.settings,
  timeZone: place.document.place.timeZone,
  rules: rulesOf(place),
  now,
});

const productTarget = (
  { document, index }: PublishedPlace,
  target: Extract<BookingTarget, { productVariantId: number }>,
): FoundTarget | undefined => {
  const found = index.variantById.get(target.productVariantId as VariantId);
  const terms = found && document.bookings?.products[found.product.id];
  if (!found || !terms || found.product.type !== 'booking' || !found.product.inStock) return undefined;
  const { product, variant } = found;
  if (variant.bookingMinutes === undefined) return undefined;
  if (target.productId !== undefined && target.productId !== product.id) return undefined;
  if (target.categoryId !== undefined && !product.categoryIds.some((id) => id === target.categoryId)) return undefined;
  return {
    wanted: {
      choices: terms.resources.map((resource) => [resource]),
      minutes: variant.bookingMinutes,
      turn: terms.turn,
      hours: terms.hours,
      season: terms.season,
    },
    thing: {
      kind: 'product',
      productId: product.id,
      variantId: variant.id,
      name: product.name,
      size: variant.size,
      price: priceVariant(product, variant, document.settings, 'booking')?.after ?? null,
      currency: document.place.currency,
    },
    mostPeople: terms.mostPeople,
    keeps: undefined,
  };
};

const hallTarget = (tables: TableTerms, { hall: key, people }: { readonly hall: string; readonly people: number }) => {
  const hall = tables.halls.find((one) => one.key === key);
  if (!hall) return undefined;
  const target: FoundTarget = {
    wanted: {
      choices: tableChoices(hall, people).map((set) => set.map(tableResource)),
      minutes: stayOf(tables, people),
      turn: tables.turn,
      season: hall.season,
    },
    thing: { kind: 'table', hall: key, name: hall.name.text },
    mostPeople: tables.mostPeople,
    keeps: tables.keeps,
  };
  return target;
};

/** `undefined` when the place does not have the target, or it cannot be booked. */
export const findTarget = (place: PublishedPlace, target: BookingTarget): FoundTarget | undefined => {
  if ('productVariantId' in target) return productTarget(place, target);
  const tables = place.document.bookings?.tables;
  return tables && hallTarget(tables, target);
};

// Venue for guests without a table: pickup and delivery, now or in slots with a small capacity. It closes during the
// schedule; far delivery has a time window and a minimum; a promo code has few uses; the first dish has few portions.
import type { GeoPoint } from '#domain/delivery/address.ts';
import type { ProductId } from '#domain/ids.ts';
import { parseWindows } from '#domain/place/hours.ts';
import type { PlaceOrderType } from '#domain/place/place.ts';
import { type Minor, minor, ZERO } from '#domain/pricing/money.ts';
import type { PromoTerms } from '#domain/promotion/promo-code.ts';
import { setAvailability } from '../../../server/services/availability/set-availability.ts';
import { createPublishedPlaces } from '../../../server/services/place/published-places.ts';
import type { PublishedVenue } from '../../../server/store/place/published.ts';
import { shape, squareAt } from '../../domain/delivery/delivery-place.ts';
import type { VenueServer } from '../venue-server.ts';

export const OFF = minor(200);
/** Order type. */
export const AWAY_TYPES = ['preorder', 'delivery'] as const;
export const TERMS_OF_CODE: PromoTerms = {
  code: 'FETCH2026',
  valueType: 'money',
  value: OFF,
  ignoresOtherDiscounts: false,
  orderTypes: AWAY_TYPES,
  from: undefined,
  until: undefined,
  minimum: ZERO,
};

/** Delivery address. */
export const ZONES = {
  near: { id: 1, fee: minor(150), point: { lat: 42.7, lng: 23.3 }, minimum: ZERO },
  far: { id: 2, fee: minor(320), point: { lat: 42.8, lng: 23.3 }, minimum: minor(520) },
} as const satisfies Readonly<
  Record<string, { readonly id: number; readonly fee: Minor; readonly point: GeoPoint; readonly minimum: Minor }>
>;
export type Zone = keyof typeof ZONES;

/** Rules of the place in one schedule. */
export interface AwayRules {
  /** "12:20", in the place's time zone; it opens at eleven. */
  readonly closesAt: string;
  readonly whenClosed: boolean;
  /** Start of far delivery, in the place's time zone. */
  readonly farFrom: string;
  readonly farTo: string;
  /** Minimum amount of far delivery. */
  readonly farMinimum: Minor;
  /** Capacity of a slot. */
  readonly most: number;
  /** Uses of the promo code. */
  readonly uses: number;
  /** Portions of the first dish. */
  readonly portions: number;
}
export const SLOT_MINUTES = 5;
/** Time for which an offered slot stays valid after it has passed, ms. */
export const GRACE = 5 * 60_000;

/** Its delivery terms. */
export const deliveryBy = ({ farFrom, farTo, farMinimum }: AwayRules): PlaceOrderType => {
  const zone = ({ id, fee, point }: (typeof ZONES)[Zone], more: object = {}) =>
    shape(id, squareAt(point.lat, point.lng), fee, more);
  const far = { activeFrom: farFrom, activeTo: farTo, minimum: farMinimum };
  const shapes = [zone(ZONES.near), zone(ZONES.far, far)];
  return { type: 'delivery', id: 2, discounts: [], prices: [], radiuses: [], shapes };
};

/** Numbers of dishes removed from the menu. */
export const awayVenue =
  (rules: AwayRules, removed: ReadonlySet<number>) =>
  (venue: PublishedVenue): PublishedVenue => {
    const { closesAt, whenClosed, most, uses } = rules;
    const windows = parseWindows(`11:00-${closesAt}`) ?? [];
    const preorder = { type: 'preorder', id: 3, discounts: [], prices: [], radiuses: [], shapes: [] } as const;
    const times = {
      slot: SLOT_MINUTES,
      lead: SLOT_MINUTES,
      deliveryLead: SLOT_MINUTES,
      daysAhead: 1,
      most,
      whenClosed,
    };
    return {
      ...venue,
      place: {
        ...venue.place,
        takesPromoCodes: true,
        orderTypes: [...venue.place.orderTypes, preorder, deliveryBy(rules)],
      },
      settings: { ...venue.settings, openingHours: Array.from({ length: 7 }, () => windows), times },
      promoCodes: [{ ...TERMS_OF_CODE, uses, usesPerGuest: undefined, isOff: false }],
      menu: { ...venue.menu, products: venue.menu.products.filter((_, dish) => !removed.has(dish)) },
    };
  };

/** Clears what the schedule before has taken, and starts a new count of the first dish. */
export async function beginDay(server: VenueServer, rules: AwayRules, firstDish: ProductId): Promise<void> {
  const { store, placeId, clock } = server;
  await store.write(placeId, async ({ db }) => {
    await db.deleteFrom('orders').where('place_id', '=', placeId).where('order_type', 'in', AWAY_TYPES).execute();
    for (const table of ['slot_uses', 'slot_orders', 'promo_uses', 'portions', 'portions_taken'] as const) {
      await db.deleteFrom(table).where('place_id', '=', placeId).execute();
    }
  });
  const services = { store, places: createPublishedPlaces(store), clock };
  const counted = { portions: rules.portions, until: null };
  const known = await setAvailability(services, placeId, firstDish, counted);
  if (!known.ok) throw new Error(known.error);
}

// The venue as guests without a table have it: they fetch what they order, at once or for a time that few may want. It closes
// while they order, one code is for a few of them, and of the first dish little is left.
import type { ProductId } from '#domain/ids.ts';
import { parseWindows } from '#domain/place/hours.ts';
import { minor, ZERO } from '#domain/pricing/money.ts';
import type { PromoTerms } from '#domain/promotion/promo-code.ts';
import { setAvailability } from '../../../server/services/availability/set-availability.ts';
import { createPublishedPlaces } from '../../../server/services/published-places.ts';
import type { PublishedVenue } from '../../../server/store/published.ts';
import type { VenueServer } from '../venue-server.ts';

export const OFF = minor(200);
export const TERMS_OF_CODE: PromoTerms = {
  code: 'FETCH2026',
  valueType: 'money',
  value: OFF,
  ignoresOtherDiscounts: false,
  orderTypes: ['preorder'],
  from: undefined,
  until: undefined,
  minimum: ZERO,
};

/** Of one schedule. */
export interface AwayRules {
  /** On the place's clock, "12:20"; it opens at eleven. */
  readonly closesAt: string;
  readonly whenClosed: boolean;
  /** Orders that may want the same time. */
  readonly most: number;
  /** Orders that may have the code. */
  readonly uses: number;
  /** Portions of the first dish. */
  readonly portions: number;
}
export const SLOT_MINUTES = 5;

/** Dishes, by number, that are no longer on the menu. */
export const awayVenue =
  ({ closesAt, whenClosed, most, uses }: AwayRules, removed: ReadonlySet<number>) =>
  (venue: PublishedVenue): PublishedVenue => {
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
      place: { ...venue.place, takesPromoCodes: true, orderTypes: [...venue.place.orderTypes, preorder] },
      settings: { ...venue.settings, openingHours: Array.from({ length: 7 }, () => windows), times },
      promoCodes: [{ ...TERMS_OF_CODE, uses, usesPerGuest: undefined, isOff: false }],
      menu: { ...venue.menu, products: venue.menu.products.filter((_, dish) => !removed.has(dish)) },
    };
  };

/** Forgets what the schedule before has taken, and counts the first dish anew. */
export async function beginDay(server: VenueServer, rules: AwayRules, firstDish: ProductId): Promise<void> {
  const { store, placeId, clock } = server;
  await store.write(placeId, async ({ db }) => {
    await db.deleteFrom('orders').where('place_id', '=', placeId).where('order_type', '=', 'preorder').execute();
    for (const table of ['slot_uses', 'slot_orders', 'promo_uses', 'portions', 'portions_taken'] as const) {
      await db.deleteFrom(table).where('place_id', '=', placeId).execute();
    }
  });
  const services = { store, places: createPublishedPlaces(store), clock };
  const counted = { portions: rules.portions, until: null };
  const known = await setAvailability(services, placeId, firstDish, counted);
  if (!known.ok) throw new Error(known.error);
}

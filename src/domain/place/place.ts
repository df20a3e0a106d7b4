// A place is one venue of a client, with its order types and terms.
import type { PlaceId } from '../ids.ts';
import type { Station } from '../kitchen/stations.ts';
import type { Language } from '../language/language.ts';
import type { Said, Translated } from '../language/translated.ts';
import type { PaymentMethod } from '../order/checkout/payment-method.ts';
import type { Picture } from '../picture.ts';
import type { Currency, Minor } from '../pricing/money.ts';
import type { VatRates } from '../pricing/vat-rates.ts';
import type { VenueHours } from './weekly-hours.ts';

/** [S1.11] `spot_browse` is browse-only; `tablet_mode` is `spot` on a fixed device. */
export const ORDER_TYPES = [
  'spot',
  'spot_browse',
  'tablet_mode',
  'delivery',
  'preorder',
  'booking',
  'room',
  'served_on_spot',
] as const;
export type OrderType = (typeof ORDER_TYPES)[number];

/** A discount on orders from the amount `priceOver`, optionally within a time window. [S3.21, S9.03] */
export interface DiscountTier {
  readonly priceOver: Minor;
  readonly valueType: 'percent' | 'money';
  /** Percent with at most two decimals, or minor units. */
  readonly value: number;
  /** Start and end of the window, "HH:MM" in the place's zone: both or neither. A window may pass midnight. */
  readonly activeFrom: string | undefined;
  readonly activeTo: string | undefined;
}

/** A further discount on a guest's n-th order. [S3.26, S9.04] */
export interface OrderNumberDiscount {
  readonly onOrderNumber: number;
  readonly valueType: DiscountTier['valueType'];
  readonly value: number;
}

/** Terms of delivery. */
export interface DeliveryTerms {
  readonly deliveryPrice: Minor;
  /** Amount from which delivery is free. [S5.21] */
  readonly freeFrom?: Minor | undefined;
  /** Minimum order; absent: none. [S5.20] */
  readonly minimum?: Minor | undefined;
}

/** Delivery hours, "HH:MM" in the place's zone: both or neither. A window may pass midnight. [S5.23] */
export interface DeliveryHours {
  readonly activeFrom: string | undefined;
  readonly activeTo: string | undefined;
}

/** Ring of distances in kilometres, `start` inclusive, `end` exclusive; the last ring includes its end. [S3.23] */
export interface DeliveryRadius extends DeliveryTerms {
  readonly start: number;
  readonly end: number;
}

/** A zone on the map, its corners in order. [S3.24] */
export interface DeliveryShape extends DeliveryTerms, DeliveryHours {
  readonly id: number;
  readonly coordinates: readonly (readonly [lat: number, lng: number])[];
  /** Absent: an unnamed zone. */
  readonly name?: Translated | undefined;
}

/** A region that a guest chooses by its name. [S5.22] */
export interface DeliveryRegion extends DeliveryTerms, DeliveryHours {
  readonly id: number;
  readonly name: Translated;
}

/** Service charge of an order. */
export interface ServiceCharge {
  /** Percentage of the dishes after discounts, or an amount per order. */
  readonly valueType: DiscountTier['valueType'];
  readonly value: number;
  /** Order types with this charge; a tablet on a table counts as the table. */
  readonly orderTypes: readonly OrderType[];
}

/** A place where guests pick up orders. [S2.52] */
export interface PickupPlace {
  readonly id: number;
  readonly name: Translated;
  /** In the place's default language; "": the venue's own. */
  readonly address: string;
  /** Translations of `address`; absent: none, as in documents of older servers. */
  readonly addressBy?: Translated['by'] | undefined;
}

/** [S3.20–S3.24] */
export interface PlaceOrderType {
  readonly type: OrderType;
  readonly id: number;
  readonly discounts: readonly DiscountTier[];
  readonly prices: readonly { readonly priceOver: Minor; readonly price: Minor }[];
  readonly radiuses: readonly DeliveryRadius[];
  readonly shapes: readonly DeliveryShape[];
  /** Absent: no regions. */
  readonly regions?: readonly DeliveryRegion[] | undefined;
  /** Payment methods on receipt; absent: all. */
  readonly payments?: readonly PaymentMethod[] | undefined;
  /** Guests are asked about cutlery. [S2.53] */
  readonly asksCutlery?: boolean | undefined;
  /** Price of one set; absent: free. [S9.18] */
  readonly cutleryPrice?: Minor | undefined;
  /** Absent: pickup at the venue. */
  readonly pickupPlaces?: readonly PickupPlace[] | undefined;
  /** Names of the additional order types of a room's order, such as "By the pool"; absent: not asked. [S7.19] */
  readonly additionalTypes?: readonly Translated[] | undefined;
  /** Whether a kiosk takes such orders without a name, to be handed over by label. */
  readonly byNumber?: boolean | undefined;
  /** Applies when a zone has no value of its own. [S9.05] */
  readonly freeFrom?: Minor | undefined;
  readonly minimum?: Minor | undefined;
}

interface PlaceTexts {
  readonly name?: string | undefined;
  readonly description?: string | undefined;
  readonly address?: string | undefined;
  readonly city?: string | undefined;
  /** In the sequence of the place's `tags`, complete: an untranslated tag stays as it is. */
  readonly tags?: readonly string[] | undefined;
}

/** [S3.19] */
export interface Place extends VenueHours {
  readonly id: PlaceId;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly textLanguage: Language;
  readonly currency: Currency;
  /** IANA time zone of all hours of the place. */
  readonly timeZone: string;
  readonly defaultLanguage: Language;
  /** The languages of the place's texts. */
  readonly languages: readonly Language[];
  /** The venue's accent colour, "#rrggbb"; undefined: the app's default red. */
  readonly accent: string | undefined;
  readonly orderTypes: readonly PlaceOrderType[];
  readonly modules: readonly string[];
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  /** Translations of the place's texts. A missing one falls back to the field itself. */
  readonly translations: Readonly<Partial<Record<Language, PlaceTexts>>>;
  readonly logo: Picture | undefined;
  readonly picture: Picture | undefined;
  /** The place on the globe, in degrees. */
  readonly location: { readonly lat: number; readonly lng: number } | undefined;
  /** City and kinds of the place, for the owner's list of places, in `textLanguage`; absent: none. */
  readonly city?: string | undefined;
  readonly tags?: readonly string[] | undefined;
  /** Absent: one kitchen. Use `stationsOf`. */
  readonly stations?: readonly Station[];
  /** Guests may enter a promo code; absent: there are none. */
  readonly takesPromoCodes?: boolean | undefined;
  /** Whether a signed-in guest pays less. */
  readonly discountsCustomers?: boolean | undefined;
  /** Absent: guests' orders are not counted. */
  readonly orderNumberDiscounts?: readonly OrderNumberDiscount[] | undefined;
  /** Service charge of an order; absent: none. */
  readonly serviceCharge?: ServiceCharge | undefined;
  /** Tax rates in prices, unless a dish has its own; absent: unset. */
  readonly vat?: VatRates | undefined;
}

/**
 * A place's name, description and address for a language, each with its actual language: a street name in an unknown script
 * helps no guest.
 */
export const placeTexts = (
  place: Pick<Place, 'name' | 'description' | 'address' | 'textLanguage' | 'translations'>,
  language: Language,
): Readonly<Record<'name' | 'description' | 'address', Said>> => {
  const said = (words: string | undefined, own: string): Said =>
    words ? { text: words, language } : { text: own, language: place.textLanguage };
  const translated = place.translations[language];
  return {
    name: said(translated?.name, place.name),
    description: said(translated?.description, place.description),
    address: said(translated?.address, place.address),
  };
};

/** The owner of places. One origin is one client. */
export interface Client {
  readonly id: string;
  readonly name: string;
  readonly places: readonly Place[];
}

// A place is one venue of a client; what it takes orders for and on which terms.
import type { PlaceId } from '../ids.ts';
import type { Station } from '../kitchen/stations.ts';
import type { Language } from '../language/language.ts';
import type { Said, Translated } from '../language/translated.ts';
import type { PaymentMethod } from '../order/checkout/payment-method.ts';
import type { Picture } from '../picture.ts';
import type { Currency, Minor } from '../pricing/money.ts';
import type { VatRates } from '../pricing/vat-rates.ts';
import type { VenueHours } from './weekly-hours.ts';

/** [S1.11] `spot_browse` looks only; `tablet_mode` is `spot` on a fixed device. */
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

/**
 * A discount on orders from the amount `priceOver` on, within a window of the day where one is given. [S3.21, S9.03]
 */
export interface DiscountTier {
  readonly priceOver: Minor;
  readonly valueType: 'percent' | 'money';
  /** The discount: percent with at most two decimals, or minor units. */
  readonly value: number;
  /** The window's begin and end, "HH:MM" in the place's zone: both or neither. A window may pass midnight. */
  readonly activeFrom: string | undefined;
  readonly activeTo: string | undefined;
}

/** A further discount on a guest's so-many-th order. [S3.26, S9.04] */
export interface OrderNumberDiscount {
  readonly onOrderNumber: number;
  readonly valueType: DiscountTier['valueType'];
  readonly value: number;
}

/** Terms of delivery. */
export interface DeliveryTerms {
  readonly deliveryPrice: Minor;
  /** From this amount on the way costs nothing. [S5.21] */
  readonly freeFrom?: Minor | undefined;
  /** Below this amount nothing is carried there; absent: whatever is ordered. [S5.20] */
  readonly minimum?: Minor | undefined;
}

/** When a way there is served, "HH:MM" in the place's zone: both or neither. A window may pass midnight. [S5.23] */
export interface DeliveryHours {
  readonly activeFrom: string | undefined;
  readonly activeTo: string | undefined;
}

/** The distances from `start` on, before `end`, in kilometres; the last ring holds its end too. [S3.23] */
export interface DeliveryRadius extends DeliveryTerms {
  readonly start: number;
  readonly end: number;
}

/** A zone on the map, its corners in order. [S3.24] */
export interface DeliveryShape extends DeliveryTerms, DeliveryHours {
  readonly id: number;
  readonly coordinates: readonly (readonly [lat: number, lng: number])[];
  /** Absent: a zone without a name. */
  readonly name?: Translated | undefined;
}

/** A part of town that a guest chooses by its name. [S5.22] */
export interface DeliveryRegion extends DeliveryTerms, DeliveryHours {
  readonly id: number;
  readonly name: Translated;
}

/** Service charge of an order. */
export interface ServiceCharge {
  /** Percent of the dishes after their discounts; or an amount for each order. */
  readonly valueType: DiscountTier['valueType'];
  readonly value: number;
  /** For which orders; a tablet on a table is the table. */
  readonly orderTypes: readonly OrderType[];
}

/** A place at which guests fetch what they ordered. [S2.52] */
export interface PickupPlace {
  readonly id: number;
  readonly name: Translated;
  /** "": the venue's own. */
  readonly address: string;
}

/** [S3.20–S3.24] */
export interface PlaceOrderType {
  readonly type: OrderType;
  readonly id: number;
  readonly discounts: readonly DiscountTier[];
  readonly prices: readonly { readonly priceOver: Minor; readonly price: Minor }[];
  readonly radiuses: readonly DeliveryRadius[];
  readonly shapes: readonly DeliveryShape[];
  /** Absent: none is chosen by its name. */
  readonly regions?: readonly DeliveryRegion[] | undefined;
  /** How such an order is paid on receipt; absent: in any way. */
  readonly payments?: readonly PaymentMethod[] | undefined;
  /** Guests are asked whether they want cutlery. [S2.53] */
  readonly asksCutlery?: boolean | undefined;
  /** Price of one set; absent: it is free. [S9.18] */
  readonly cutleryPrice?: Minor | undefined;
  /** Absent: it is fetched at the venue. */
  readonly pickupPlaces?: readonly PickupPlace[] | undefined;
  /** Whether it may be ordered at a kiosk without a name; it is then handed over by its label. */
  readonly byNumber?: boolean | undefined;
  /** Where a zone says nothing of its own. [S9.05] */
  readonly freeFrom?: Minor | undefined;
  readonly minimum?: Minor | undefined;
}

interface PlaceWords {
  readonly name?: string | undefined;
  readonly description?: string | undefined;
  readonly address?: string | undefined;
  readonly city?: string | undefined;
  /** In the order of the place's `tags`, each of them: one without a translation stands as it is. */
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
  /** The IANA time zone in which all hours of the place are judged. */
  readonly timeZone: string;
  readonly defaultLanguage: Language;
  /** The languages of the place's texts. */
  readonly languages: readonly Language[];
  /** The venue's one accent colour, "#rrggbb"; undefined: the house's own red. */
  readonly accent: string | undefined;
  readonly orderTypes: readonly PlaceOrderType[];
  readonly modules: readonly string[];
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  /** Translations of the place's own words. A missing one falls back to the field itself. */
  readonly translations: Readonly<Partial<Record<Language, PlaceWords>>>;
  readonly logo: Picture | undefined;
  readonly picture: Picture | undefined;
  /** The place on the globe, in degrees. */
  readonly location: { readonly lat: number; readonly lng: number } | undefined;
  /** City and kinds of the place, for the owner's list of places, in `textLanguage`; absent: it has none. */
  readonly city?: string | undefined;
  readonly tags?: readonly string[] | undefined;
  /** Absent: one kitchen cooks everything. Ask `stationsOf`. */
  readonly stations?: readonly Station[];
  /** Guests may enter a promo code; absent: there is none. */
  readonly takesPromoCodes?: boolean | undefined;
  /** Whether a signed-in guest pays less. */
  readonly discountsCustomers?: boolean | undefined;
  /** Absent: a guest's orders are not counted. */
  readonly orderNumberDiscounts?: readonly OrderNumberDiscount[] | undefined;
  /** Service charge of an order; absent: none. */
  readonly serviceCharge?: ServiceCharge | undefined;
  /** The tax that prices contain, where a dish says nothing else; absent: the place names none. */
  readonly vat?: VatRates | undefined;
}

/**
 * A place's name, description and address in a language, each with the language that it is really written in: the letters of a
 * street's sign help nobody who cannot read them.
 */
export const placeWords = (
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

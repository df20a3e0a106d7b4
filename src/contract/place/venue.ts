// The venue folder: `venue.json`, `pictures.json` and `pictures/`. Written by people, so parsing is strict: an unknown or
// misspelt field is an error with its path, never dropped silently. Published as a JSON Schema.
import * as v from 'valibot';
import {
  CODE_PAGES,
  PAPER_WIDTHS,
  PRINTED_PAPERS,
  PRINTER_ADDRESS,
  PRINTER_MODES,
} from '#domain/kitchen/printer-setup.ts';
import { BACKGROUNDS } from '#domain/menu/menu.ts';
import { PAYMENT_METHODS } from '#domain/order/checkout/payment-method.ts';
import { ORDER_TYPES } from '#domain/place/place.ts';
import {
  MOST_NEED_DAYS,
  MOST_NEED_NOTICE,
  NEED_ICONS,
  NEED_PLACES,
  NEED_STEPS,
} from '#domain/service/service-offer.ts';
import { venueServiceCharge, venueVat } from '../pricing/venue-charges.ts';
import { group } from '../product/venue-group.ts';
import { reservations } from './venue-bookings.ts';
import { venueRadius, venueRegion, venueShape } from './venue-delivery.ts';
import { venueOrderNumberDiscount, venuePromoCode } from './venue-discounts.ts';
import {
  amount,
  clock,
  hours,
  key,
  language,
  link,
  picture,
  slug,
  translatedFrom,
  week,
  whole,
  words,
} from './venue-fields.ts';
import { diets, product } from './venue-product.ts';

// Service settings in a venue file: needs for calls, payment methods, feedback questions.
const MOST = 12;

/** Times for which guests can want a need: every day from `from` to `to`, or around the clock. */
const needWhen = v.strictObject({
  from: v.optional(clock),
  to: v.optional(clock),
  step: v.optional(v.picklist(NEED_STEPS), 30),
  /** Days after today. */
  daysAhead: v.optional(whole(0, MOST_NEED_DAYS), 1),
  /** Minutes that the venue needs beforehand. */
  notice: v.optional(whole(0, MOST_NEED_NOTICE), 0),
  /** Whether guests can ask for it as soon as possible. */
  soonest: v.optional(v.boolean(), true),
});

const service = v.strictObject({
  /** Needs for which guests call a waiter; `at`: only at tables, or only in hotel rooms. */
  needs: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          key,
          name: words,
          icon: v.optional(v.picklist(NEED_ICONS), 'bell'),
          at: v.optional(v.picklist(NEED_PLACES)),
          when: v.optional(needWhen),
        }),
      ),
      v.maxLength(MOST),
    ),
    [],
  ),
  /** Payment methods for the bill: `cash` and `card` have their own icons. */
  payments: v.optional(v.pipe(v.array(v.strictObject({ key, name: words })), v.maxLength(MOST)), []),
  /** Questions on the feedback page; without options, a five-step scale with labels at both ends. */
  questions: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          key,
          title: words,
          low: v.optional(words),
          high: v.optional(words),
          options: v.optional(v.pipe(v.array(words), v.maxLength(6)), []),
        }),
      ),
      v.maxLength(MOST),
    ),
    [],
  ),
});

// Printers in a venue's file, with their address and content.
const address = v.pipe(
  v.string(),
  v.regex(PRINTER_ADDRESS, '"192.168.1.50:9100", "cloudprnt", "server-direct-print", or "folder:" and a name'),
);

const venuePrinter = v.strictObject({
  /** Unique in the venue. */
  name: key,
  /**
   * "192.168.1.50:9100"; "cloudprnt" or "server-direct-print": the printer polls the server for its papers; or
   * "folder:kitchen": pictures of papers in a folder of the server's data.
   */
  address,
  /** Stations whose tickets the printer prints; absent: all. */
  stations: v.optional(v.array(key), []),
  prints: v.optional(v.array(v.picklist(PRINTED_PAPERS)), ['tickets']),
  /** Paper width in millimetres. */
  width: v.optional(v.picklist(PAPER_WIDTHS), 80),
  /** "text" is faster; it applies only after its test slip was confirmed, and until then pictures are printed. */
  mode: v.optional(v.picklist(PRINTER_MODES), 'raster'),
  codePages: v.optional(v.picklist(CODE_PAGES), 'epson'),
});

// Parts of a venue file beside its menu: pages, gallery, texts in its settings.
const LONGEST_HTML = 40_000;

/** HTML, like text: in the default language only, or by language. Allowed HTML: src/domain/place/allowed-html.ts. */
const html = v.union([
  v.pipe(v.string(), v.maxLength(LONGEST_HTML)),
  v.record(language, v.pipe(v.string(), v.maxLength(LONGEST_HTML))),
]);

const pages = v.strictObject({
  about: v.optional(html),
  terms: v.optional(html),
  privacy: v.optional(html),
  refund: v.optional(html),
});

const galleryPicture = v.strictObject({ picture, caption: v.optional(words) });

/** A string, number or boolean; texts may be given by language. */
const setting = v.union([v.string(), v.number(), v.boolean(), v.record(language, v.string())]);

// Stations in a venue's file.
const venueStation = v.strictObject({
  /** Unique in the venue; printers and screens refer to this key. */
  id: key,
  name: words,
  /** Slugs; subcategories are included, unless another station has them. */
  categories: v.optional(v.array(slug), []),
  /** Whether it cooks dishes without a station. When no station is the default, the first one is. */
  default: v.optional(v.boolean(), false),
});

const addressText = v.pipe(v.string(), v.maxLength(200));
/** Text of at most 200 characters: in the default language only, or by language including the default one. */
const addressWords = v.union([addressText, v.record(language, addressText)]);

// Order page settings in a venue's file.
/** A pickup place. `key` is permanent: orders refer to it. */
const venuePickupPlace = v.strictObject({
  key,
  name: words,
  /** Absent: the venue's address. */
  address: v.optional(addressWords, ''),
});

/** An additional order type of rooms. */
const venueAdditionalType = v.strictObject({ key, name: words });

const discount = v.strictObject({
  priceOver: amount,
  valueType: v.picklist(['percent', 'money']),
  value: v.pipe(v.string(), v.regex(/^\d{1,7}(?:\.\d{1,2})?$/, 'a number such as "10"')),
  activeFrom: v.optional(clock),
  activeTo: v.optional(clock),
});

const orderType = v.strictObject({
  type: v.picklist(ORDER_TYPES),
  discounts: v.optional(v.array(discount), []),
  prices: v.optional(v.array(v.strictObject({ priceOver: amount, price: amount })), []),
  radiuses: v.optional(v.array(venueRadius), []),
  shapes: v.optional(v.array(venueShape), []),
  /** Regions that guests choose by name. */
  regions: v.optional(v.array(venueRegion), []),
  /** For delivery, when a zone has no value of its own. */
  freeFrom: v.optional(amount),
  minimum: v.optional(amount),
  /** Payment methods; absent: those on receipt. */
  payments: v.optional(v.pipe(v.array(v.picklist(PAYMENT_METHODS)), v.minLength(1))),
  /** Guests are asked about cutlery. */
  asksCutlery: v.optional(v.boolean(), false),
  /** Price of one set; absent: free. */
  cutleryPrice: v.optional(amount),
  /** Pickup places. Absent: at the venue. */
  pickupPlaces: v.optional(v.array(venuePickupPlace), []),
  /** For rooms: additional order types to choose from. Absent: not asked. */
  additionalTypes: v.optional(v.pipe(v.array(venueAdditionalType), v.maxLength(12)), []),
  /** For pickup: a kiosk takes orders without a name, to be handed over by label. */
  byNumber: v.optional(v.boolean(), false),
});

const degrees = (most: number) => v.pipe(v.number(), v.minValue(-most), v.maxValue(most));

const visibility = {
  onlySpot: v.optional(v.boolean(), false),
  hideSpot: v.optional(v.boolean(), false),
  onlySpotBrowse: v.optional(v.boolean(), false),
  hideSpotBrowse: v.optional(v.boolean(), false),
};

const category = v.strictObject({
  slug,
  /** Slug of the parent category; absent: top level. */
  parent: v.optional(slug),
  name: words,
  description: v.optional(words),
  type: v.optional(v.picklist(['normal', 'link', 'image', 'info']), 'normal'),
  links: v.optional(v.array(link), []),
  cloth: v.optional(v.picklist(BACKGROUNDS)),
  image: v.optional(picture),
  /** A name: the file is `videos/<name>.mp4` or `.webm`. */
  video: v.optional(key),
  /** Products refer to these; shown as a tag on the card. */
  subcategories: v.optional(v.record(key, words), {}),
  opensCallWaiter: v.optional(v.boolean(), false),
  orderAllowed: v.optional(v.boolean(), true),
  /** Hours of the category's dishes: the same each day, or by weekday. */
  hours: v.optional(v.union([hours, week])),
  /** VAT rates of the category's dishes and subcategories. */
  vat: v.optional(venueVat),
  ...visibility,
  onlyDelivery: v.optional(v.boolean(), false),
  hideDelivery: v.optional(v.boolean(), false),
  translatedFrom,
});

/** A date, a yearly date, or a range: "2026-12-24", "12-24", "2026-08-01/2026-08-14". */
const dates = v.pipe(
  v.string(),
  v.regex(
    /^(?:(?:\d{4}-)?\d{2}-\d{2})(?:\/(?:\d{4}-)?\d{2}-\d{2})?$/,
    '"2026-12-24", "12-24" for every year, or "2026-08-01/2026-08-14"',
  ),
);

/** A city or a kind of place: text in the venue's language, or by language. */
const shortWords = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
const groupName = v.union([shortWords, v.record(language, shortWords)]);

export const venueSchema = v.strictObject({
  $schema: v.optional(v.string()),
  format: v.literal(1),
  slug,
  name: words,
  description: v.optional(words),
  address: v.optional(v.union([v.string(), v.record(language, v.string())]), ''),
  phone: v.optional(v.string(), ''),
  email: v.optional(v.string(), ''),
  /** Degrees, for a map. */
  location: v.optional(v.strictObject({ lat: degrees(90), lng: degrees(180) })),
  /** For the owner's list of places: city, and kind of place such as "On the beach". */
  city: v.optional(groupName),
  tags: v.optional(v.pipe(v.array(groupName), v.maxLength(8))),
  /** The venue's own logo instead of the default one. */
  logo: v.optional(picture),
  /** Picture of the venue, for the list of places and for shared links. */
  picture: v.optional(picture),
  /** ISO 4217. */
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'an ISO 4217 code such as "EUR"')),
  /** IANA. */
  timeZone: v.string(),
  defaultLanguage: language,
  languages: v.pipe(v.array(language), v.minLength(1)),
  accent: v.optional(v.pipe(v.string(), v.regex(/^#[0-9a-fA-F]{6}$/, 'a colour such as "#b3202a"'))),
  hours: v.optional(week),
  /** Dated hours, "-" for closed; they override weekly hours. */
  datedHours: v.optional(v.record(dates, hours), {}),
  orderTypes: v.array(orderType),
  /** Promo codes for guests. */
  promoCodes: v.optional(v.array(venuePromoCode), []),
  /** Further discounts on a guest's n-th order. */
  orderNumberDiscounts: v.optional(v.array(venueOrderNumberDiscount), []),
  /** Tax rates included in prices; absent: bills show no tax. */
  vat: v.optional(venueVat),
  serviceCharge: v.optional(venueServiceCharge),
  modules: v.optional(v.array(v.string()), []),
  /** Further settings in the specification's format; texts may be given by language. */
  settings: v.optional(v.record(v.string(), setting), {}),
  /** HTML beside the menu, sanitised when it is imported. */
  pages: v.optional(pages, {}),
  gallery: v.optional(v.array(galleryPicture), []),
  /** Service at tables; missing parts have their default. */
  service: v.optional(service, {}),
  /** `code`: in the printed address; absent: the server makes a secret one, and keeps it. */
  tables: v.optional(
    v.array(
      v.strictObject({
        name: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
        code: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22,64}$/, '22 to 64 letters, digits, - or _'))),
        orderType: v.optional(v.picklist(ORDER_TYPES), 'spot'),
        room: v.optional(v.string()),
      }),
    ),
    [],
  ),
  /** Reservable tables. */
  reservations: v.optional(reservations),
  /** Stations; absent: one kitchen. */
  stations: v.optional(v.array(venueStation), []),
  /** Printers of the venue. */
  printers: v.optional(v.array(venuePrinter), []),
  /** The venue's own allergens, beside the fourteen legal ones. */
  allergens: v.optional(v.record(key, words), {}),
  /** Pictures of these allergens; the key is the allergen's code. [S3.02] */
  allergenImages: v.optional(v.record(key, v.strictObject({ name: key })), {}),
  ingredients: v.optional(
    v.record(
      key,
      v.strictObject({
        name: words,
        price: v.optional(amount, '0'),
        active: v.optional(v.boolean(), true),
        /** Absent: undeclared; a dish with this ingredient added is then undeclared too. */
        allergens: v.optional(v.array(key)),
        diets: v.optional(diets),
      }),
    ),
    {},
  ),
  /** Groups shared by several dishes, and groups that an option opens. */
  groups: v.optional(v.record(key, group), {}),
  categories: v.array(category),
  products: v.array(product),
});
export type Venue = v.InferOutput<typeof venueSchema>;

/**
 * pictures.json, written by `npm run pictures`. The key is the picture's name; its files are
 * `pictures/<name>-<width>.<avif|webp>`.
 */
export const venuePicturesSchema = v.record(
  key,
  v.strictObject({
    width: whole(1, 20_000),
    height: whole(1, 20_000),
    widths: v.pipe(v.array(whole(16, 4096)), v.minLength(1)),
    placeholder: v.optional(v.string()),
  }),
);
export type VenuePictures = v.InferOutput<typeof venuePicturesSchema>;

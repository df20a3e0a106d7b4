// The venue folder: `venue.json`, `pictures.json` and `pictures/`. Written by people, so it is strict: an unknown or
// misspelt field is an error with its path, never silently dropped. Published as a JSON Schema.
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
import { NEED_ICONS, NEED_PLACES } from '#domain/service/service-offer.ts';
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

// Service settings in a venue file: needs of a call, ways to pay, questions to its guests.
const MOST = 12;

const service = v.strictObject({
  /** Needs for which guests call the waiter; `at`: at tables alone, or in a hotel's rooms alone. */
  needs: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          key,
          name: words,
          icon: v.optional(v.picklist(NEED_ICONS), 'bell'),
          at: v.optional(v.picklist(NEED_PLACES)),
        }),
      ),
      v.maxLength(MOST),
    ),
    [],
  ),
  /** Ways to pay the bill: `cash` and `card` bear pictures of their own. */
  payments: v.optional(v.pipe(v.array(v.strictObject({ key, name: words })), v.maxLength(MOST)), []),
  /** Questions to guests on the feedback page; without options, five squares with words at both ends. */
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

// The printers of a venue's file: where each stands, and what it prints.
const address = v.pipe(
  v.string(),
  v.regex(PRINTER_ADDRESS, '"192.168.1.50:9100", "cloudprnt", "server-direct-print", or "folder:" and a name'),
);

const venuePrinter = v.strictObject({
  /** Unique in the venue. */
  name: key,
  /** "192.168.1.50:9100"; "cloudprnt" or "server-direct-print": the printer asks the server for its papers; or "folder:kitchen": pictures of the paper in a folder of the server's data. */
  address,
  /** Which stations' tickets it prints; left out: those of every station. */
  stations: v.optional(v.array(key), []),
  prints: v.optional(v.array(v.picklist(PRINTED_PAPERS)), ['tickets']),
  /** The paper, in millimetres. */
  width: v.optional(v.picklist(PAPER_WIDTHS), 80),
  /** "text" is quicker; it counts only once its test slip was confirmed, and until then pictures are printed. */
  mode: v.optional(v.picklist(PRINTER_MODES), 'raster'),
  codePages: v.optional(v.picklist(CODE_PAGES), 'epson'),
});

// Parts of a venue file beside its menu: its pages, its gallery, the words among its settings.
const LONGEST_HTML = 40_000;

/** HTML, as words are: in the default language alone, or by language. What is allowed is in src/domain/place/allowed-html.ts. */
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

/** A string, a number or a truth value; words may be said by language. */
const setting = v.union([v.string(), v.number(), v.boolean(), v.record(language, v.string())]);

// The stations of a venue's file: where what is cooked.
const venueStation = v.strictObject({
  /** Unique in the venue; printers and screens name it. */
  id: key,
  name: words,
  /** Slugs; what lies below a category goes with it, unless another station has it. */
  categories: v.optional(v.array(slug), []),
  /** Whether it cooks dishes that belong to no station. Where none says so, the first one does. */
  default: v.optional(v.boolean(), false),
});

// Order page settings in a venue's file.
/** A place at which guests fetch orders. `key` names it for good: orders bear it. */
const venuePickupPlace = v.strictObject({
  key,
  name: words,
  /** Left out: the venue's own. */
  address: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
});

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
  /** Parts of town by name. */
  regions: v.optional(v.array(venueRegion), []),
  /** For delivery, where a zone says nothing of its own. */
  freeFrom: v.optional(amount),
  minimum: v.optional(amount),
  /** How it is paid on receipt; left out: in any way. */
  payments: v.optional(v.pipe(v.array(v.picklist(PAYMENT_METHODS)), v.minLength(1))),
  /** Guests are asked whether they want cutlery. */
  asksCutlery: v.optional(v.boolean(), false),
  /** Price of one set; left out: it is free. */
  cutleryPrice: v.optional(amount),
  /** For pickup: where it is fetched. Left out: at the venue. */
  pickupPlaces: v.optional(v.array(venuePickupPlace), []),
  /** For pickup: a kiosk orders without a name, and it is handed over by its label. */
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
  /** The slug of its parent; without one it stands at the top. */
  parent: v.optional(slug),
  name: words,
  description: v.optional(words),
  type: v.optional(v.picklist(['normal', 'link', 'image', 'info']), 'normal'),
  links: v.optional(v.array(link), []),
  cloth: v.optional(v.picklist(BACKGROUNDS)),
  image: v.optional(picture),
  /** A name: the file is `videos/<name>.mp4` or `.webm`. */
  video: v.optional(key),
  /** Products name these; shown as a tag on the card. */
  subcategories: v.optional(v.record(key, words), {}),
  opensCallWaiter: v.optional(v.boolean(), false),
  orderAllowed: v.optional(v.boolean(), true),
  /** When its dishes can be had: the same hours every day, or by weekday. */
  hours: v.optional(v.union([hours, week])),
  /** VAT rates of its dishes and of those in the categories below it. */
  vat: v.optional(venueVat),
  ...visibility,
  onlyDelivery: v.optional(v.boolean(), false),
  hideDelivery: v.optional(v.boolean(), false),
  translatedFrom,
});

/** A date, a date of every year, or the days from one to another: "2026-12-24", "12-24", "2026-08-01/2026-08-14". */
const dates = v.pipe(
  v.string(),
  v.regex(
    /^(?:(?:\d{4}-)?\d{2}-\d{2})(?:\/(?:\d{4}-)?\d{2}-\d{2})?$/,
    '"2026-12-24", "12-24" for every year, or "2026-08-01/2026-08-14"',
  ),
);

/** A city, or a kind of place: words of the venue's language, or by language. */
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
  /** For the owner's list of places: in which city it is, and what kind of place, "On the beach". */
  city: v.optional(groupName),
  tags: v.optional(v.pipe(v.array(groupName), v.maxLength(8))),
  /** The venue's own mark, shown instead of the stitched one. */
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
  /** Days with hours of their own, "-" for closed; they go before those of the week. */
  datedHours: v.optional(v.record(dates, hours), {}),
  orderTypes: v.array(orderType),
  /** Words that guests enter for a discount. */
  promoCodes: v.optional(v.array(venuePromoCode), []),
  /** Further discounts on a guest's so-many-th order. */
  orderNumberDiscounts: v.optional(v.array(venueOrderNumberDiscount), []),
  /** The tax that prices contain; left out: no bill says one. */
  vat: v.optional(venueVat),
  serviceCharge: v.optional(venueServiceCharge),
  modules: v.optional(v.array(v.string()), []),
  /** Further settings, spelt as the specification does; its words may be said by language. */
  settings: v.optional(v.record(v.string(), setting), {}),
  /** HTML beside the menu, sanitised when it is imported. */
  pages: v.optional(pages, {}),
  gallery: v.optional(v.array(galleryPicture), []),
  /** Service at the tables; parts that are left out have the standard. */
  service: v.optional(service, {}),
  /** `code` is what stands in the printed address; without one the server makes a secret one, and keeps it. */
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
  /** The tables that guests reserve. */
  reservations: v.optional(reservations),
  /** Where what is cooked; left out: one kitchen cooks everything. */
  stations: v.optional(v.array(venueStation), []),
  /** Where orders come out on paper. */
  printers: v.optional(v.array(venuePrinter), []),
  /** The venue's own, beside the fourteen of the law. */
  allergens: v.optional(v.record(key, words), {}),
  /** Small pictures of them, by the same code. [S3.02] */
  allergenImages: v.optional(v.record(key, v.strictObject({ name: key })), {}),
  ingredients: v.optional(
    v.record(
      key,
      v.strictObject({
        name: words,
        price: v.optional(amount, '0'),
        active: v.optional(v.boolean(), true),
        /** Left out: not declared; a dish with it added is not declared either. */
        allergens: v.optional(v.array(key)),
        diets: v.optional(diets),
      }),
    ),
    {},
  ),
  /** Choices that several dishes share, and those that an option opens. */
  groups: v.optional(v.record(key, group), {}),
  categories: v.array(category),
  products: v.array(product),
});
export type Venue = v.InferOutput<typeof venueSchema>;

/** pictures.json: made by `npm run pictures`, by name. Files stand in `pictures/<name>-<width>.<avif|webp>`. */
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

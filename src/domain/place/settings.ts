// A place's settings, and their defaults for a venue that sets nothing. [S3.25, S9.15, S9.16, S9.18]
import { DEFAULT_LANGUAGE, type Language } from '../language/language.ts';
import { NOTHING_SAID, type Translated } from '../language/translated.ts';
import { currencySuffix } from '../pricing/money.ts';
import type { VenueHours } from './weekly-hours.ts';

/** Other sites with a page of the venue. [S2.29] */
export const SOCIAL_SITES = ['facebook', 'instagram', 'youtube', 'tripadvisor'] as const;
export type SocialSite = (typeof SOCIAL_SITES)[number];
export type SocialLinks = Readonly<Record<SocialSite, string | undefined>>;

/** Maximum number of dishes in a guest's order; 0: no limit. */
export interface QuantityLimits {
  /** Limits per dish with one choice, and per order: more is refused. */
  readonly line: number;
  readonly order: number;
  /** Above this quantity the guest must confirm. */
  readonly lineAsk: number;
  readonly orderAsk: number;
}

/** Times for orders. */
export interface TimeRules {
  /** Minutes between two slots; 0: only orders as soon as possible. */
  readonly slot: number;
  /** Minimum minutes for an order, and for a delivery. */
  readonly lead: number;
  readonly deliveryLead: number;
  /** Number of days after today for which orders are taken. */
  readonly daysAhead: number;
  /** Maximum orders per slot; 0: no limit. */
  readonly most: number;
  /** Orders for later are taken while the place is closed. */
  readonly whenClosed: boolean;
}

export interface Settings extends VenueHours {
  /** Suffix of prices in this currency (default_currency_suffix). */
  readonly currencySuffix: string;
  /** Second currency (show_prices_in_two_currency) and its dates of use ("YYYY-MM-DD", either may be open). */
  readonly secondCurrency:
    | {
        readonly currency: string;
        readonly suffix: string;
        /** Units of the second currency per unit of the place's; not needed for leva and euro. */
        readonly rate: number | undefined;
        readonly from: string | undefined;
        readonly to: string | undefined;
        readonly first: boolean;
      }
    | undefined;
  /** Francs per unit of the place's currency, shown to Swiss French guests. */
  readonly chfRate: number | undefined;
  readonly defaultLanguage: Language;
  readonly firstLanguage: Language | undefined;
  readonly ordersAllowed: boolean;
  readonly disableOvertimeOrders: boolean;
  readonly orderExpireHours: number;
  readonly bookingIntervalMinutes: number;
  /** Age limits of a waiting order, in minutes: sent silently up to the first, asked up to the second, then expired. */
  readonly orderSilentMinutes: number;
  readonly orderAskMinutes: number;
  /** Seconds in which an equal order of the same session is refused; 0: rule off. [S8.10] */
  readonly repeatOrderSeconds: number;
  readonly limits: QuantityLimits;
  readonly times: TimeRules;
  /** Percentage of a paid order that a registered guest collects; 0: nothing. */
  readonly accumulatedPercent: number;
  readonly moneyDiscountOnlyPreorder: boolean;
  readonly tokenHidesProducts: boolean;
  readonly tabletModeAlwaysOn: boolean;
  /** Idle time after which a table's tablet asks whether anybody is there; 0: never. */
  readonly tabletIdleMinutes: number;
  readonly hideAddToCart: 0 | 1 | 2;
  readonly addToCartPosition: 'top' | 'bottom' | 'both';
  readonly orderButtonOnVariant: 0 | 1 | 2;
  readonly viewProductPage: 0 | 1 | 2;
  readonly showLiquidRelated: boolean;
  readonly designTheme: 1 | 2 | 3;
  readonly designSubtheme: 1 | 2 | 3;
  readonly darkerTheme: 0 | 1 | 2;
  readonly onePageMenu: boolean;
  readonly pdfMenu: boolean;
  readonly subcategoriesDesign: number;
  readonly multipleColumns: boolean;
  readonly showFooter: boolean;
  /** The promotions as HTML, sanitised when stored and again where shown. */
  readonly promotionsHtml: Translated;
  readonly promotionsText: Translated;
  readonly footerHtml: Translated;
  /** The venue's pages on other sites; each address begins with https. */
  readonly social: SocialLinks;
  /** Oldest app version that may stay open: an older page updates as soon as it is idle. */
  readonly minClientVersion: string | undefined;
}

export const MOST_TABLET_IDLE = 240;

/** Settings of a venue in leva that sets none itself. */
export const DEFAULT_SETTINGS: Settings = {
  currencySuffix: 'lv.',
  secondCurrency: undefined,
  chfRate: undefined,
  defaultLanguage: DEFAULT_LANGUAGE,
  firstLanguage: undefined,
  ordersAllowed: true,
  disableOvertimeOrders: true,
  openingHours: undefined,
  orderExpireHours: 3,
  bookingIntervalMinutes: 15,
  orderSilentMinutes: 5,
  orderAskMinutes: 20,
  repeatOrderSeconds: 5,
  limits: { line: 0, order: 0, lineAsk: 12, orderAsk: 40 },
  times: { slot: 15, lead: 20, deliveryLead: 40, daysAhead: 6, most: 0, whenClosed: false },
  accumulatedPercent: 0,
  moneyDiscountOnlyPreorder: false,
  tokenHidesProducts: false,
  tabletModeAlwaysOn: false,
  tabletIdleMinutes: 10,
  hideAddToCart: 0,
  addToCartPosition: 'bottom',
  orderButtonOnVariant: 0,
  viewProductPage: 1,
  showLiquidRelated: false,
  designTheme: 3,
  designSubtheme: 3,
  darkerTheme: 0,
  onePageMenu: false,
  pdfMenu: false,
  subcategoriesDesign: 0,
  multipleColumns: false,
  showFooter: false,
  promotionsHtml: NOTHING_SAID,
  promotionsText: NOTHING_SAID,
  footerHtml: NOTHING_SAID,
  social: { facebook: undefined, instagram: undefined, youtube: undefined, tripadvisor: undefined },
  minClientVersion: undefined,
};

/** Default settings of a place, also for a device that could not fetch them: prices use the place's currency. [S8.29] */
export const defaultSettings = (currency: string): Settings => ({
  ...DEFAULT_SETTINGS,
  currencySuffix: currencySuffix(currency),
});

// A place's settings, and their defaults for a venue that sets nothing. [S3.25, S9.15, S9.16, S9.18]
import { DEFAULT_LANGUAGE, type Language } from '../language/language.ts';
import { NOTHING_SAID, type Translated } from '../language/translated.ts';
import { currencySuffix } from '../pricing/money.ts';
import type { VenueHours } from './weekly-hours.ts';

/** The other sites on which a venue may have a page. [S2.29] */
export const SOCIAL_SITES = ['facebook', 'instagram', 'youtube', 'tripadvisor'] as const;
export type SocialSite = (typeof SOCIAL_SITES)[number];
export type SocialLinks = Readonly<Record<SocialSite, string | undefined>>;

/** How many dishes an order of a guest may have; 0: any number. */
export interface QuantityLimits {
  /** Limits of one dish, chosen in one way, and of the whole order: more is refused. */
  readonly line: number;
  readonly order: number;
  /** More is asked about before it is sent. */
  readonly lineAsk: number;
  readonly orderAsk: number;
}

/** When guests may want an order. */
export interface TimeRules {
  /** From one time to the next, in minutes of the clock; 0: orders are taken for as soon as possible alone. */
  readonly slot: number;
  /** Minutes that an order takes at least, and one that is delivered. */
  readonly lead: number;
  readonly deliveryLead: number;
  /** Days behind today for which orders are taken. */
  readonly daysAhead: number;
  /** Orders that may want the same time; 0: any number. */
  readonly most: number;
  /** Orders for later are taken while the place is closed. */
  readonly whenClosed: boolean;
}

export interface Settings extends VenueHours {
  /** The currency's spelling behind a price (default_currency_suffix). */
  readonly currencySuffix: string;
  /** The second currency (show_prices_in_two_currency) and the dates of its use ("YYYY-MM-DD", either may be open). */
  readonly secondCurrency:
    | {
        readonly currency: string;
        readonly suffix: string;
        /** Units of the second currency for one unit of the place's; leva and euro need none. */
        readonly rate: number | undefined;
        readonly from: string | undefined;
        readonly to: string | undefined;
        readonly first: boolean;
      }
    | undefined;
  /** Francs for one unit of the place's currency, shown to Swiss French guests. */
  readonly chfRate: number | undefined;
  readonly defaultLanguage: Language;
  readonly firstLanguage: Language | undefined;
  readonly ordersAllowed: boolean;
  readonly disableOvertimeOrders: boolean;
  readonly orderExpireHours: number;
  readonly bookingIntervalMinutes: number;
  /** Ages of a waiting order, in minutes: sent silently up to the first, asked about up to the second, then expired. */
  readonly orderSilentMinutes: number;
  readonly orderAskMinutes: number;
  /** Seconds within which an equal order of the same session is refused; 0 switches the rule off. [S8.10] */
  readonly repeatOrderSeconds: number;
  readonly limits: QuantityLimits;
  readonly times: TimeRules;
  /** Percent of a paid order that a registered guest collects; 0: nothing. */
  readonly accumulatedPercent: number;
  readonly moneyDiscountOnlyPreorder: boolean;
  readonly tokenHidesProducts: boolean;
  readonly tabletModeAlwaysOn: boolean;
  /** Without a touch for so long a table's tablet asks whether anybody is there; 0: never. */
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
  /** The oldest version of the app that may stay open: an older page takes the newer build as soon as nothing is open. */
  readonly minClientVersion: string | undefined;
}

export const MOST_TABLET_IDLE = 240;

/** The settings of a venue in leva that set nothing. */
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

/** The settings of a place that set nothing, and of a device that could not ask for them: a price is in the place's money. [S8.29] */
export const defaultSettings = (currency: string): Settings => ({
  ...DEFAULT_SETTINGS,
  currencySuffix: currencySuffix(currency),
});

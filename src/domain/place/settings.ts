// A place's settings with their defaults: what a venue that sets nothing gets. [S3.25, S9.15, S9.16, S9.18]
import { DEFAULT_LANGUAGE, type Language } from '../language/language.ts';
import { NOTHING_SAID, type Translated } from '../language/translated.ts';
import type { WeeklyHours } from './place.ts';

/** Where else a venue is to be found. [S2.29] */
export const SOCIAL_SITES = ['facebook', 'instagram', 'youtube', 'tripadvisor'] as const;
export type SocialSite = (typeof SOCIAL_SITES)[number];
export type SocialLinks = Readonly<Record<SocialSite, string | undefined>>;

export interface Settings {
  /** default_currency_suffix */
  readonly currencySuffix: string;
  /** show_prices_in_two_currency, with the dates between which it holds ("YYYY-MM-DD", either may be open). */
  readonly secondCurrency:
    | {
        readonly currency: string;
        readonly suffix: string;
        /** Units of the second currency for one of the place's. */
        readonly rate: number;
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
  readonly openingHours: WeeklyHours | undefined;
  readonly orderExpireHours: number;
  readonly bookingIntervalMinutes: number;
  /** Ages of a waiting order, in minutes: sent silently up to the first, asked about up to the second, then expired. */
  readonly orderSilentMinutes: number;
  readonly orderAskMinutes: number;
  /** An equal order of the same session within this many seconds is refused; 0 switches the rule off. [S8.10] */
  readonly repeatOrderSeconds: number;
  /** Percent of a paid order that a registered guest collects; 0: nothing. */
  readonly accumulatedPercent: number;
  readonly moneyDiscountOnlyPreorder: boolean;
  readonly tokenHidesProducts: boolean;
  readonly tabletModeAlwaysOn: boolean;
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
  /** HTML, sanitised when it was stored and again where it is shown. */
  readonly promotionsHtml: Translated;
  readonly promotionsText: Translated;
  readonly footerHtml: Translated;
  /** Addresses that begin with https. */
  readonly social: SocialLinks;
  /** Pages older than this build reload as soon as nothing is open. */
  readonly minClientVersion: string | undefined;
}

/** What is shown where the server could not be asked [S8.29] or the venue set nothing. */
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
  accumulatedPercent: 0,
  moneyDiscountOnlyPreorder: false,
  tokenHidesProducts: false,
  tabletModeAlwaysOn: false,
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

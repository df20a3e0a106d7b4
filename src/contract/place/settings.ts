// GET settings: a map of key → {value}. A missing or unreadable key has its default; texts have their translations beside
// the value. [S3.25, S7.02]
import * as v from 'valibot';
import { isLanguage, type Language } from '#domain/language/language.ts';
import { isAllowedLink } from '#domain/place/allowed-addresses.ts';
import { formatWindows, parseWindows } from '#domain/place/hours.ts';
import {
  DEFAULT_SETTINGS,
  MOST_TABLET_IDLE,
  type Settings,
  SOCIAL_SITES,
  type SocialSite,
} from '#domain/place/settings.ts';
import type { WeeklyHours } from '#domain/place/weekly-hours.ts';
import { currencySuffix } from '#domain/pricing/money.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { parseTranslated, translatedToWire } from '../language/translated.ts';
import { flag, numeric, reasonOf } from '../wire.ts';
import { datedHours, datedHoursToWire } from './dated-hours.ts';

const value = v.union([v.string(), v.number(), v.boolean(), v.null()]);
export const settingsSchema = v.record(
  v.string(),
  v.object({ value, translations: v.optional(v.record(v.string(), v.string())) }),
);
export type WireSettings = v.InferInput<typeof settingsSchema>;
type WireValue = v.InferOutput<typeof value>;

/** `defaults`: of the place, for its currency. */
export function parseSettings(body: unknown, defaults: Settings = DEFAULT_SETTINGS): Result<Settings, string> {
  const loose = v.safeParse(v.record(v.string(), v.unknown()), body);
  if (!loose.success) return fail(reasonOf(loose.issues));
  const map = new Map<string, WireValue>();
  for (const [key, entry] of Object.entries(loose.output)) {
    const one = v.safeParse(v.object({ value }), entry);
    if (one.success) map.set(key, one.output.value);
  }
  return ok(fromMap(map, loose.output, defaults));
}

/** Settings with text, with their names in the code. */
export const WORD_SETTINGS = {
  promotions_html: 'promotionsHtml',
  promotions_text: 'promotionsText',
  footer_html: 'footerHtml',
} as const satisfies Record<string, keyof Settings>;

export const socialKey = (site: SocialSite): string => `${site}_link`;
/** Only https, so that the address cannot be read or changed in transit. */
export const isSocialLink = (address: string): boolean => isAllowedLink(address) && /^https:/i.test(address);

function fromMap(
  map: ReadonlyMap<string, WireValue>,
  entries: Readonly<Record<string, unknown>>,
  d: Settings,
): Settings {
  const string = (key: string, fallback: string) => {
    const found = map.get(key);
    return typeof found === 'string' ? found : typeof found === 'number' ? String(found) : fallback;
  };
  const bool = (key: string, fallback: boolean) => {
    const parsed = v.safeParse(flag(fallback), map.get(key));
    return parsed.success ? parsed.output : fallback;
  };
  const number = <F>(key: string, fallback: F, min = 0, max = 1_000_000): number | F => {
    const parsed = v.safeParse(numeric, map.get(key));
    return parsed.success && parsed.output >= min && parsed.output <= max ? parsed.output : fallback;
  };
  const oneOf = <T extends number>(key: string, allowed: readonly T[], fallback: T): T =>
    allowed.find((candidate) => candidate === number(key, fallback)) ?? fallback;
  const level = (key: string, fallback: 0 | 1 | 2) => oneOf(key, [0, 1, 2], fallback);
  const design = (key: string, fallback: 1 | 2 | 3) => oneOf(key, [1, 2, 3], fallback);
  const language = (key: string): Language | undefined => {
    const found = map.get(key);
    return isLanguage(found) ? found : undefined;
  };
  const position = string('add_to_cart_view_page_button_position', 'bottom');
  const code = string('second_currency', '');
  // Any other code would break price formatting.
  const secondCurrency = /^[A-Z]{3}$/.test(code) ? code : 'EUR';
  return {
    currencySuffix: string('default_currency_suffix', d.currencySuffix),
    secondCurrency: bool('show_prices_in_two_currency', false)
      ? {
          currency: secondCurrency,
          suffix: string('second_currency_suffix', currencySuffix(secondCurrency)),
          rate: number('second_currency_rate', undefined, 0.000001),
          from: string('second_currency_from', '') || undefined,
          to: string('second_currency_to', '') || undefined,
          first: bool('second_currency_first', false),
        }
      : undefined,
    chfRate: number('chf_rate', undefined, 0.000001),
    defaultLanguage: language('default_lang') ?? d.defaultLanguage,
    firstLanguage: language('first_init_lang'),
    ordersAllowed: bool('orders_allowed', d.ordersAllowed),
    disableOvertimeOrders: bool('disable_overtime_orders', d.disableOvertimeOrders),
    openingHours: weeklyHours(map),
    ...datedHours(datedEntries(map)),
    orderExpireHours: number('order_expire_hours', d.orderExpireHours),
    bookingIntervalMinutes: number('booking_interval', d.bookingIntervalMinutes, 1),
    orderSilentMinutes: number('order_silent_minutes', d.orderSilentMinutes),
    orderAskMinutes: number('order_ask_minutes', d.orderAskMinutes),
    repeatOrderSeconds: number('repeat_order_seconds', d.repeatOrderSeconds),
    limits: {
      line: number('order_line_most', d.limits.line),
      order: number('order_most', d.limits.order),
      lineAsk: number('order_line_ask', d.limits.lineAsk),
      orderAsk: number('order_ask', d.limits.orderAsk),
    },
    times: {
      slot: number('order_slot_minutes', d.times.slot, 0, 240),
      lead: number('order_lead_minutes', d.times.lead, 0, 1440),
      deliveryLead: number('delivery_lead_minutes', d.times.deliveryLead, 0, 1440),
      daysAhead: number('order_days_ahead', d.times.daysAhead, 0, 30),
      most: number('order_slot_most', d.times.most),
      whenClosed: bool('orders_ahead', d.times.whenClosed),
    },
    accumulatedPercent: number('accumulated_order_amount_percent', d.accumulatedPercent, 0, 100),
    moneyDiscountOnlyPreorder: bool('money_discount_only_preorder', d.moneyDiscountOnlyPreorder),
    tokenHidesProducts: bool('token_hide_products', d.tokenHidesProducts),
    tabletModeAlwaysOn: bool('tablet_mode_always_on', d.tabletModeAlwaysOn),
    tabletIdleMinutes: number('tablet_idle_minutes', d.tabletIdleMinutes, 0, MOST_TABLET_IDLE),
    hideAddToCart: level('hide_add_to_cart_btn', d.hideAddToCart),
    addToCartPosition:
      POSITIONS.find((one, at) => position === one || position === String(at + 1)) ?? d.addToCartPosition,
    orderButtonOnVariant: level('order_button_on_variant', d.orderButtonOnVariant),
    viewProductPage: level('view_product_page', d.viewProductPage),
    showLiquidRelated: bool('show_liquid_on_non_liquid_view_product_page', d.showLiquidRelated),
    designTheme: design('design_theme', d.designTheme),
    designSubtheme: design('design_subtheme', d.designSubtheme),
    darkerTheme: level('darker_theme', d.darkerTheme),
    onePageMenu: bool('one_page_menu_style', d.onePageMenu),
    pdfMenu: bool('pdf_menu_enabled', d.pdfMenu),
    subcategoriesDesign: number('subcategories_design', d.subcategoriesDesign),
    multipleColumns: bool('multiple_columns_cats_and_prods_design', d.multipleColumns),
    showFooter: bool('show_footer', d.showFooter),
    promotionsHtml: parseTranslated(entries.promotions_html),
    promotionsText: parseTranslated(entries.promotions_text),
    footerHtml: parseTranslated(entries.footer_html),
    social: socialLinks((site) => string(socialKey(site), '')),
    minClientVersion: string('min_client_version', '') || undefined,
  };
}

const socialLinks = (linkTo: (site: SocialSite) => string): Settings['social'] => {
  const link = (site: SocialSite) => (isSocialLink(linkTo(site)) ? linkTo(site) : undefined);
  return {
    facebook: link('facebook'),
    instagram: link('instagram'),
    youtube: link('youtube'),
    tripadvisor: link('tripadvisor'),
  };
};

/**
 * `working_hours_1` (Monday) to `working_hours_7`; without any of them hours are unknown, which means always open. [S9.17]
 */
function weeklyHours(map: ReadonlyMap<string, WireValue>): WeeklyHours | undefined {
  const days = Array.from({ length: 7 }, (_, at) => {
    const found = map.get(`working_hours_${at + 1}`);
    return typeof found === 'string' ? parseWindows(found) : undefined;
  });
  return days.some(Boolean) ? days.map((windows) => windows ?? []) : undefined;
}

const DATED = /^working_hours_((?:\d{4}-)?\d{2}-\d{2})$/;

/** `working_hours_2026-12-24`, and `working_hours_12-24` for each year: ours. */
const datedEntries = (map: ReadonlyMap<string, WireValue>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...map].flatMap(([key, value]) => {
      const date = DATED.exec(key)?.[1];
      return date !== undefined && typeof value === 'string' ? [[date, value] as const] : [];
    }),
  );

/** On the wire by number, from 1. */
const POSITIONS = ['top', 'bottom', 'both'] as const;

export function settingsToWire(s: Settings): WireSettings {
  const plain: Record<string, WireValue | undefined> = {
    default_currency_suffix: s.currencySuffix,
    show_prices_in_two_currency: s.secondCurrency ? 1 : 0,
    second_currency: s.secondCurrency?.currency,
    second_currency_suffix: s.secondCurrency?.suffix,
    second_currency_rate: s.secondCurrency?.rate,
    second_currency_from: s.secondCurrency?.from,
    second_currency_to: s.secondCurrency?.to,
    second_currency_first: s.secondCurrency ? Number(s.secondCurrency.first) : undefined,
    chf_rate: s.chfRate,
    default_lang: s.defaultLanguage,
    first_init_lang: s.firstLanguage,
    orders_allowed: Number(s.ordersAllowed),
    disable_overtime_orders: Number(s.disableOvertimeOrders),
    ...Object.fromEntries(
      (s.openingHours ?? []).map((windows, day) => [`working_hours_${day + 1}`, formatWindows(windows)]),
    ),
    ...Object.fromEntries(
      Object.entries(datedHoursToWire(s.datedHours ?? {})).map(([date, text]) => [`working_hours_${date}`, text]),
    ),
    order_expire_hours: s.orderExpireHours,
    booking_interval: s.bookingIntervalMinutes,
    order_silent_minutes: s.orderSilentMinutes,
    order_ask_minutes: s.orderAskMinutes,
    repeat_order_seconds: s.repeatOrderSeconds,
    order_line_most: s.limits.line,
    order_most: s.limits.order,
    order_line_ask: s.limits.lineAsk,
    order_ask: s.limits.orderAsk,
    order_slot_minutes: s.times.slot,
    order_lead_minutes: s.times.lead,
    delivery_lead_minutes: s.times.deliveryLead,
    order_days_ahead: s.times.daysAhead,
    order_slot_most: s.times.most,
    orders_ahead: Number(s.times.whenClosed),
    accumulated_order_amount_percent: s.accumulatedPercent,
    money_discount_only_preorder: Number(s.moneyDiscountOnlyPreorder),
    token_hide_products: Number(s.tokenHidesProducts),
    tablet_mode_always_on: Number(s.tabletModeAlwaysOn),
    tablet_idle_minutes: s.tabletIdleMinutes,
    hide_add_to_cart_btn: s.hideAddToCart,
    add_to_cart_view_page_button_position: POSITIONS.indexOf(s.addToCartPosition) + 1,
    order_button_on_variant: s.orderButtonOnVariant,
    view_product_page: s.viewProductPage,
    show_liquid_on_non_liquid_view_product_page: Number(s.showLiquidRelated),
    design_theme: s.designTheme,
    design_subtheme: s.designSubtheme,
    darker_theme: s.darkerTheme,
    one_page_menu_style: Number(s.onePageMenu),
    pdf_menu_enabled: Number(s.pdfMenu),
    subcategories_design: s.subcategoriesDesign,
    multiple_columns_cats_and_prods_design: Number(s.multipleColumns),
    show_footer: Number(s.showFooter),
    ...Object.fromEntries(SOCIAL_SITES.map((site) => [socialKey(site), s.social[site]])),
    min_client_version: s.minClientVersion,
  };
  const words = Object.entries(WORD_SETTINGS).map(([key, own]) => [key, translatedToWire(s[own])]);
  return Object.fromEntries([
    ...Object.entries(plain).flatMap(([key, one]) => (one === undefined ? [] : [[key, { value: one }]])),
    ...words,
  ]);
}

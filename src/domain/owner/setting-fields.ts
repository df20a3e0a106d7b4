// Settings that an owner may change in the app: fields of a venue's file with their possible values. Other settings are
// changed only in the file: another currency, time zone or address would affect guests' current orders and sessions.
import {
  MOST_BOOKING_DAYS,
  MOST_BOOKING_LEAD,
  MOST_CANCEL_HOURS,
  MOST_DEPOSIT_PARTY,
  MOST_GUEST_DAYS,
  MOST_LOG_DAYS,
  MOST_POINT_DAYS,
  MOST_POINTS,
} from '#domain/place/device-settings.ts';
import { suitsOrderType } from '../order/checkout/checkout-offer.ts';
import { PAYMENT_METHODS, type PaymentMethod } from '../order/checkout/payment-method.ts';
import type { OrderType } from '../place/place.ts';
import { MOST_TABLET_IDLE } from '../place/settings.ts';
import { NEED_ICONS } from '../service/service-offer.ts';

/** Input type of a field. `standard`: the default. */
export type FieldKind =
  | { readonly kind: 'switch'; readonly standard: boolean }
  | { readonly kind: 'choice'; readonly values: readonly number[]; readonly standard: number }
  | {
      readonly kind: 'whole';
      readonly unit: 'seconds' | 'minutes' | 'hours' | 'days' | 'dishes' | 'orders' | 'points' | 'percent' | 'people';
      readonly most: number;
      readonly standard: number;
    }
  | { readonly kind: 'line' | 'email' | 'phone'; readonly longest: number }
  | { readonly kind: 'words'; readonly longest: number; readonly needed?: true }
  | { readonly kind: 'link' }
  | { readonly kind: 'date' }
  | { readonly kind: 'rate' }
  | { readonly kind: 'currency'; readonly standard: string }
  | { readonly kind: 'colour' }
  /** A language of the venue, or unset. */
  | { readonly kind: 'language' }
  | { readonly kind: 'languages' }
  | { readonly kind: 'hours' }
  /** Days with their own hours. */
  | { readonly kind: 'dates' }
  | { readonly kind: 'needs'; readonly icons: readonly string[] }
  | { readonly kind: 'payments' }
  /** Payment methods of one order type. */
  | { readonly kind: 'methods'; readonly methods: readonly PaymentMethod[] }
  | { readonly kind: 'questions' }
  /** Where guests fetch their orders. */
  | { readonly kind: 'pickup-places' }
  /** Where or how an order for a room is served. */
  | { readonly kind: 'additional-types' }
  | { readonly kind: 'stations' }
  | { readonly kind: 'printers' }
  /** Season of each hall. */
  | { readonly kind: 'seasons' }
  /** Tax rates for eating in and taking away. */
  | { readonly kind: 'vat' }
  /** Amount in the venue's currency. */
  | { readonly kind: 'amount'; readonly standard?: string }
  /** Delivery terms: zones on the map, rings around the venue, regions by name, or by the order's amount. */
  | { readonly kind: 'zones' }
  | { readonly kind: 'rings' }
  | { readonly kind: 'regions' }
  | { readonly kind: 'ways' }
  /** The service charge. */
  | { readonly kind: 'charge' }
  /** A place on the globe. */
  | { readonly kind: 'location' };

const yes = { kind: 'switch', standard: true } as const;
const no = { kind: 'switch', standard: false } as const;
const methods = (type: OrderType) =>
  ({ kind: 'methods', methods: PAYMENT_METHODS.filter((one) => suitsOrderType(one, type)) }) as const;
const choice = (standard: number, ...values: readonly number[]) => ({ kind: 'choice', values, standard }) as const;

/** By path in the file, in display order. */
export const SETTING_GROUPS = {
  hours: {
    hours: { kind: 'hours' },
    datedHours: { kind: 'dates' },
    'settings.orders_allowed': yes,
    'settings.disable_overtime_orders': yes,
    'settings.orders_ahead': no,
    'settings.order_slot_minutes': { kind: 'whole', unit: 'minutes', most: 240, standard: 15 },
    'settings.order_lead_minutes': { kind: 'whole', unit: 'minutes', most: 1440, standard: 20 },
    'settings.delivery_lead_minutes': { kind: 'whole', unit: 'minutes', most: 1440, standard: 40 },
    'settings.order_days_ahead': { kind: 'whole', unit: 'days', most: 30, standard: 6 },
    'settings.order_slot_most': { kind: 'whole', unit: 'orders', most: 999, standard: 0 },
  },
  orders: {
    'settings.auto_accept_orders': no,
    'settings.confirm_first_order': no,
    'settings.guests_see_times': yes,
    'settings.guests_see_names': no,
    'settings.guest_details_days': { kind: 'whole', unit: 'days', most: MOST_GUEST_DAYS, standard: 90 },
    'settings.visit_logs': yes,
    'settings.visit_log_days': { kind: 'whole', unit: 'days', most: MOST_LOG_DAYS, standard: 90 },
    'settings.order_line_ask': { kind: 'whole', unit: 'dishes', most: 99, standard: 12 },
    'settings.order_line_most': { kind: 'whole', unit: 'dishes', most: 99, standard: 0 },
    'settings.order_ask': { kind: 'whole', unit: 'dishes', most: 999, standard: 40 },
    'settings.order_most': { kind: 'whole', unit: 'dishes', most: 999, standard: 0 },
    'orderTypes.preorder.pickupPlaces': { kind: 'pickup-places' },
    'orderTypes.room.additionalTypes': { kind: 'additional-types' },
  },
  bookings: {
    'settings.booking_confirm': no,
    'settings.booking_interval': choice(15, 5, 10, 15, 20, 30, 60),
    'settings.booking_lead_minutes': { kind: 'whole', unit: 'minutes', most: MOST_BOOKING_LEAD, standard: 60 },
    'settings.booking_days_ahead': { kind: 'whole', unit: 'days', most: MOST_BOOKING_DAYS, standard: 60 },
    'settings.booking_cancel_hours': { kind: 'whole', unit: 'hours', most: MOST_CANCEL_HOURS, standard: 2 },
    'reservations.halls': { kind: 'seasons' },
    'settings.booking_deposit_percent': { kind: 'whole', unit: 'percent', most: 100, standard: 0 },
    'settings.table_deposit_per_person': { kind: 'amount', standard: '0' },
    'settings.table_deposit_from_people': { kind: 'whole', unit: 'people', most: MOST_DEPOSIT_PARTY, standard: 1 },
  },
  venue: {
    name: { kind: 'words', longest: 120, needed: true },
    description: { kind: 'words', longest: 400 },
    address: { kind: 'words', longest: 200 },
    location: { kind: 'location' },
    phone: { kind: 'phone', longest: 40 },
    email: { kind: 'email', longest: 120 },
    languages: { kind: 'languages' },
    'settings.guest_pictures': yes,
    'settings.first_init_lang': { kind: 'language' },
  },
  ordering: {
    'settings.order_silent_minutes': { kind: 'whole', unit: 'minutes', most: 240, standard: 5 },
    'settings.order_ask_minutes': { kind: 'whole', unit: 'minutes', most: 720, standard: 20 },
    'settings.repeat_order_seconds': { kind: 'whole', unit: 'seconds', most: 600, standard: 5 },
    'settings.order_expire_hours': { kind: 'whole', unit: 'hours', most: 72, standard: 3 },
    'settings.tablet_mode_always_on': no,
    'settings.tablet_idle_minutes': { kind: 'whole', unit: 'minutes', most: MOST_TABLET_IDLE, standard: 10 },
  },
  service: {
    'service.needs': { kind: 'needs', icons: NEED_ICONS },
    'service.payments': { kind: 'payments' },
    'service.questions': { kind: 'questions' },
  },
  kitchen: {
    stations: { kind: 'stations' },
    printers: { kind: 'printers' },
  },
  charges: {
    vat: { kind: 'vat' },
    serviceCharge: { kind: 'charge' },
  },
  delivery: {
    'orderTypes.delivery.shapes': { kind: 'zones' },
    'orderTypes.delivery.radiuses': { kind: 'rings' },
    'orderTypes.delivery.regions': { kind: 'regions' },
    'orderTypes.delivery.prices': { kind: 'ways' },
    'orderTypes.delivery.minimum': { kind: 'amount' },
    'orderTypes.delivery.freeFrom': { kind: 'amount' },
  },
  payments: {
    'orderTypes.delivery.payments': methods('delivery'),
    'orderTypes.preorder.payments': methods('preorder'),
    'orderTypes.room.payments': methods('room'),
    'orderTypes.served_on_spot.payments': methods('served_on_spot'),
  },
  money: {
    'settings.default_currency_suffix': { kind: 'line', longest: 8 },
    'settings.show_prices_in_two_currency': no,
    'settings.second_currency': { kind: 'currency', standard: 'EUR' },
    'settings.second_currency_suffix': { kind: 'line', longest: 8 },
    'settings.second_currency_first': no,
    'settings.second_currency_rate': { kind: 'rate' },
    'settings.second_currency_from': { kind: 'date' },
    'settings.second_currency_to': { kind: 'date' },
    'settings.chf_rate': { kind: 'rate' },
    'settings.euro_cash_rounding': no,
    'settings.money_discount_only_preorder': no,
  },
  customers: {
    'settings.loyalty_points': { kind: 'whole', unit: 'points', most: MOST_POINTS, standard: 0 },
    'settings.loyalty_point_worth': { kind: 'amount', standard: '0.01' },
    'settings.loyalty_point_days': { kind: 'whole', unit: 'days', most: MOST_POINT_DAYS, standard: 0 },
    'settings.accumulated_order_amount_percent': { kind: 'whole', unit: 'percent', most: 100, standard: 0 },
    'settings.accumulated_order_amount_from': { kind: 'amount', standard: '0' },
    'settings.accumulated_order_amount_most_percent': { kind: 'whole', unit: 'percent', most: 100, standard: 100 },
    'settings.registered_user_discount_percent': { kind: 'whole', unit: 'percent', most: 100, standard: 0 },
    'settings.token_hide_products': no,
  },
  looks: {
    accent: { kind: 'colour' },
    'settings.design_theme': choice(3, 1, 2, 3),
    'settings.design_subtheme': choice(3, 1, 2, 3),
    'settings.darker_theme': choice(0, 0, 1, 2),
    'settings.subcategories_design': choice(0, 0, 1, 3),
    'settings.one_page_menu_style': no,
    'settings.pdf_menu_enabled': no,
    'settings.multiple_columns_cats_and_prods_design': no,
  },
  buttons: {
    'settings.hide_add_to_cart_btn': choice(0, 0, 1),
    'settings.add_to_cart_view_page_button_position': choice(2, 1, 2, 3),
    'settings.order_button_on_variant': choice(0, 0, 1, 2),
    'settings.view_product_page': choice(1, 0, 1, 2),
    'settings.show_liquid_on_non_liquid_view_product_page': choice(0, 0, 1),
  },
  words: {
    'settings.promotions_text': { kind: 'words', longest: 400 },
    'settings.show_footer': no,
    'settings.facebook_link': { kind: 'link' },
    'settings.instagram_link': { kind: 'link' },
    'settings.youtube_link': { kind: 'link' },
    'settings.tripadvisor_link': { kind: 'link' },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, FieldKind>>>>;

type Groups = typeof SETTING_GROUPS;
export type SettingGroup = keyof Groups;
export type SettingField = { [G in SettingGroup]: keyof Groups[G] }[SettingGroup] & string;

const KINDS: ReadonlyMap<string, FieldKind> = new Map(
  Object.values(SETTING_GROUPS).flatMap((group): [string, FieldKind][] => Object.entries(group)),
);

export const isSettingField = (name: string): name is SettingField => KINDS.has(name);

/** Input type of a field. */
export const kindOf = (field: SettingField): FieldKind => {
  const kind = KINDS.get(field);
  if (!kind) throw new Error(`There is no setting ${field}`);
  return kind;
};

/** The setting at or above a path of the file, with the remaining path below it. */
export const settingAt = (
  path: readonly string[],
):
  | { readonly field: SettingField; readonly kind: FieldKind['kind']; readonly within: readonly string[] }
  | undefined => {
  for (const length of [3, 2, 1]) {
    const field = path.slice(0, length).join('.');
    if (isSettingField(field)) return { field, kind: kindOf(field).kind, within: path.slice(length) };
  }
  return undefined;
};

// Settings that only the server reads, in the venue file's format. They are not part of GET settings.
import * as v from 'valibot';
import { flag } from '#contract/wire.ts';
import { PAYMENT_PROVIDERS } from '#domain/payment/providers.ts';
import {
  DEFAULT_DEVICE_SETTINGS as DEFAULT,
  type DeviceSettings,
  MOST_BOOKING_DAYS,
  MOST_BOOKING_LEAD,
  MOST_CANCEL_HOURS,
  MOST_DEPOSIT_PARTY,
  MOST_GUEST_DAYS,
  MOST_LOG_DAYS,
  MOST_POINT_DAYS,
  MOST_POINTS,
} from '#domain/place/device-settings.ts';

/** Keys of the venue's file, with their names in the code. */
export const DEVICE_SETTINGS = {
  visit_logs: 'logsVisits',
  visit_log_days: 'keepsLogsDays',
  guest_pictures: 'takesPictures',
  auto_accept_orders: 'acceptsByItself',
  confirm_first_order: 'confirmsFirst',
  guests_see_names: 'tellsNames',
  guests_see_times: 'tellsTimes',
  guest_details_days: 'keepsGuestsDays',
  loyalty_points: 'points',
  loyalty_point_worth: 'pointWorth',
  loyalty_point_days: 'pointDays',
  accumulated_order_amount_from: 'collectedFrom',
  accumulated_order_amount_most_percent: 'collectedMost',
  registered_user_discount_percent: 'registeredPercent',
  booking_lead_minutes: 'bookingLead',
  booking_days_ahead: 'bookingDaysAhead',
  booking_cancel_hours: 'bookingCancelHours',
  booking_confirm: 'confirmsBookings',
  booking_deposit_percent: 'depositPercent',
  table_deposit_per_person: 'depositPerPerson',
  table_deposit_from_people: 'depositFromPeople',
  card_payment_requires_login: 'paysSignedIn',
  euro_cash_rounding: 'roundsEuroCash',
  card_payment_tips: 'takesTips',
  card_payment_before_kitchen: 'paysBeforeKitchen',
  card_payment_providers: 'paymentProviders',
} as const satisfies Record<string, keyof DeviceSettings>;

export const isDeviceSetting = (key: string): key is keyof typeof DEVICE_SETTINGS =>
  Object.hasOwn(DEVICE_SETTINGS, key);

type Key = keyof typeof DEVICE_SETTINGS;

const whole = (most: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number))]),
    v.integer(),
    v.minValue(0),
    v.maxValue(most),
  );
const amount = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.transform(String))]),
  v.regex(/^\d{1,7}(?:\.\d{1,2})?$/, 'an amount such as "0.05"'),
);

/** "stripe, epay_onetouch" */
const providers = v.pipe(
  v.string(),
  v.transform((said) =>
    said
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  ),
  v.array(v.picklist(PAYMENT_PROVIDERS)),
);

const VALUES = {
  visit_logs: flag(DEFAULT.logsVisits),
  visit_log_days: whole(MOST_LOG_DAYS),
  guest_pictures: flag(DEFAULT.takesPictures),
  auto_accept_orders: flag(DEFAULT.acceptsByItself),
  confirm_first_order: flag(DEFAULT.confirmsFirst),
  guests_see_names: flag(DEFAULT.tellsNames),
  guests_see_times: flag(DEFAULT.tellsTimes),
  guest_details_days: whole(MOST_GUEST_DAYS),
  loyalty_points: whole(MOST_POINTS),
  loyalty_point_worth: amount,
  loyalty_point_days: whole(MOST_POINT_DAYS),
  accumulated_order_amount_from: amount,
  accumulated_order_amount_most_percent: whole(100),
  registered_user_discount_percent: whole(100),
  booking_lead_minutes: whole(MOST_BOOKING_LEAD),
  booking_days_ahead: whole(MOST_BOOKING_DAYS),
  booking_cancel_hours: whole(MOST_CANCEL_HOURS),
  booking_confirm: flag(DEFAULT.confirmsBookings),
  booking_deposit_percent: whole(100),
  table_deposit_per_person: amount,
  table_deposit_from_people: whole(MOST_DEPOSIT_PARTY),
  card_payment_requires_login: flag(DEFAULT.paysSignedIn),
  euro_cash_rounding: flag(DEFAULT.roundsEuroCash),
  card_payment_tips: flag(DEFAULT.takesTips),
  card_payment_before_kitchen: flag(DEFAULT.paysBeforeKitchen),
  card_payment_providers: providers,
} as const satisfies Record<Key, v.GenericSchema>;

/** Whether a value is valid for a setting. */
export const isDeviceValue = (key: Key, value: unknown): boolean => v.is(VALUES[key], value);

/** Parses a venue file's settings; missing and unreadable ones have their default. */
export const parseDeviceSettings = (entries: Readonly<Record<string, unknown>>): DeviceSettings => {
  const read = <K extends Key, F>(key: K, fallback: F): v.InferOutput<(typeof VALUES)[K]> | F => {
    const value = entries[key];
    const parsed = value === undefined ? undefined : v.safeParse(VALUES[key], value);
    return parsed?.success ? parsed.output : fallback;
  };
  return {
    logsVisits: read('visit_logs', DEFAULT.logsVisits),
    keepsLogsDays: read('visit_log_days', DEFAULT.keepsLogsDays),
    takesPictures: read('guest_pictures', DEFAULT.takesPictures),
    acceptsByItself: read('auto_accept_orders', DEFAULT.acceptsByItself),
    confirmsFirst: read('confirm_first_order', DEFAULT.confirmsFirst),
    tellsNames: read('guests_see_names', DEFAULT.tellsNames),
    tellsTimes: read('guests_see_times', DEFAULT.tellsTimes),
    keepsGuestsDays: read('guest_details_days', DEFAULT.keepsGuestsDays),
    points: read('loyalty_points', DEFAULT.points),
    pointWorth: read('loyalty_point_worth', DEFAULT.pointWorth),
    pointDays: read('loyalty_point_days', DEFAULT.pointDays),
    collectedFrom: read('accumulated_order_amount_from', DEFAULT.collectedFrom),
    collectedMost: read('accumulated_order_amount_most_percent', DEFAULT.collectedMost),
    registeredPercent: read('registered_user_discount_percent', DEFAULT.registeredPercent),
    bookingLead: read('booking_lead_minutes', DEFAULT.bookingLead),
    bookingDaysAhead: read('booking_days_ahead', DEFAULT.bookingDaysAhead),
    bookingCancelHours: read('booking_cancel_hours', DEFAULT.bookingCancelHours),
    confirmsBookings: read('booking_confirm', DEFAULT.confirmsBookings),
    depositPercent: read('booking_deposit_percent', DEFAULT.depositPercent),
    depositPerPerson: read('table_deposit_per_person', DEFAULT.depositPerPerson),
    depositFromPeople: read('table_deposit_from_people', DEFAULT.depositFromPeople),
    roundsEuroCash: read('euro_cash_rounding', DEFAULT.roundsEuroCash),
    takesTips: read('card_payment_tips', DEFAULT.takesTips),
    paysSignedIn: read('card_payment_requires_login', DEFAULT.paysSignedIn),
    paysBeforeKitchen: read('card_payment_before_kitchen', DEFAULT.paysBeforeKitchen),
    paymentProviders: [...new Set(read('card_payment_providers', DEFAULT.paymentProviders))],
  };
};

// Settings of a venue that only the server reads; guests' devices do not need them.

import type { PaymentProvider } from '#domain/payment/providers.ts';

export interface DeviceSettings {
  /** Devices may report anonymously what guests view and search. */
  readonly logsVisits: boolean;
  /** Days for which the server keeps these reports. */
  readonly keepsLogsDays: number;
  /** Guests may send pictures for the gallery; staff approve each. */
  readonly takesPictures: boolean;
  /** Orders are accepted automatically, without a person. */
  readonly acceptsByItself: boolean;
  /** A party's first order at a table waits until staff have confirmed the party. */
  readonly confirmsFirst: boolean;
  /** Guests see which member of staff accepted and served their order. */
  readonly tellsNames: boolean;
  /** Guests see the time of each step, and the usual duration of an order. */
  readonly tellsTimes: boolean;
  /** Days for which the server keeps a guest's details after an order. */
  readonly keepsGuestsDays: number;
  /** Points per whole unit of the currency that a customer pays; 0: none. */
  readonly points: number;
  /** Value of one point in an order, in the file's format; "0": points cannot be spent. */
  readonly pointWorth: string;
  /** Days until a point expires; 0: never. */
  readonly pointDays: number;
  /** Minimum collected money that can be spent, in the file's format. */
  readonly collectedFrom: string;
  /** Maximum share of the dishes that collected money pays, percent. */
  readonly collectedMost: number;
  /** Percent off for a signed-in guest; 0: none. */
  readonly registeredPercent: number;
  /** Latest time for a booking, in minutes before its begin. */
  readonly bookingLead: number;
  /** Number of days after today for which bookings are taken. */
  readonly bookingDaysAhead: number;
  /** Hours before the begin until which a guest may cancel a booking. */
  readonly bookingCancelHours: number;
  /** A booking waits for the venue's confirmation. */
  readonly confirmsBookings: boolean;
  /** Deposit of a booked product, as a percentage of its price; 0: none. */
  readonly depositPercent: number;
  /** Deposit per guest of a reserved table, in the file's format; "0": none. */
  readonly depositPerPerson: string;
  /** Smaller parties reserve a table without a deposit. */
  readonly depositFromPeople: number;
  /** Whether online payment requires a sign-in, with any provider. [S5.18] */
  readonly paysSignedIn: boolean;
  /** Cash sums in euro are rounded to 5 cents, where smaller coins are withdrawn. */
  readonly roundsEuroCash: boolean;
  /** A guest who pays a share of the bill by card may add a tip. */
  readonly takesTips: boolean;
  /** An order with online payment reaches the kitchen after the payment; false: at once. */
  readonly paysBeforeKitchen: boolean;
  /** Providers in order of preference; empty: all for which the server has keys. */
  readonly paymentProviders: readonly PaymentProvider[];
}

export const MOST_LOG_DAYS = 730;
export const MOST_GUEST_DAYS = 3650;
export const MOST_POINTS = 1000;
export const MOST_POINT_DAYS = 3650;
export const MOST_BOOKING_LEAD = 43_200;
export const MOST_BOOKING_DAYS = 180;
export const MOST_CANCEL_HOURS = 720;
export const MOST_DEPOSIT_PARTY = 500;

export const DEFAULT_DEVICE_SETTINGS: DeviceSettings = {
  logsVisits: true,
  keepsLogsDays: 90,
  takesPictures: true,
  acceptsByItself: false,
  confirmsFirst: false,
  tellsNames: false,
  tellsTimes: true,
  keepsGuestsDays: 90,
  points: 0,
  pointWorth: '0.01',
  pointDays: 0,
  collectedFrom: '0',
  collectedMost: 100,
  registeredPercent: 0,
  bookingLead: 60,
  bookingDaysAhead: 60,
  bookingCancelHours: 2,
  confirmsBookings: false,
  depositPercent: 0,
  depositPerPerson: '0',
  depositFromPeople: 1,
  paysSignedIn: false,
  roundsEuroCash: false,
  takesTips: false,
  paysBeforeKitchen: true,
  paymentProviders: [],
};

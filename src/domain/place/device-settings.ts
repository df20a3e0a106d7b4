// Settings of a venue that no guest's device has to know: the server alone reads them.

import type { PaymentProvider } from '#domain/payment/providers.ts';

export interface DeviceSettings {
  /** Devices may report what guests look at and search for, without who they are. */
  readonly logsVisits: boolean;
  /** Days for which the server keeps those reports. */
  readonly keepsLogsDays: number;
  /** Guests may send pictures for the gallery; staff approve each. */
  readonly takesPictures: boolean;
  /** Orders are taken on as they come, by nobody in particular. */
  readonly acceptsByItself: boolean;
  /** The first order of a party at a table waits until somebody of the staff has seen who sits there. */
  readonly confirmsFirst: boolean;
  /** Guests read who of the staff has taken their order on and brought it. */
  readonly tellsNames: boolean;
  /** Guests read when each step was done, and how long an order usually takes. */
  readonly tellsTimes: boolean;
  /** Days after an order for which the server keeps its guest's details. */
  readonly keepsGuestsDays: number;
  /** Points for each whole unit of the currency that a customer pays; 0: none. */
  readonly points: number;
  /** Worth of one point in an order, as an amount of the file; "0": points are not spent. */
  readonly pointWorth: string;
  /** Days for which a point is good; 0: for ever. */
  readonly pointDays: number;
  /** From which amount on collected money is spent, as an amount of the file. */
  readonly collectedFrom: string;
  /** Percent of the dishes that collected money pays at most. */
  readonly collectedMost: number;
  /** Percent off for a signed-in guest; 0: none. */
  readonly registeredPercent: number;
  /** Minutes before its begin until which a booking is taken. */
  readonly bookingLead: number;
  /** Days behind today for which bookings are taken. */
  readonly bookingDaysAhead: number;
  /** Hours before its begin until which a guest may cancel a booking. */
  readonly bookingCancelHours: number;
  /** A booking waits for the venue's word. */
  readonly confirmsBookings: boolean;
  /** Percent of a booked product's price that is paid by card beforehand; 0: nothing. */
  readonly depositPercent: number;
  /** For each guest of a reserved table, paid by card beforehand, as an amount of the file; "0": nothing. */
  readonly depositPerPerson: string;
  /** Smaller parties reserve a table without a deposit. */
  readonly depositFromPeople: number;
  /** Whether paying online needs a sign-in, whichever the provider is. [S5.18] */
  readonly paysSignedIn: boolean;
  /** Sums in euro are paid in cash to 5 cents, where smaller coins are withdrawn. */
  readonly roundsEuroCash: boolean;
  /** A guest who pays a share of the bill by card may add a tip. */
  readonly takesTips: boolean;
  /** An order that is paid online reaches the kitchen when it is paid; false: at once, and the payment beside it. */
  readonly paysBeforeKitchen: boolean;
  /** Through whom cards are charged, the first first; empty: through all of whom the server has keys. */
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

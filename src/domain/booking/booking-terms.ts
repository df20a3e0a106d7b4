// Terms for bookings at a venue: products by their resources, tables by halls.
import type { Translated } from '../language/translated.ts';
import type { WeeklyHours } from '../place/weekly-hours.ts';
import type { Season } from './season.ts';

/** Key among a place's modules: guests can reserve tables there. */
export const RESERVATIONS = 'reservations';

/** Rules for all bookings of a venue. */
export interface BookingRules {
  /** Minutes between two bookable times. [S9.15] */
  readonly interval: number;
  /** Latest time for a booking, in minutes before its begin. */
  readonly lead: number;
  /** Number of days after today for which bookings are taken. */
  readonly daysAhead: number;
  /** Deadline for the guest to cancel, in minutes before the begin. */
  readonly cancelLimit: number;
  /** A booking is pending until the venue confirms it. */
  readonly confirms: boolean;
}

export interface ProductTerms {
  /** The booking takes any one of these resources; each serves one booking at a time. */
  readonly resources: readonly string[];
  /** Minutes blocked after the booking, for cleaning. */
  readonly turn: number;
  readonly mostPeople: number;
  /** Bookable hours, within the venue's; absent: the venue's hours. */
  readonly hours?: WeeklyHours | undefined;
  /** Absent: all year. */
  readonly season?: Season | undefined;
}

export interface HallTable {
  /** Name of the table, as among the venue's tables. */
  readonly name: string;
  readonly seats: number;
  /** Smallest party that gets this table. */
  readonly least: number;
}

/** Tables that can be joined. */
export interface JoinedTables {
  readonly tables: readonly string[];
  readonly seats: number;
}

export interface Hall {
  readonly key: string;
  readonly name: Translated;
  readonly note: Translated;
  readonly tables: readonly HallTable[];
  readonly joins: readonly JoinedTables[];
  /** Absent: all year. */
  readonly season?: Season | undefined;
}

/** How tables are reserved. */
export interface TableTerms {
  readonly halls: readonly Hall[];
  /** Length of stay by party size, ascending: the first entry that is large enough applies. */
  readonly durations: readonly { readonly people: number; readonly minutes: number }[];
  /** Minutes blocked after a party, for clearing. */
  readonly turn: number;
  readonly mostPeople: number;
  /** Minutes for which a table is kept for late guests. */
  readonly keeps: number;
}

/** Products and tables that guests can book; only the server has them. */
export interface BookingTerms {
  /** By the product's id. */
  readonly products: Readonly<Record<number, ProductTerms>>;
  /** Absent: tables cannot be reserved. */
  readonly tables?: TableTerms | undefined;
}

/** A set of resources that are taken together. */
export type ResourceSet = readonly string[];

/** Fields of a wish on which times depend. */
export interface WantedResources {
  /** Best first: the first one whose resources are all free is taken. */
  readonly choices: readonly ResourceSet[];
  readonly minutes: number;
  readonly turn: number;
  /** Bookable hours; absent: the place's opening hours. */
  readonly hours?: WeeklyHours | undefined;
  /** The booking must begin on a day of this season; absent: any day. */
  readonly season?: Season | undefined;
}

const LONGEST = 1440;

/** Length of stay for a party, in minutes. */
export const stayOf = ({ durations }: Pick<TableTerms, 'durations'>, people: number): number =>
  (durations.find((one) => people <= one.people) ?? durations.at(-1))?.minutes ?? LONGEST;

/**
 * Tables of a hall that fit a party: the smallest first; of equal seats, fewer tables. Only joins that the venue lists are
 * used.
 */
export const tableChoices = ({ tables, joins }: Pick<Hall, 'tables' | 'joins'>, people: number): ResourceSet[] =>
  [
    ...tables
      .filter(({ seats, least }) => people >= least && people <= seats)
      .map(({ name, seats }) => ({ seats, set: [name] as ResourceSet })),
    ...joins.filter(({ seats }) => people <= seats).map((join) => ({ seats: join.seats, set: join.tables })),
  ]
    .toSorted((a, b) => a.seats - b.seats || a.set.length - b.set.length)
    .map(({ set }) => set);

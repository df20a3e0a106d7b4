// On which terms a venue is booked: products by their resources, tables by halls.
import type { Translated } from '../language/translated.ts';
import type { WeeklyHours } from '../place/weekly-hours.ts';
import type { Season } from './season.ts';

/** Among the modules of a place: guests reserve tables there. */
export const RESERVATIONS = 'reservations';

/** Rules for all bookings of a venue. */
export interface BookingRules {
  /** Minutes from one time to the next. [S9.15] */
  readonly interval: number;
  /** Minutes before a booking's begin until which it is taken. */
  readonly lead: number;
  /** Days behind today for which bookings are taken. */
  readonly daysAhead: number;
  /** Minutes before a booking's begin until which its guest may cancel it. */
  readonly cancelLimit: number;
  /** A booking waits until the venue has confirmed it. */
  readonly confirms: boolean;
}

/** A product that can be booked. */
export interface ProductTerms {
  /** Any one of them serves; each serves one booking at a time. */
  readonly resources: readonly string[];
  /** Minutes after it, for cleaning: nothing else begins in them. */
  readonly turn: number;
  readonly mostPeople: number;
  /** When it is to be had, within the venue's hours; absent: as long as the venue is open. */
  readonly hours?: WeeklyHours | undefined;
  /** Absent: all year. */
  readonly season?: Season | undefined;
}

export interface HallTable {
  /** The name among the venue's tables. */
  readonly name: string;
  readonly seats: number;
  /** Fewer people do not get it. */
  readonly least: number;
}

/** Tables that may be pushed together. */
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
  /** How long parties stay, by their size, ascending: the first that is large enough holds. */
  readonly durations: readonly { readonly people: number; readonly minutes: number }[];
  /** Minutes after a party, for clearing. */
  readonly turn: number;
  readonly mostPeople: number;
  /** Minutes for which a table is kept for guests who are late. */
  readonly keeps: number;
}

/** Products and tables that a venue's guests can book; known to its server alone. */
export interface BookingTerms {
  /** By the product's id. */
  readonly products: Readonly<Record<number, ProductTerms>>;
  /** Absent: no tables are reserved. */
  readonly tables?: TableTerms | undefined;
}

/** A set of resources of which all are taken together. */
export type ResourceSet = readonly string[];

/** A wish, as far as times depend on it. */
export interface WantedResources {
  /** Best first: the first whose resources are all free is taken. */
  readonly choices: readonly ResourceSet[];
  readonly minutes: number;
  readonly turn: number;
  /** Within them alone; absent: as long as the place is open. */
  readonly hours?: WeeklyHours | undefined;
  /** The booking begins on a day of it; absent: on any day. */
  readonly season?: Season | undefined;
}

const LONGEST = 1440;

/** How long so many people stay. */
export const stayOf = ({ durations }: Pick<TableTerms, 'durations'>, people: number): number =>
  (durations.find((one) => people <= one.people) ?? durations.at(-1))?.minutes ?? LONGEST;

/**
 * The tables of a hall that so many people can have: the smallest that fits first; of equal seats, fewer tables. Joined
 * tables are those that the venue has listed, and no others.
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

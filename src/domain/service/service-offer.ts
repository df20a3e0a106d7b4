// A venue's service at tables: needs for calls, payment methods, and feedback questions.
import type { Translated } from '../language/translated.ts';
import type { OpeningWindow } from '../place/weekly-hours.ts';

/** Icons for needs. */
export const NEED_ICONS = [
  'wave',
  'cutlery',
  'water',
  'bread',
  'napkin',
  'child',
  'ice',
  'bell',
  'towel',
  'cleaning',
  'breakfast',
  'taxi',
  'bath',
  'alarm',
  'luggage',
  'reception',
] as const;
export type NeedIcon = (typeof NEED_ICONS)[number];

/** Where a need can be requested: at tables, or in hotel rooms. */
export const NEED_PLACES = ['table', 'room'] as const;
export type NeedPlace = (typeof NEED_PLACES)[number];

/** Minutes between two times that a venue can choose from. */
export const NEED_STEPS = [5, 10, 15, 20, 30, 60] as const;
export const MOST_NEED_DAYS = 14;
/** Longest notice, minutes. */
export const MOST_NEED_NOTICE = 1440;

/** When a service can be wanted. */
export interface NeedTimes {
  /** Every day, `to` exclusive; absent: around the clock. */
  readonly hours?: OpeningWindow | undefined;
  /** Minutes between two times. */
  readonly step: number;
  /** Number of days after today. */
  readonly daysAhead: number;
  /** Minutes that the venue needs beforehand. */
  readonly notice: number;
  /** Whether guests can also ask for it as soon as possible. */
  readonly soonest: boolean;
}

export interface Need {
  /** Unique within the venue. */
  readonly key: string;
  readonly name: Translated;
  readonly icon: NeedIcon;
  /** Absent: everywhere. */
  readonly at?: NeedPlace | undefined;
  /** Times to choose from; absent: guests are asked for none. */
  readonly when?: NeedTimes | undefined;
}

/** Needs that guests at such a place can request. */
export const needsAt = (needs: readonly Need[], place: NeedPlace): readonly Need[] =>
  needs.filter(({ at }) => at === undefined || at === place);

/** A need for staff, in the venue's language. */
export interface CalledNeed {
  readonly key: string;
  readonly name: string;
}

export interface Question {
  readonly key: string;
  readonly title: Translated;
  /** Labels at both ends of a five-step scale; empty: none. */
  readonly low: Translated;
  readonly high: Translated;
  /** Options, of which one is chosen; empty: a five-step scale. */
  readonly options: readonly Translated[];
}

/** An answer for the owner. */
export interface FeedbackAnswer {
  readonly question: string;
  /** In the venue's language. */
  readonly title: string;
  /** 1 to 5. */
  readonly score?: number;
  /** In the venue's language. */
  readonly option?: string;
}

export interface BillPaymentMethod {
  readonly key: string;
  readonly name: Translated;
}

export interface ServiceOffer {
  readonly needs: readonly Need[];
  readonly questions: readonly Question[];
  readonly payments: readonly BillPaymentMethod[];
  /** Smallest coin for cash, minor units; absent: 1. */
  readonly coin?: number | undefined;
}

/** Service of a venue without a configuration. */
export const NOTHING_NAMED: ServiceOffer = { needs: [], questions: [], payments: [] };

export const SCORES = [1, 2, 3, 4, 5] as const;
export const LONGEST_FEEDBACK_TEXT = 2000;

// A venue's offer of service at a table: needs of a call, ways to pay, and its questions to guests.
import type { Translated } from '../language/translated.ts';

/** Pictures that a need may bear. */
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

/** Where a need may be asked for: at tables, or in a hotel's rooms. */
export const NEED_PLACES = ['table', 'room'] as const;
export type NeedPlace = (typeof NEED_PLACES)[number];

export interface Need {
  /** Its own within the venue. */
  readonly key: string;
  readonly name: Translated;
  readonly icon: NeedIcon;
  /** Absent: wherever there are guests. */
  readonly at?: NeedPlace | undefined;
}

/** Needs that guests who sit there may ask for. */
export const needsAt = (needs: readonly Need[], place: NeedPlace): readonly Need[] =>
  needs.filter(({ at }) => at === undefined || at === place);

/** A need as staff read it, in the venue's language. */
export interface CalledNeed {
  readonly key: string;
  readonly name: string;
}

export interface Question {
  readonly key: string;
  readonly title: Translated;
  /** Words at both ends of five squares; empty: none. */
  readonly low: Translated;
  readonly high: Translated;
  /** Answers to choose one of; none: five squares. */
  readonly options: readonly Translated[];
}

/** An answer as the owner reads it. */
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
  /** The smallest coin that cash is paid in, minor units; absent: 1. */
  readonly coin?: number | undefined;
}

/** Offer of a venue that has named nothing of its own. */
export const NOTHING_NAMED: ServiceOffer = { needs: [], questions: [], payments: [] };

export const SCORES = [1, 2, 3, 4, 5] as const;
export const LONGEST_FEEDBACK_TEXT = 2000;

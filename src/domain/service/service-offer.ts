// What a venue offers to be asked for at a table: needs of a call, ways to pay, and what it asks its guests in return.
import type { Translated } from '../language/translated.ts';

/** Pictures that a need may bear. */
export const NEED_ICONS = ['wave', 'cutlery', 'water', 'bread', 'napkin', 'child', 'ice', 'bell'] as const;
export type NeedIcon = (typeof NEED_ICONS)[number];

export interface Need {
  /** Its own within the venue. */
  readonly key: string;
  readonly name: Translated;
  readonly icon: NeedIcon;
}

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

export interface PayWay {
  readonly key: string;
  readonly name: Translated;
}

export interface ServiceOffer {
  readonly needs: readonly Need[];
  readonly questions: readonly Question[];
  readonly payments: readonly PayWay[];
}

/** Of a venue that has named nothing of its own. */
export const NOTHING_NAMED: ServiceOffer = { needs: [], questions: [], payments: [] };

export const SCORES = [1, 2, 3, 4, 5] as const;
export const LONGEST_FEEDBACK_TEXT = 2000;

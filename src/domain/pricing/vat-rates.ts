/** The tax that a price contains, in percent with two decimals at most: eaten in the venue, and taken away from it. */
export interface VatRates {
  readonly here: number;
  readonly away: number;
}

/** A rate as a venue's file spells it: percent with two decimals at most. */
export const PERCENT = /^(?:\d{1,2}(?:\.\d{1,2})?|100(?:\.0{1,2})?)$/;

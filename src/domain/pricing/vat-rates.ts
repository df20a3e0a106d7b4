/** The tax that a price contains, in percent with two decimals at most: eaten in the house, and taken away from it. */
export interface VatRates {
  readonly here: number;
  readonly away: number;
}

/** Tax rates included in a price, in percent with at most two decimals: for eating in, and for taking away. */
export interface VatRates {
  readonly here: number;
  readonly away: number;
}

/** A rate in the venue file's format: percent with at most two decimals. */
export const PERCENT = /^(?:\d{1,2}(?:\.\d{1,2})?|100(?:\.0{1,2})?)$/;

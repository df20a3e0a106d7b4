/** What a registered guest collects of every paid order at a place, to be used for a later one. */
export interface AccumulatedAmount {
  /** 0–100, at most two decimals; 0: nothing is collected here. */
  readonly percent: number;
}

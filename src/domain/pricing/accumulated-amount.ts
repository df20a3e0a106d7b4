/** Amount that a registered guest collects from every paid order at a place, to use for a later one. */
export interface AccumulatedAmount {
  /** 0–100, at most two decimals; 0: nothing is collected here. */
  readonly percent: number;
}

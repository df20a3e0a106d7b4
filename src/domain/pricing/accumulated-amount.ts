/** Percentage that a registered guest collects from each paid order at a place, to spend later. */
export interface AccumulatedAmount {
  /** 0–100, at most two decimals; 0: off. */
  readonly percent: number;
}

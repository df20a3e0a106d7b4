/** What is to be known of a list that was left, so that it comes back as it was. */
export interface KeptList {
  /** px, by the row's key. */
  readonly sizes: ReadonlyMap<string, number>;
  /** How far it was scrolled, px; undefined: it begins at its top, or where it is told to. */
  readonly offset: number | undefined;
}

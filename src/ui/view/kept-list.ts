/** Measurements of a list that a guest has left, to restore it. */
export interface KeptList {
  /** Height of each row in px, by row key. */
  readonly sizes: ReadonlyMap<string, number>;
  /** Scroll offset in px; `undefined`: the list starts at its top, or where its caller scrolls. */
  readonly offset: number | undefined;
}

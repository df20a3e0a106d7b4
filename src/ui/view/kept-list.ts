/** The measures of a list that a guest has left, so that it comes back as it was. */
export interface KeptList {
  /** The height of each row in px, by the row's key. */
  readonly sizes: ReadonlyMap<string, number>;
  /** The scroll offset in px; undefined: the list begins at its top, or where its caller sends it. */
  readonly offset: number | undefined;
}

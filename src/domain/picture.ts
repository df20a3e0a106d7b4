/** A venue's picture in its encoded sizes. Dimensions are known before loading, so that the layout does not shift. */
export interface Picture {
  /** `/pictures/<hash>`: immutable. Its files are `<path>/<width>.<avif|webp>`. */
  readonly path: string;
  /** Width of the original, pixels; gives the ratio. */
  readonly width: number;
  readonly height: number;
  /** Available widths in pixels, ascending. */
  readonly widths: readonly number[];
  /** ThumbHash, base64, painted until the picture loads; absent for pictures without one. */
  readonly placeholder: string | undefined;
  /** `object-position` in percent from the top; 50 is the middle. */
  readonly positionY: number;
  /** Percent; 100 fills the frame. */
  readonly scale: number;
}

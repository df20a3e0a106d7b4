/** A venue's picture in the sizes that it was encoded in. Dimensions are known before it loads, so nothing jumps. */
export interface Picture {
  /** `/pictures/<hash>`: immutable. A file of it is `<path>/<width>.<avif|webp>`. */
  readonly path: string;
  /** Width of the master, pixels; gives the ratio. */
  readonly width: number;
  readonly height: number;
  /** Widths in pixels in which the picture exists, ascending. */
  readonly widths: readonly number[];
  /** ThumbHash, base64, painted until the picture comes; absent on pictures without one. */
  readonly placeholder: string | undefined;
  /** `object-position` in percent from the top; 50 is the middle. */
  readonly positionY: number;
  /** Percent; 100 fills the frame. */
  readonly scale: number;
}

/** Rows of dots from the top, eight per byte, leftmost in the highest bit; 1 is black. */
export interface Bitmap {
  /** A multiple of eight. */
  readonly width: number;
  readonly height: number;
  readonly rows: Uint8Array;
}

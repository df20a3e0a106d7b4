import { useId } from 'react';
import { classNames } from './class-names.ts';
import { type Cell, stitchPath } from './rosette-cells.ts';
import styles from './stitch-border.module.css';

// One diamond of the border, nine cells wide, drawn on a lattice that joins with the next one.
const DIAMOND: readonly Cell[] = [
  [0, -3],
  [-1, -2],
  [1, -2],
  [-2, -1],
  [0, -1],
  [2, -1],
  [-3, 0],
  [-1, 0],
  [1, 0],
  [3, 0],
  [-2, 1],
  [0, 1],
  [2, 1],
  [-1, 2],
  [1, 2],
  [0, 3],
  [-3, -2],
  [3, -2],
  [-3, 2],
  [3, 2],
];
const PATH = stitchPath(DIAMOND);

/** A band of cross-stitch over the whole width, in the colour of the text. At most one a screen. */
export const StitchBorder = ({ className }: { readonly className?: string | undefined }) => {
  const id = useId();
  return (
    <svg className={classNames(styles.border, className)} aria-hidden="true">
      <defs>
        <pattern
          id={id}
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
          patternTransform="scale(2.5)"
          viewBox="-4 -4 8 8"
        >
          <path d={PATH} fill="none" stroke="currentColor" strokeWidth="0.32" strokeLinecap="square" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
};

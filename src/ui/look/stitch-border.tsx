import { useId } from 'react';
import { classNames } from './class-names.ts';
import { type Cell, stitchPath } from './rosette-cells.ts';
import styles from './stitch-border.module.css';

// One ring of the border with its two tips, and the stitch that links it to the next ring.
const RING: readonly Cell[] = [
  [0, -3],
  [-1, -2],
  [0, -2],
  [1, -2],
  [-2, -1],
  [-1, -1],
  [1, -1],
  [2, -1],
  [-2, 0],
  [2, 0],
  [3, 0],
  [-2, 1],
  [-1, 1],
  [1, 1],
  [2, 1],
  [-1, 2],
  [0, 2],
  [1, 2],
  [0, 3],
];
const PATH = stitchPath(RING);

/** A full-width band of cross-stitch in the text colour. At most one per screen. */
export const StitchBorder = ({ className }: { readonly className?: string | undefined }) => {
  const id = useId();
  return (
    <svg className={classNames(styles.border, className)} aria-hidden="true">
      <defs>
        <pattern
          id={id}
          width="6"
          height="8"
          patternUnits="userSpaceOnUse"
          patternTransform="scale(2)"
          viewBox="-2.5 -4 6 8"
        >
          <path d={PATH} fill="none" stroke="currentColor" strokeWidth="0.36" strokeLinecap="square" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
};

import { memo, useMemo } from 'react';
import styles from './rosette.module.css';
import { rosetteCells, stitchPath } from './rosette-cells.ts';

/** A flower stitched from a name, in the text colour. A name always gives the same flower. */
export const Rosette = memo(({ name, radius = 9 }: { readonly name: string; readonly radius?: number }) => {
  const path = useMemo(() => stitchPath(rosetteCells(name, radius)), [name, radius]);
  const edge = radius + 1;
  return (
    <svg className={styles.rosette} viewBox={`${-edge} ${-edge} ${edge * 2} ${edge * 2}`} aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="0.3" strokeLinecap="square" />
    </svg>
  );
});

import type { CSSProperties } from 'react';

/** Timing of the staggered entrance of cards. [S9.08] */
const FIRST_MS = 450;
const EACH_MS = 100;
const LAST_MS = 3000;

/** Entrance time in ms of the card at this index: 450, plus 100 for each earlier card, at most 3000. */
export const entranceMilliseconds = (index: number): number => Math.min(FIRST_MS + EACH_MS * index, LAST_MS);

/** Style of a list cell: its entrance time. Cells below the screen animate unpainted, so that none animates late. */
export const entranceStyle = (index: number): CSSProperties =>
  ({ '--entered-at': `${entranceMilliseconds(index)}ms` }) as CSSProperties;

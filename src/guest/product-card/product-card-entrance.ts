import type { CSSProperties } from 'react';

/** By when the cards of a list have come in, one after the other. [S9.08] */
const FIRST_MS = 450;
const EACH_MS = 100;
const LAST_MS = 3000;

/** After how many milliseconds the card at this place of its list stands: 450, and 100 for each before it, 3000 at most. */
export const entranceMilliseconds = (index: number): number => Math.min(FIRST_MS + EACH_MS * index, LAST_MS);

/** Upon the cell of a list: by when it stands. A cell far below is not painted, and moves all the same, so that none moves late. */
export const entranceStyle = (index: number): CSSProperties =>
  ({ '--entered-at': `${entranceMilliseconds(index)}ms` }) as CSSProperties;

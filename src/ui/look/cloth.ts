import type { CSSProperties } from 'react';
import type { Cloth } from '#domain/menu/menu.ts';

/** The colour of a category's cloth; a category without one gets the oven's, the quietest. */
const clothColour = (cloth: Cloth | undefined): string => `var(--cloth-${cloth ?? 'oven'})`;

/** Passes the cloth's colour to the styles below as `--cloth`. */
export const clothStyle = (cloth: Cloth | undefined): CSSProperties =>
  ({ '--cloth': clothColour(cloth) }) as CSSProperties;

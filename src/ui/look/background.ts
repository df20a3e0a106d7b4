import type { CSSProperties } from 'react';
import type { Background } from '#domain/menu/menu.ts';

/** The colour of a category's background; a category without one gets the oven's, the quietest. */
const backgroundColour = (cloth: Background | undefined): string => `var(--cloth-${cloth ?? 'oven'})`;

/** Passes the background's colour to the styles below as `--background`. */
export const backgroundStyle = (cloth: Background | undefined): CSSProperties =>
  ({ '--cloth': backgroundColour(cloth) }) as CSSProperties;

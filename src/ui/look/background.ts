import type { CSSProperties } from 'react';
import type { Background } from '#domain/menu/menu.ts';

/** Colour of a category's background; the default is the oven's, the most neutral one. */
const backgroundColour = (cloth: Background | undefined): string => `var(--cloth-${cloth ?? 'oven'})`;

/** Passes the background's colour to CSS as `--background`. */
export const backgroundStyle = (cloth: Background | undefined): CSSProperties =>
  ({ '--cloth': backgroundColour(cloth) }) as CSSProperties;

import { contrast, type Oklch, parseHex, toOklch } from './oklch.ts';

export type Scheme = 'light' | 'dim' | 'black';

export interface AccentTokens extends Oklch {
  /** Text colour on the accent: white, or the default ink on a light accent. */
  readonly onAccent: 'white' | 'ink';
  /**
   * Whether stitches and rings use the accent's legible variant, because the accent itself is too faint on the background.
   */
  readonly markIsText: Readonly<Record<Scheme, boolean>>;
}

/** The default red, as in tokens.css. */
export const TABL_ACCENT: Oklch = { l: 0.5, c: 0.182, h: 26 };

const MOST_CHROMA = 0.19;
const LEAST_LIGHTNESS = 0.3;
const WHITE: Oklch = { l: 1, c: 0, h: 0 };
const PAPER: Readonly<Record<Scheme, Oklch>> = {
  light: { l: 0.984, c: 0.004, h: 150 },
  dim: { l: 0.2, c: 0.016, h: 165 },
  black: { l: 0, c: 0, h: 0 },
};

/** The accent as rendered in a scheme; tokens.css computes the same. */
export const paintedAccent = ({ l, c, h }: Oklch, scheme: Scheme): Oklch => {
  if (scheme === 'dim') return { l: l + 0.055, c: c + 0.005, h };
  return { l: scheme === 'black' ? l + 0.03 : l, c, h };
};

/** Darkens a colour until white text on it is legible in the dim scheme, the hardest case. */
const darkened = (colour: Oklch): Oklch => {
  let { l } = colour;
  while (l > LEAST_LIGHTNESS && contrast(WHITE, paintedAccent({ ...colour, l }, 'dim')) < 4.5) l -= 0.005;
  return { ...colour, l };
};

/**
 * A venue's palette from its single colour: hue kept, chroma limited, lightness changed until text on the accent has a
 * contrast of 4.5 in every scheme. An invalid colour gives the default red.
 */
export const accentTokens = (hex: string | undefined): AccentTokens => {
  const rgb = hex === undefined ? undefined : parseHex(hex);
  const given = rgb ? toOklch(rgb) : TABL_ACCENT;
  const capped = { ...given, c: Math.min(given.c, MOST_CHROMA), l: Math.max(given.l, LEAST_LIGHTNESS) };
  const dark = capped.l < 0.65;
  const base = dark
    ? darkened({ ...capped, l: Math.min(capped.l, 0.6) })
    : { ...capped, l: Math.min(0.93, Math.max(capped.l, 0.7)) };
  const lost = (scheme: Scheme) => contrast(paintedAccent(base, scheme), PAPER[scheme]) < 3;
  return {
    ...base,
    onAccent: dark ? 'white' : 'ink',
    markIsText: { light: lost('light'), dim: lost('dim'), black: lost('black') },
  };
};

const round = (value: number): string => String(Math.round(value * 1000) / 1000);

/**
 * CSS custom properties of a venue's accent for one scheme. Set them on the element with `data-scheme`; otherwise the
 * derived tokens do not update.
 */
export const accentStyle = (hex: string | undefined, scheme: Scheme): Readonly<Record<`--${string}`, string>> => {
  if (hex === undefined) return {};
  const { l, c, h, onAccent, markIsText } = accentTokens(hex);
  const style: Record<`--${string}`, string> = {
    '--venue-l': round(l),
    '--venue-c': round(c),
    '--venue-h': round(h),
  };
  if (onAccent === 'ink') {
    style['--on-accent'] = 'oklch(.225 .02 162)';
    style['--accent-text'] =
      scheme === 'light' ? `oklch(.48 ${round(Math.min(c, 0.12))} ${round(h)})` : `oklch(.82 .13 ${round(h)})`;
  }
  if (markIsText[scheme]) {
    style['--mark'] = 'var(--accent-text)';
    style['--on-mark'] = scheme === 'light' ? 'oklch(1 0 0)' : 'oklch(.2 .016 165)';
  }
  if (c < 0.02) {
    style['--accent-text'] = 'var(--ink)';
    style['--accent-soft'] = 'var(--sunken)';
    style['--on-accent-soft'] = 'var(--ink)';
  }
  return style;
};

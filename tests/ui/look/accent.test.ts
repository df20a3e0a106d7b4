import { expect, test } from 'vitest';
import { accentStyle, accentTokens, paintedAccent, type Scheme, TABL_ACCENT } from '#ui/look/accent.ts';
import { contrast, parseHex, toOklch } from '#ui/look/oklch.ts';

const SCHEMES: readonly Scheme[] = ['light', 'dim', 'black'];
const INK = { l: 0.225, c: 0.02, h: 162 };
const WHITE = { l: 1, c: 0, h: 0 };

const everyColour = function* () {
  const steps = ['00', '33', '66', '99', 'cc', 'ff'];
  for (const red of steps) for (const green of steps) for (const blue of steps) yield `#${red}${green}${blue}`;
};

test('accent: text on the accent colour is legible for every venue colour in all three schemes', () => {
  const worst = { contrast: 21, hex: '', scheme: '' };
  for (const hex of everyColour()) {
    const tokens = accentTokens(hex);
    for (const scheme of SCHEMES) {
      const reached = contrast(tokens.onAccent === 'white' ? WHITE : INK, paintedAccent(tokens, scheme));
      if (reached < worst.contrast) Object.assign(worst, { contrast: reached, hex, scheme });
    }
  }
  expect(worst.contrast, `${worst.hex} in ${worst.scheme}`).toBeGreaterThanOrEqual(4.5);
});

test('accent: a mark too faint for the background uses the accent’s legible variant', () => {
  const saffron = accentTokens('#f2b035');
  expect(saffron.onAccent).toBe('ink');
  expect(saffron.markIsText.light).toBe(true);
  expect(saffron.markIsText.dim).toBe(false);
  const aubergine = accentTokens('#7b2a5f');
  expect(aubergine.onAccent).toBe('white');
  expect(aubergine.markIsText.light).toBe(false);
  expect(aubergine.markIsText.dim).toBe(true);
  expect(accentStyle('#f2b035', 'light')['--mark']).toBe('var(--accent-text)');
});

test('accent: keeps the hue of the venue’s colour', () => {
  for (const hex of ['#1651b0', '#476220', '#7b2a5f', '#b3202a']) {
    const given = toOklch(parseHex(hex) ?? [0, 0, 0]);
    expect(accentTokens(hex).h).toBeCloseTo(given.h, 5);
  }
});

test('accent: a missing or invalid colour falls back to the default red', () => {
  expect(accentTokens(undefined)).toMatchObject(TABL_ACCENT);
  expect(accentTokens('red')).toMatchObject(TABL_ACCENT);
  expect(accentStyle(undefined, 'light')).toEqual({});
});

test('accent: short and long notations of a colour give the same result', () => {
  expect(parseHex('#fa0')).toEqual(parseHex('#ffaa00'));
  expect(parseHex('#12345')).toBeUndefined();
  expect(parseHex('#gggggg')).toBeUndefined();
});

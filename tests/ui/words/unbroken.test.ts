import { expect, test } from 'vitest';
import { unbroken } from '#ui/words/unbroken.ts';

const NO_BREAK = '\u00a0';

test('a figure and its unit stand on one line, in Latin and in Cyrillic letters', () => {
  expect(unbroken('Zum Teilen · 700 g')).toBe(`Zum Teilen · 700${NO_BREAK}g`);
  expect(unbroken('Наливна 0,5 л / 400 мл')).toBe(`Наливна 0,5${NO_BREAK}л / 400${NO_BREAK}мл`);
  expect(unbroken('6 бр.')).toBe(`6${NO_BREAK}бр.`);
  expect(unbroken('40 %')).toBe(`40${NO_BREAK}%`);
});

test('a figure before a longer word may stand at a line’s end', () => {
  expect(unbroken('2 people, 350')).toBe('2 people, 350');
  expect(unbroken('Large')).toBe('Large');
});

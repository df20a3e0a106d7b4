import { expect, test } from 'vitest';
import { unbroken } from '#ui/words/unbroken.ts';

const NO_BREAK = '\u00a0';

test('unbroken: a number and its unit stay on one line, in Latin and Cyrillic script', () => {
  expect(unbroken('Zum Teilen · 700 g')).toBe(`Zum Teilen · 700${NO_BREAK}g`);
  expect(unbroken('Наливна 0,5 л / 400 мл')).toBe(`Наливна 0,5${NO_BREAK}л / 400${NO_BREAK}мл`);
  expect(unbroken('6 бр.')).toBe(`6${NO_BREAK}бр.`);
  expect(unbroken('40 %')).toBe(`40${NO_BREAK}%`);
});

test('unbroken: a number before a longer word may end a line', () => {
  expect(unbroken('2 people, 350')).toBe('2 people, 350');
  expect(unbroken('Large')).toBe('Large');
});

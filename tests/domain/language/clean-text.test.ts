import { expect, test } from 'vitest';
import { cleanText, cleanTexts } from '#domain/language/clean-text.ts';

test.each([
  ['NUL and escape', 'no\u0000 nuts\u001b[2J', 'no nuts[2J'],
  ['a right-to-left override', 'no \u202enuts', 'no nuts'],
  ['an isolate that is never closed', '\u2067עם gluten', 'עם gluten'],
  ['half of an emoji', 'hot \ud83d!', 'hot \ufffd!'],
  ['line ends of Windows', 'a\r\nb\rc', 'a\nb\nc'],
])('text: cleaning removes %s', (_what, dirty, clean) => {
  expect(cleanText(dirty)).toBe(clean);
});

test.each(['Без ядки, моля', 'می‌خواهم', '👩‍🍳 well done', 'a\tb\nc', 'Crème brûlée', '‎RTL‏ marks'])(
  'text: cleaning keeps %s',
  (text) => {
    expect(cleanText(text)).toBe(text);
  },
);

test('cleanText: cleans each text of a body and leaves numbers, bytes and null unchanged', () => {
  const bytes = new Uint8Array([0, 1]);
  const cleaned = cleanTexts({ a: ['x\u0000'], 'k\u0000': { n: 1, none: null }, bytes });
  expect(cleaned).toEqual({ a: ['x'], k: { n: 1, none: null }, bytes });
});

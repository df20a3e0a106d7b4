import { expect, test } from 'vitest';
import { parsePressNote } from '#contract/cart/press-note.ts';

test('a note of a press survives a round trip', () => {
  const note = { place: 'neven', product: 5, size: 51, at: 1_000 };
  expect(parsePressNote(JSON.stringify(note))).toEqual(note);
  expect(parsePressNote(JSON.stringify({ ...note, size: undefined }))).toEqual({
    place: 'neven',
    product: 5,
    at: 1_000,
  });
});

test.each([
  '',
  '{',
  'null',
  '7',
  '[]',
  '{"place":"neven","product":"5","at":1}',
  '{"place":"","product":5,"at":1}',
  '{"place":"neven","product":5}',
  '{"place":"neven","product":0,"at":1}',
  '{"place":"neven","product":5,"size":"large","at":1}',
])('an unreadable note is undefined: %s', (text) => {
  expect(parsePressNote(text)).toBeUndefined();
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type SearchField, type SearchFieldKind, searchDishes } from '#domain/search/search.ts';
import { fold, foldWords } from '#domain/search/search-fold.ts';
import { clauseWith, marksIn } from '#domain/search/search-marks.ts';
import { soundOf } from '#domain/search/search-sound.ts';
import { layOut } from '#domain/search/search-text.ts';

const field = (texts: readonly string[], kind: SearchFieldKind = 'name', own = true): SearchField => {
  const folded = texts.map(fold);
  return { kind, own, language: 'en', text: layOut(folded), sound: layOut(folded.map(soundOf)) };
};
const find = (fields: readonly SearchField[], count: number, query: string) =>
  searchDishes(fields, count, foldWords(query)).map(({ dish }) => dish);

test('a match ranks by position: first whole word, start of the first word, later words, inside words [S2.09]', () => {
  const names = ['Peach oat soup', 'Cheese coat', 'Oatmeal', 'Oat cakes', 'Warm oatmeal', 'Tea'];
  expect(find([field(names)], names.length, 'oat')).toEqual([3, 2, 0, 4, 1]);
});

test('a match ranks by field: own names, other languages, contents, extras, descriptions [S2.09]', () => {
  const at = (place: number) => Array.from({ length: 7 }, (_, dish) => (dish === place ? 'nuts' : ''));
  const fields = [
    field(at(6), 'description', false),
    field(at(5), 'description'),
    field(at(4), 'extras'),
    field(at(3), 'tags', false),
    field(at(2), 'tags'),
    field(at(1), 'name', false),
    field(at(0)),
  ];
  expect(find(fields, 7, 'nuts')).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test('a one-letter query matches only the beginnings of dish names', () => {
  const fields = [field(['Tea', 'Latte', 'Beer']), field(['', '', 'Tall glass'], 'description')];
  expect(find(fields, 3, 't')).toEqual([0]);
});

test('dishes of equal rank keep the menu’s sequence', () => {
  const names = ['Red wine', 'White wine', 'Rosé wine'];
  expect(find([field(names)], 3, 'wine')).toEqual([0, 1, 2]);
});

const words = fc.array(fc.string({ unit: fc.constantFrom(...'аbвгшщoöß-’ эя12'), minLength: 1, maxLength: 8 }), {
  minLength: 1,
  maxLength: 6,
});

test('every word of a name finds the dish and is marked in the name [S2.09]', () => {
  fc.assert(
    fc.property(fc.array(words, { minLength: 1, maxLength: 5 }), fc.nat(), fc.nat(), (dishes, which, part) => {
      const names = dishes.map((one) => one.join(' '));
      const dish = which % names.length;
      const name = names[dish] ?? '';
      const all = foldWords(name);
      const word = all[part % Math.max(all.length, 1)];
      if (word === undefined) return;
      expect(find([field(names)], names.length, word)).toContain(dish);
      const { ranges } = marksIn(name, [word]);
      expect(ranges.length).toBeGreaterThan(0);
      let last = 0;
      for (const [start, end] of ranges) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThan(start);
        expect(end).toBeLessThanOrEqual(name.length);
        last = end;
      }
      expect(ranges.some(([start, end]) => fold(name.slice(start, end)).includes(word))).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

test.each([
  ['Домати, краставици, печени чушки и овче сирене', 'чушки', 'печени чушки и овче сирене'],
  ['With walnuts and dill', 'walnut', 'With walnuts and dill'],
  ['Nothing of it', 'walnut', undefined],
])('a long description shows the clause with the found word', (text, word, clause) => {
  expect(clauseWith(text, [word].map(fold))).toBe(clause);
});

test('a long clause without breaks is cut at word boundaries around the match', () => {
  const long = `${'slowly cooked '.repeat(20)}walnuts ${'with much love '.repeat(20)}`;
  const clause = clauseWith(long, ['walnuts']);
  expect(clause).toContain('walnuts');
  expect(clause?.length).toBeLessThan(110);
  expect(clause).toMatch(/^… \S.*\S …$/);
});

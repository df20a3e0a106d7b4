import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold, foldWithPositions, foldWords } from '#domain/search/search-fold.ts';
import { readingsOf, soundOf } from '#domain/search/search-sound.ts';

/** Letters of menus, and any other characters. */
const texts = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...'щШчЖцюЯъьхйѝабвaeouüÄß’\'"s -.,6q\u0301\u0306\u00ad\u{1f372}İŉﬁ½') }),
);

test('folding never throws, and folding twice changes nothing [S2.09]', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(fold(fold(text))).toBe(fold(text));
    }),
    { numRuns: 2000 },
  );
});

test('each folded letter maps to its start in the original, in sequence and inside the text [S2.09]', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const { text: folded, starts } = foldWithPositions(text);
      expect(folded).toBe(fold(text));
      expect(starts).toHaveLength(folded.length + 1);
      expect(starts.at(-1)).toBe(text.length);
      for (const [i, start] of starts.entries()) {
        expect(start).toBeGreaterThanOrEqual(i === 0 ? 0 : (starts[i - 1] ?? 0));
        expect(start).toBeLessThanOrEqual(text.length);
      }
    }),
  );
});

test('a word’s sound key has no doubled letters, never throws, and is its own sound key', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const sound = soundOf(fold(text));
      expect(sound).not.toMatch(/([a-z])\1/);
      // A key from letters of a single sound is too short to search for.
      if (sound.length > 2 && sound.length * 2 >= fold(text).length) expect(readingsOf(fold(text))).toContain(sound);
    }),
  );
  expect(readingsOf(fold('цц'))).toEqual([]);
  expect(readingsOf(fold('цаца'))).toContain('sasa');
  // Half a menu begins with "sk": skewers, scoops.
  expect(readingsOf(fold('zzqq'))).not.toContain('sk');
  expect(readingsOf(fold('ghee'))).toContain('gi');
});

test.each([
  ['Шопска салата', 'shopska salata'],
  ['щъркел, чай, жито, цаца, юфка, ябълка', 'shtarkel  chay  zhito  tsatsa  yufka  yabalka'],
  ['Кьопоолу', 'kyopoolu'],
  ['синьо й ѝ', 'sinyo y i'],
  ['и\u0306од', 'yod'],
  ['Grüner Salat', 'gruner salat'],
  ['Weißwein', 'weisswein'],
  ['Œufs façon', 'oeufs facon'],
  ['Goat’s cheese', 'goats cheese'],
  ['Poivrons à l’ail', 'poivrons a l ail'],
  ['Kür\u00adbis\u00adcreme', 'kurbiscreme'],
  ['МУСАКА', 'musaka'],
  ['shopskа', 'shopska'],
])('the word %s folds to "%s" [S2.09]', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test.each([
  ['6opska', 'Шопска салата'],
  ['4orba', 'Шкембе чорба'],
  ['капучино', 'Cappuccino'],
  ['бургер', 'Burger'],
  ['пица', 'Pizza Margherita'],
  ['спагети', 'Spaghetti al pomodoro'],
  ['моцарела', 'Mozzarella'],
  ['шницел', 'Wiener Schnitzel'],
  ['ньоки', 'Gnocchi'],
  ['лазаня', 'Lasagna'],
  ['фокача', 'Focaccia'],
  ['чабата', 'Ciabatta'],
  ['прошуто', 'Prosciutto'],
  ['пармиджано', 'Parmigiano'],
  ['кока кола', 'Coca-Cola'],
  ['лате', 'Caffè latte'],
  ['еспресо', 'Espresso'],
  ['мусака', 'Moussaka'],
  ['rakia', 'Гроздова ракия'],
  ['wino', 'Вино'],
  ['qgoda', 'Ягода'],
  ['xlqb', 'Хляб'],
  ['salaca', 'Салаца'],
  ['gruener', 'Grüner Salat'],
  ['mekizi', 'Мекици'],
  ['kawarma', 'Каварма'],
])('the query "%s" sounds like a part of "%s" [S2.09]', (typed, text) => {
  const sound = ` ${soundOf(fold(text))}`;
  for (const word of foldWords(typed)) {
    expect(
      readingsOf(word).some((reading) => sound.includes(` ${reading}`)),
      `${readingsOf(word)} in ${sound}`,
    ).toBe(true);
  }
});

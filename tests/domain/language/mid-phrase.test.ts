import { expect, test } from 'vitest';
import { midPhrase } from '#domain/language/mid-phrase.ts';

test.each([
  ['Орехи', 'bg', 'орехи'],
  ['Walnuts', 'en', 'walnuts'],
  ['Échalotes', 'fr-CH', 'échalotes'],
  ['Zwiebel', 'de', 'Zwiebel'],
  ['BBQ sauce', 'en', 'BBQ sauce'],
  ['Parmigiano Reggiano', 'es', 'Parmigiano Reggiano'],
  ['Лук', undefined, 'Лук'],
  ['', 'en', ''],
] as const)('mid-phrase: the name "%s" in language %s becomes "%s"', (name, language, said) => {
  expect(midPhrase(name, language)).toBe(said);
});

// Choices of a dish in one language throughout, whatever language the reader's screen has: its words come from the venue.
import type { Language } from '#domain/language/language.ts';
import { midPhrase } from '#domain/language/mid-phrase.ts';
import type { CartLineView } from '#shared/cart/cart-line-view.ts';

/** Word before an ingredient that is left out, in the language of the ingredient's name. */
export const WITHOUT: Readonly<Record<Language, string>> = {
  bg: 'без',
  en: 'without',
  es: 'sin',
  de: 'ohne',
  'fr-CH': 'sans',
};

/** "Голяма, Овче сирене, без лук"; an unknown language has only the names, with "−" before what is left out. */
export const kitchenChoices = (
  { size, chosen, added, removed }: Pick<CartLineView, 'size' | 'chosen' | 'added' | 'removed'>,
  language: Language | undefined,
): string => {
  const without = language === undefined ? '−' : WITHOUT[language];
  return [size, ...chosen, ...removed.map((name) => `${without} ${midPhrase(name, language)}`), ...added]
    .filter(Boolean)
    .join(', ');
};

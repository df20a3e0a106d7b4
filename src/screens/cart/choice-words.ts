import { useLingui } from '@lingui/react/macro';
import type { Language } from '#domain/language/language.ts';
import type { CartLineView } from './cart-line-view.ts';

/** Within a sentence a name begins small, except where the language writes nouns large, or the name is an abbreviation. */
const within = (name: string, language: Language | undefined): string =>
  language === undefined || language === 'de' || !/^\p{Lu}\p{Ll}/u.test(name)
    ? name
    : name.charAt(0).toLocaleLowerCase(language) + name.slice(1);

/** "Large, Sheep's cheese, without onion, Roast pepper": what is chosen is called as the venue calls it. */
export const useChoiceWords = () => {
  const { t } = useLingui();
  return (view: Pick<CartLineView, 'size' | 'chosen' | 'added' | 'removed' | 'textLanguage'>): string => {
    const without = view.removed.map((one) => {
      const name = within(one, view.textLanguage);
      return t`without ${name}`;
    });
    return [view.size, ...view.chosen, ...without, ...view.added].filter(Boolean).join(', ');
  };
};

import { useLingui } from '@lingui/react/macro';
import type { Language } from '#domain/language/language.ts';
import type { CartLineView } from './cart-line-view.ts';

/** Within a sentence a name begins small, except where the language writes nouns large, or the name is an abbreviation. */
const within = (name: string, language: Language | undefined): string =>
  language === undefined || language === 'de' || !/^\p{Lu}\p{Ll}/u.test(name)
    ? name
    : name.charAt(0).toLocaleLowerCase(language) + name.slice(1);

/** "Large · sheep's cheese · without onion · roast pepper" */
export const useChoiceWords = () => {
  const { t } = useLingui();
  return (view: Pick<CartLineView, 'size' | 'required' | 'added' | 'removed' | 'textLanguage'>): string => {
    const small = (name: string) => within(name, view.textLanguage);
    const without = view.removed.map((one) => {
      const name = small(one);
      return t`without ${name}`;
    });
    const required = view.required === undefined ? undefined : small(view.required);
    return [view.size, required, ...without, ...view.added.map(small)].filter(Boolean).join(' · ');
  };
};

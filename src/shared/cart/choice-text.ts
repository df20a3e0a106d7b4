import { useLingui } from '@lingui/react/macro';
import { midPhrase } from '#domain/language/mid-phrase.ts';
import type { CartLineView } from './cart-line-view.ts';

type ChoiceView = Pick<CartLineView, 'size' | 'chosen' | 'added' | 'removed'> &
  Partial<Pick<CartLineView, 'textLanguage'>>;

/** Text of a choice in the venue's words: "Large, Sheep's cheese, without onion, Roast pepper". */
export const useChoiceTexts = () => {
  const { t } = useLingui();
  return (view: ChoiceView): string => {
    const without = view.removed.map((one) => {
      const name = midPhrase(one, view.textLanguage);
      return t`without ${name}`;
    });
    return [view.size, ...view.chosen, ...without, ...view.added].filter(Boolean).join(', ');
  };
};

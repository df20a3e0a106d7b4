import { useLingui } from '@lingui/react/macro';
import type { CartLineView } from './cart-line-view.ts';

/** Text of a choice in the venue's words: "Large, Sheep's cheese, without Onion, Roast pepper". */
export const useChoiceTexts = () => {
  const { t } = useLingui();
  return (view: Pick<CartLineView, 'size' | 'chosen' | 'added' | 'removed'>): string => {
    const without = view.removed.map((name) => t`without ${name}`);
    return [view.size, ...view.chosen, ...without, ...view.added].filter(Boolean).join(', ');
  };
};

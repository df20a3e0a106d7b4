import { useLingui } from '@lingui/react/macro';
import type { CartLineView } from './cart-line-view.ts';

/** "Large, Sheep's cheese, without Onion, Roast pepper": what is chosen or left out is called as the venue calls it. */
export const useChoiceWords = () => {
  const { t } = useLingui();
  return (view: Pick<CartLineView, 'size' | 'chosen' | 'added' | 'removed'>): string => {
    const without = view.removed.map((name) => t`without ${name}`);
    return [view.size, ...view.chosen, ...without, ...view.added].filter(Boolean).join(', ');
  };
};

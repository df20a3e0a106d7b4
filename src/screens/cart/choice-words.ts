import { useLingui } from '@lingui/react/macro';
import type { CartLineView } from './cart-line-view.ts';

/** "Large · sheep's cheese · without onion · roast pepper" */
export const useChoiceWords = () => {
  const { t } = useLingui();
  return (view: Pick<CartLineView, 'size' | 'required' | 'added' | 'removed'>): string =>
    [view.size, view.required, ...view.removed.map((name) => t`without ${name}`), ...view.added]
      .filter(Boolean)
      .join(' · ');
};

import { useLingui } from '@lingui/react/macro';
import { memo, type ReactNode } from 'react';
import type { ProductId } from '#domain/ids.ts';
import type { ProductCardView } from '#guest/product-card/product-card.tsx';
import { DishWords } from '#guest/whole-menu/dish-words.tsx';
import { classNames } from '#ui/look/class-names.ts';
import { Icon } from '#ui/look/icon.tsx';
import { plus } from '#ui/look/icons.ts';
import styles from './panel-dish.module.css';

export interface PanelDishProps {
  readonly view: ProductCardView;
  /** The quantity of the dish in the order. */
  readonly quantity: number;
  readonly onAdd: ((productId: ProductId) => void) | undefined;
  readonly note: ReactNode;
}

const Add = ({ view, quantity, onAdd }: Pick<PanelDishProps, 'view' | 'quantity'> & { readonly onAdd: () => void }) => {
  const { t } = useLingui();
  const { name } = view.product;
  const asks = view.add === 'choose';
  const label = asks ? t`Choose a size: ${name}` : t`Add ${name}`;
  return (
    <button
      type="button"
      className={classNames(styles.add, quantity > 0 && styles.added)}
      aria-label={quantity > 0 ? t`${label}, ${quantity} in your order` : label}
      aria-haspopup={asks ? 'dialog' : undefined}
      data-testid="add-to-cart"
      onClick={onAdd}
    >
      {quantity > 0 ? quantity : <Icon path={plus} />}
    </button>
  );
};

/** A dish in a panel: words alone, as in print, and the button that adds it. */
export const PanelDish = memo(({ view, quantity, onAdd, note }: PanelDishProps) => (
  <article className={styles.dish} data-testid="product-card" data-product={view.product.id}>
    <DishWords view={view} linked note={note} />
    {view.add !== 'no' && !view.soldOut && onAdd && (
      <Add view={view} quantity={quantity} onAdd={() => onAdd(view.product.id)} />
    )}
  </article>
));

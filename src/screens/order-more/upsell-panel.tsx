import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef } from 'react';
import type { Cloth, Product } from '#domain/menu/menu.ts';
import type { Minor } from '#domain/pricing/money.ts';
import { Button } from '#ui/form/button.tsx';
import { Picture } from '#ui/picture/picture.tsx';
import { Price } from '#ui/words/price.tsx';
import { OrderWords } from '../cart/cart-foot.tsx';
import styles from './upsell-panel.module.css';

export interface OfferedDish {
  readonly product: Pick<Product, 'id' | 'name' | 'textLanguage' | 'images'>;
  readonly cloth: Cloth | undefined;
  readonly price: { readonly amount: Minor | null; readonly old: Minor | undefined; readonly from: boolean };
}

interface UpsellPanelProps {
  readonly dishes: readonly OfferedDish[];
  readonly onAdd: (id: Product['id']) => void;
  readonly onSend: () => void;
  readonly onRefuse: () => void;
}

/** In the place of the button that was pressed: what the venue offers with the dishes, once a cart. The focus comes to it. */
export const UpsellPanel = ({ dishes, onAdd, onSend, onRefuse }: UpsellPanelProps) => {
  const { t } = useLingui();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be read as a part of a form.
    <div ref={panel} className={styles.panel} role="group" aria-labelledby={id} tabIndex={-1} data-testid="upsell">
      <h3 id={id} className={styles.title}>
        {dishes.length > 0 ? <Trans>Something to go with it?</Trans> : <Trans>It is in your order.</Trans>}
      </h3>
      <ul className={styles.dishes}>
        {dishes.map(({ product: { id: productId, name, textLanguage, images }, cloth, price }) => (
          <li key={productId} className={styles.dish} data-testid="upsell-dish">
            <Picture picture={images[0]} name={name} cloth={cloth} sizes="56px" className={styles.picture} />
            <span className={styles.words}>
              <span lang={textLanguage}>{name}</span>
              <Price {...price} align="start" row />
            </span>
            <Button
              small
              look="secondary"
              aria-label={t`Add ${name}`}
              data-testid="upsell-add"
              onClick={() => onAdd(productId)}
            >
              <Trans>Add</Trans>
            </Button>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button wide look="quiet" data-testid="upsell-no" onClick={onRefuse}>
          {dishes.length > 0 ? <Trans>No, thanks</Trans> : <Trans>Back to your order</Trans>}
        </Button>
        <Button wide look="primary" data-testid="upsell-send" onClick={onSend}>
          <OrderWords />
        </Button>
      </div>
    </div>
  );
};

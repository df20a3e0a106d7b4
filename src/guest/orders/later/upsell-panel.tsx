import { Trans, useLingui } from '@lingui/react/macro';
import type { Cloth, Product } from '#domain/menu/menu.ts';
import type { Minor } from '#domain/pricing/money.ts';
import { OrderWords } from '#shared/order/order-words.tsx';
import { Button } from '#ui/form/button.tsx';
import { Picture } from '#ui/picture/picture.tsx';
import { Price } from '#ui/words/price.tsx';
import { QuestionPanel } from './question-panel.tsx';
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
  return (
    <QuestionPanel
      tone="offer"
      focused
      testId="upsell"
      title={dishes.length > 0 ? <Trans>Something to go with it?</Trans> : <Trans>It is in your order.</Trans>}
      actions={
        <>
          <Button wide look="quiet" data-testid="upsell-no" onClick={onRefuse}>
            {dishes.length > 0 ? <Trans>No, thanks</Trans> : <Trans>Back to your order</Trans>}
          </Button>
          <Button wide look="primary" data-testid="upsell-send" onClick={onSend}>
            <OrderWords />
          </Button>
        </>
      }
    >
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
    </QuestionPanel>
  );
};

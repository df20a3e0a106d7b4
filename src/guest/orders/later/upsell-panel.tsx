import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { Background, Product } from '#domain/menu/menu.ts';
import type { Minor } from '#domain/pricing/money.ts';
import { OrderText } from '#shared/order/order-text.tsx';
import { Button } from '#ui/form/button.tsx';
import { IconButton } from '#ui/form/icon-button.tsx';
import { plus } from '#ui/look/icons.ts';
import { Picture } from '#ui/picture/picture.tsx';
import { Price } from '#ui/words/price.tsx';
import { QuestionPanel } from './question-panel.tsx';
import styles from './upsell-panel.module.css';

export interface OfferedDish {
  readonly product: Pick<Product, 'id' | 'name' | 'textLanguage' | 'images'>;
  readonly cloth: Background | undefined;
  readonly price: { readonly amount: Minor | null; readonly old: Minor | undefined; readonly from: boolean };
}

interface UpsellPanelProps {
  readonly dishes: readonly OfferedDish[];
  readonly onAdd: (id: Product['id']) => void;
  /** A dish was added, so the button sends a changed order and says so. */
  readonly isTaken: boolean;
  readonly onSend: () => void;
  readonly onBack: () => void;
}

const OfferedDishes = ({ dishes, onAdd }: Pick<UpsellPanelProps, 'dishes' | 'onAdd'>) => {
  const { t } = useLingui();
  return dishes.map(({ product: { id: productId, name, textLanguage, images }, cloth, price }) => (
    <li key={productId} className={styles.dish} data-testid="upsell-dish">
      <Picture picture={images[0]} name={name} cloth={cloth} sizes="160px" className={styles.picture} />
      <IconButton
        icon={plus}
        label={t`Add ${name}`}
        look="floating"
        className={styles.add}
        data-testid="upsell-add"
        onClick={() => onAdd(productId)}
      />
      <span className={styles.name} lang={textLanguage}>
        {name}
      </span>
      <Price {...price} align="start" row />
    </li>
  ));
};

/** Part of the order page: the same dishes beside the chosen ones. */
export const UpsellRow = (props: Pick<UpsellPanelProps, 'dishes' | 'onAdd'>) => {
  const id = useId();
  return (
    <section className={styles.row} aria-labelledby={id} data-testid="upsell-row">
      <h2 id={id} className={styles.rowTitle}>
        <Trans>Something to go with it?</Trans>
      </h2>
      <ul className={styles.rowDishes}>
        <OfferedDishes {...props} />
      </ul>
    </section>
  );
};

/** Replaces the pressed button once per cart: the venue's offer for these dishes. Takes the focus. */
export const UpsellPanel = ({ dishes, isTaken, onAdd, onSend, onBack }: UpsellPanelProps) => (
  <QuestionPanel
    tone="offer"
    focused
    testId="upsell"
    title={
      dishes.length === 0 ? (
        <Trans>It is in your order.</Trans>
      ) : isTaken ? (
        <Trans>Something to go with it?</Trans>
      ) : (
        // The guest has pressed the order button and must see that it is not sent.
        <Trans>Before we send it: something to go with it?</Trans>
      )
    }
    actions={
      <>
        <p className={styles.unsent}>
          <Trans>The order is not sent yet.</Trans>
        </p>
        {/* Declining the offer sends the order whose button was pressed, and says what every order button says. */}
        <Button wide look="primary" data-testid={isTaken ? 'upsell-send' : 'upsell-no'} onClick={onSend}>
          <OrderText />
        </Button>
        {isTaken && (
          <Button wide look="quiet" data-testid="upsell-back" onClick={onBack}>
            <Trans>Back to your order</Trans>
          </Button>
        )}
      </>
    }
  >
    <OfferedDishes dishes={dishes} onAdd={onAdd} />
  </QuestionPanel>
);

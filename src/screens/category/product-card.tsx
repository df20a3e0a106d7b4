import { Trans, useLingui } from '@lingui/react/macro';
import { type CSSProperties, memo } from 'react';
import type { ProductId } from '#domain/ids.ts';
import type { Cloth, Product } from '#domain/menu.ts';
import type { Minor } from '#domain/money.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { plus } from '#ui/icons.ts';
import { Link } from '#ui/link.tsx';
import { Picture } from '#ui/picture.tsx';
import { Price } from '#ui/price.tsx';
import { Tag } from '#ui/tag.tsx';
import styles from './product-card.module.css';
import { ProductFacts } from './product-facts.tsx';

/** What a list knows of a dish before the guest chooses anything. Equal views are the same object, so cards repaint alone. */
export interface ProductCardView {
  readonly product: Product;
  readonly cloth: Cloth | undefined;
  /** Of its own page. */
  readonly href: string;
  readonly price: {
    /** Of the only size, or of the cheapest; null: not fixed. */
    readonly amount: Minor | null;
    /** Before a discount. */
    readonly old: Minor | undefined;
    /** There are several prices, and this is the smallest. */
    readonly from: boolean;
  };
  /** Off for now, or not in stock. */
  readonly soldOut: boolean;
  /** now: one press adds it; choose: a press asks for the size first; no: it cannot be added from here. */
  readonly add: 'now' | 'choose' | 'no';
}

export interface ProductCardProps {
  readonly view: ProductCardView;
  /** How many of it are in the order. */
  readonly quantity: number;
  readonly onAdd: (productId: ProductId) => void;
  /** Its place in the list: the first are loaded at once. */
  readonly index: number;
  readonly sizes: string;
}

const AddButton = ({ view, quantity, onAdd }: Pick<ProductCardProps, 'view' | 'quantity' | 'onAdd'>) => {
  const { t } = useLingui();
  const { name } = view.product;
  const label = view.add === 'choose' ? t`Choose a size: ${name}` : t`Add ${name}`;
  return (
    <button
      type="button"
      className={classNames(styles.add, quantity > 0 && styles.added)}
      aria-label={quantity > 0 ? t`${label}, ${quantity} in your order` : label}
      aria-haspopup={view.add === 'choose' ? 'dialog' : undefined}
      data-testid="add-to-cart"
      onClick={() => onAdd(view.product.id)}
    >
      {quantity > 0 ? <span className={styles.quantity}>{quantity}</span> : <Icon path={plus} />}
    </button>
  );
};

/** A dish in a list. The whole card leads to its page; the button adds it. A dish that is off leads nowhere. */
export const ProductCard = memo(({ view, quantity, onAdd, index, sizes }: ProductCardProps) => {
  const { product, soldOut, price } = view;
  const lang = product.textLanguage;
  const inner = <span lang={lang}>{product.name}</span>;
  return (
    <article
      className={classNames(styles.card, soldOut && styles.soldOut)}
      style={{ '--i': index } as CSSProperties}
      data-testid="product-card"
      data-product={product.id}
    >
      <div className={styles.frame}>
        <Picture
          picture={product.images[0]}
          name={product.name}
          cloth={view.cloth}
          sizes={sizes}
          eager={index < 2}
          soldOut={soldOut}
          className={styles.picture}
        />
        <span className={styles.tags}>
          {soldOut ? (
            <Tag look="ink">
              <Trans>Sold out today</Trans>
            </Tag>
          ) : (
            <>
              {product.label && <Tag lang={lang}>{product.label}</Tag>}
              {product.subcategory && (
                <span className={styles.subcategory}>
                  <Tag lang={lang}>{product.subcategory.name}</Tag>
                </span>
              )}
            </>
          )}
        </span>
      </div>
      <div className={styles.text}>
        <div className={styles.head}>
          <h2 className={styles.name}>
            {soldOut ? (
              inner
            ) : (
              <Link href={view.href} className={styles.link}>
                {inner}
              </Link>
            )}
          </h2>
          <span className={styles.leader} aria-hidden="true" />
          <span className={styles.price}>
            <Price amount={price.amount} old={price.old} from={price.from} />
          </span>
        </div>
        {product.description && (
          <p className={styles.description} lang={lang}>
            {product.description}
          </p>
        )}
        {(product.label || soldOut) && (
          <p className={styles.labels}>
            {soldOut ? (
              <Tag look="ink">
                <Trans>Sold out today</Trans>
              </Tag>
            ) : (
              <Tag look="soft" lang={lang}>
                {product.label}
              </Tag>
            )}
          </p>
        )}
        <ProductFacts product={product} className={styles.facts} />
      </div>
      {view.add !== 'no' && !soldOut && <AddButton view={view} quantity={quantity} onAdd={onAdd} />}
    </article>
  );
});

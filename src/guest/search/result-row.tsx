import { Trans, useLingui } from '@lingui/react/macro';
import { memo, type ReactNode } from 'react';
import type { Product } from '#domain/menu/menu.ts';
import type { MarkedText, WhyFound } from '#domain/search/search-why.ts';
import type { ProductCardView } from '#guest/product-card/product-card.tsx';
import { useCardPresses } from '#guest/product-card/product-card-presses.ts';
import { Link } from '#ui/layout/link.tsx';
import { classNames } from '#ui/look/class-names.ts';
import { Icon } from '#ui/look/icon.tsx';
import { plus } from '#ui/look/icons.ts';
import { Picture } from '#ui/picture/picture.tsx';
import { Price } from '#ui/words/price.tsx';
import { Tag } from '#ui/words/tag.tsx';
import marked from './marked.module.css';
import styles from './result-row.module.css';

/** Text of the venue with its language, and the searched words marked. */
const Marked = ({ text, language, ranges }: MarkedText) => {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const [start, end] of ranges) {
    parts.push(
      text.slice(at, start),
      <mark key={start} className={marked.mark}>
        {text.slice(start, end)}
      </mark>,
    );
    at = end;
  }
  parts.push(text.slice(at));
  return <span lang={language}>{parts}</span>;
};

export interface ResultRowProps {
  readonly view: ProductCardView;
  readonly why: (product: Product) => WhyFound;
  /** Name of the dish's category. */
  readonly category: MarkedText | undefined;
  /** Note below the dish's name. */
  readonly note: ReactNode;
  readonly quantity: number;
  /** A first row, whose picture loads at once. */
  readonly eager: boolean;
}

const Name = ({ view, name }: { readonly view: ProductCardView; readonly name: MarkedText }) => {
  const presses = useCardPresses();
  const { press = 'page' } = view;
  const inner = <Marked {...name} />;
  if (view.soldOut || press === 'nothing') return inner;
  if (press === 'booking') {
    return (
      <button type="button" className={styles.link} onClick={() => presses?.onBook(view.product.id)}>
        {inner}
      </button>
    );
  }
  return (
    <Link href={view.href} className={styles.link}>
      {inner}
    </Link>
  );
};

const Add = ({ view, quantity }: Pick<ResultRowProps, 'view' | 'quantity'>) => {
  const { t } = useLingui();
  const presses = useCardPresses();
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
      onClick={() => presses?.onAdd(view.product.id)}
    >
      {quantity > 0 ? <span className={styles.quantity}>{quantity}</span> : <Icon path={plus} />}
    </button>
  );
};

/**
 * A found dish with the reason for the match, category and price. The row links to the dish's page; the button adds the
 * dish.
 */
export const ResultRow = memo(({ view, why, category, note, quantity, eager }: ResultRowProps) => {
  const { product, soldOut, price } = view;
  const { name, besides } = why(product);
  const where = besides?.text === category?.text ? undefined : category;
  return (
    <article
      className={classNames(styles.row, soldOut && styles.soldOut)}
      data-testid="search-result"
      data-product={product.id}
    >
      <Picture
        picture={product.images[0]}
        name={product.name}
        cloth={view.cloth}
        sizes="96px"
        eager={eager}
        soldOut={soldOut}
        className={styles.picture}
      />
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Name view={view} name={name} />
        </h3>
        {(where || besides) && (
          <p className={styles.where}>
            {where && <Marked {...where} />}
            {where && besides && <span aria-hidden="true"> · </span>}
            {besides &&
              (besides.isExtra ? (
                <Trans>
                  can be added: <Marked {...besides} />
                </Trans>
              ) : (
                <Marked {...besides} />
              ))}
          </p>
        )}
        {note}
        {soldOut ? (
          <Tag look="ink">
            <Trans>Sold out for now</Trans>
          </Tag>
        ) : (
          (price.amount !== 0 || product.type !== 'booking') && (
            <Price amount={price.amount} old={price.old} from={price.from} align="start" inline />
          )
        )}
      </div>
      {view.add !== 'no' && !soldOut && <Add view={view} quantity={quantity} />}
    </article>
  );
});

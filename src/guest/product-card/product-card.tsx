import { useLingui } from '@lingui/react/macro';
import { memo, type ReactNode, Suspense } from 'react';
import type { ProductId } from '#domain/ids.ts';
import { Link } from '#ui/layout/link.tsx';
import { classNames } from '#ui/look/class-names.ts';
import { Picture } from '#ui/picture/picture.tsx';
import type { CardView } from '#ui/view/card-view.ts';
import { Price } from '#ui/words/price.tsx';
import styles from './product-card.module.css';
import { AddStepper, BookingMark } from './product-card-buttons.tsx';
import { useCardPresses } from './product-card-presses.ts';
import { ProductCardSizes } from './product-card-sizes.tsx';
import { PictureTags, WordTags } from './product-card-tags.tsx';
import { ProductFacts } from './product-facts.tsx';

export interface ProductCardView extends CardView {
  /** Below the name. */
  readonly note?: ReactNode;
}

export interface ProductCardProps {
  readonly view: ProductCardView;
  /** Quantity of the dish in the order. */
  readonly quantity: number;
  /** Omitted: the card's own handlers are used. */
  readonly onAdd?: ((productId: ProductId) => void) | undefined;
  /** Index in the list; the first pictures load at once. */
  readonly index: number;
  readonly sizes: string;
  /** Below the name; must be a stable element, so that only this card re-renders. */
  readonly note?: ReactNode;
  /** Heading level of the name, below that of the list. */
  readonly heading?: 'h2' | 'h3';
}

const NO_SIZES: readonly never[] = [];

const Name = ({ view, onBook }: { readonly view: ProductCardView; readonly onBook: (() => void) | undefined }) => {
  const { product, press = 'page' } = view;
  const { name } = product;
  if (view.soldOut || press === 'nothing') return name;
  if (press === 'booking')
    return onBook ? (
      <button type="button" className={styles.link} aria-haspopup="dialog" data-testid="book" onClick={onBook}>
        {name}
      </button>
    ) : (
      name
    );
  return (
    <Link href={view.href} className={styles.link}>
      {name}
    </Link>
  );
};

/** A dish in a list with all its actions. A dish that is off is view-only. [S2.33, S4.06] */
export const ProductCard = memo((props: ProductCardProps) => {
  const { view, quantity, onAdd, index, sizes, note, heading: Heading = 'h2' } = props;
  const { t } = useLingui();
  const presses = useCardPresses();
  const { product, soldOut, price, press = 'page', sizeRows = 'none' } = view;
  const { id } = product;
  const lang = product.textLanguage;
  const add = onAdd ?? presses?.onAdd;
  const take = presses && (() => presses.onTake(id));
  const hasRows = sizeRows !== 'none' && view.sizes !== undefined;
  const hasSizeButtons = hasRows && sizeRows === 'buttons' && presses !== undefined;
  const showsPhoto = (press === 'words' || press === 'nothing') && !soldOut && product.images.length > 0 && presses;
  const canComment = view.comment && !soldOut;
  const opens = press === 'words' && !soldOut;
  const picture = (
    <Picture
      picture={product.images[0]}
      name={product.name}
      cloth={view.cloth}
      sizes={sizes}
      eager={index < 2}
      soldOut={soldOut}
      className={styles.picture}
    />
  );
  return (
    <article
      className={classNames(styles.card, soldOut && styles.soldOut)}
      data-press={soldOut ? 'nothing' : press}
      data-testid="product-card"
      data-product={id}
    >
      <div className={styles.frame}>
        {showsPhoto ? (
          <button
            type="button"
            className={styles.photo}
            aria-label={t`Show the picture large: ${product.name}`}
            aria-haspopup="dialog"
            data-testid="card-photo"
            onClick={() => presses.onPicture(id)}
          >
            {picture}
          </button>
        ) : (
          picture
        )}
        <PictureTags product={product} soldOut={soldOut} left={view.left} />
      </div>
      <div className={styles.text}>
        <div className={styles.head}>
          <Heading className={styles.name} lang={lang}>
            <Name view={view} onBook={presses && (() => presses.onBook(id))} />
          </Heading>
          {!hasRows && (price.amount !== 0 || product.type !== 'booking') && (
            <span className={styles.tail}>
              <span className={styles.price}>
                <Price amount={price.amount} old={price.old} from={price.from} />
              </span>
            </span>
          )}
        </div>
        {(note ?? view.note) && <div className={styles.note}>{note ?? view.note}</div>}
        {product.description && (
          <p className={styles.description} lang={lang}>
            {product.description}
          </p>
        )}
        <WordTags product={product} soldOut={soldOut} left={view.left} />
        {hasRows && (
          <ProductCardSizes
            product={product}
            sizes={view.sizes ?? NO_SIZES}
            onAdd={hasSizeButtons && !soldOut ? (variantId) => presses.onAddSize(id, variantId) : undefined}
          />
        )}
        <div className={styles.foot}>
          <ProductFacts product={product} sizes={hasRows ? NO_SIZES : (view.sizes ?? NO_SIZES)} />
          {presses && (canComment || opens) && (
            <Suspense>
              <presses.Ways
                name={product.name}
                onComment={canComment ? () => presses.onComment(id) : undefined}
                href={opens ? view.href : undefined}
              />
            </Suspense>
          )}
        </div>
      </div>
      {press === 'booking' && !soldOut && <BookingMark />}
      {view.add !== 'no' && !soldOut && add && !hasSizeButtons && (
        <AddStepper
          name={product.name}
          asks={view.add === 'choose'}
          quantity={quantity}
          onTake={take}
          onAdd={() => add(id)}
        />
      )}
      {hasSizeButtons && quantity > 0 && <AddStepper name={product.name} quantity={quantity} onTake={take} />}
    </article>
  );
});

import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import type { ProductId } from '#domain/ids.ts';
import type { Product } from '#domain/menu/menu.ts';
import type { MarkedText, WhyFound } from '#domain/search/search-why.ts';
import type { ProductCardView } from '#guest/product-card/product-card.tsx';
import { Button } from '#ui/form/button.tsx';
import { VisuallyHidden } from '#ui/words/visually-hidden.tsx';
import styles from './result-list.module.css';
import { ResultRow } from './result-row.tsx';
import { useResultWindow } from './use-result-window.tsx';

export interface FoundDishes {
  /** The card view of a dish; the same object for the same dish, so that rows repaint alone. */
  readonly cardOf: (product: Product) => ProductCardView;
  readonly why: (product: Product) => WhyFound;
  readonly categoryOf: (product: Product) => MarkedText | undefined;
  readonly quantities: ReadonlyMap<ProductId, number>;
  /** The note on a dish for this guest; the same element for the same dish. */
  readonly noteOf: ((product: Product) => ReactNode) | undefined;
}

export interface ResultListProps extends FoundDishes {
  readonly products: readonly Product[];
  /** The list's key, its query: another list begins at its top. */
  readonly list: string;
  /** The guest comes back to the list, so it is whole at once. */
  readonly whole: boolean;
  readonly heading: ReactNode;
  /** The heading is for screen readers alone: the page has this one list. */
  readonly headingHidden?: boolean;
  readonly note?: ReactNode;
}

/** The dishes that were found, the best first. */
export const ResultList = ({
  products,
  list,
  whole,
  heading,
  headingHidden = false,
  note,
  ...found
}: ResultListProps) => {
  const { shown, tail, more } = useResultWindow(products.length, list, whole);
  const id = useId();
  return (
    <section className={styles.list} aria-labelledby={id}>
      <h2 id={id} className={headingHidden ? undefined : styles.heading}>
        {headingHidden ? <VisuallyHidden>{heading}</VisuallyHidden> : heading}
      </h2>
      {note && <p className={styles.note}>{note}</p>}
      <ul className={styles.rows}>
        {products.slice(0, shown).map((product, nth) => (
          <li key={product.id} className={styles.cell}>
            <ResultRow
              view={found.cardOf(product)}
              why={found.why}
              category={found.categoryOf(product)}
              note={found.noteOf?.(product)}
              quantity={found.quantities.get(product.id) ?? 0}
              eager={nth < 6}
            />
          </li>
        ))}
      </ul>
      {tail}
      {more && (
        <p className={styles.more}>
          <Button look="secondary" onClick={more}>
            <Trans>Show more</Trans>
          </Button>
        </p>
      )}
    </section>
  );
};

import { Trans } from '@lingui/react/macro';
import { type ReactNode, startTransition, useEffect, useId, useRef, useState } from 'react';
import type { ProductId } from '#domain/ids.ts';
import type { Product } from '#domain/menu/menu.ts';
import type { MarkedText, WhyFound } from '#domain/search/search-why.ts';
import type { ProductCardView } from '#guest/product-card/product-card.tsx';
import { Button } from '#ui/form/button.tsx';
import { VisuallyHidden } from '#ui/words/visually-hidden.tsx';
import styles from './result-list.module.css';
import { ResultRow } from './result-row.tsx';

/** The number of rows painted with the key that found them: what a phone has room for above its keyboard. */
const FIRST = 4;
/** The number of rows that follow in the next frame: a screenful without a keyboard. */
const SCREENFUL = 10;
/** The number of rows in a part of the list; a longer list gives its next part on demand. */
const PAGE = 60;
/** After this pause the guest has stopped typing and reads. */
const SETTLED_MS = 1_000;

interface ResultWindow {
  readonly shown: number;
  /** Stands after the list: the rest of the part is built as the guest comes near it. */
  readonly tail: ReactNode;
  readonly more: (() => void) | undefined;
}

/**
 * The number of rows to build. `list` names the list; another name starts again. `whole`: the list comes back with the
 * back button and is whole at once, so that it can scroll to its old position.
 */
export const useResultWindow = (total: number, list: string, whole: boolean): ResultWindow => {
  const [grown, setGrown] = useState({ list, count: whole ? PAGE : FIRST });
  const end = useRef<HTMLDivElement>(null);
  const count = grown.list === list ? grown.count : FIRST;
  const isGrowing = count < PAGE && total > count;
  const isFirst = isGrowing && count < SCREENFUL;
  useEffect(() => {
    if (isFirst) startTransition(() => setGrown({ list, count: SCREENFUL }));
  }, [isFirst, list]);
  useEffect(() => {
    if (!isGrowing || isFirst || !end.current) return;
    const grow = () => startTransition(() => setGrown({ list, count: PAGE }));
    const timer = setTimeout(grow, SETTLED_MS);
    const observer =
      typeof IntersectionObserver === 'undefined'
        ? undefined
        : new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && grow(), {
            rootMargin: '300px 0px',
          });
    observer?.observe(end.current);
    return () => {
      clearTimeout(timer);
      observer?.disconnect();
    };
  }, [isGrowing, isFirst, list]);
  const shown = Math.min(count, total);
  return {
    shown,
    tail: isGrowing ? <div ref={end} /> : null,
    more: shown < total && !isGrowing ? () => setGrown({ list, count: count + PAGE }) : undefined,
  };
};

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

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

/** Rows painted in the same frame as the key press: what fits above a phone's keyboard. */
const FIRST = 4;
/** Rows added in the next frame: one screen without a keyboard. */
const SCREENFUL = 10;
/** Rows per part; a longer list shows its next part on demand. */
const PAGE = 60;
/** Pause in ms after which the guest counts as reading. */
const SETTLED_MS = 1_000;

interface ResultWindow {
  readonly shown: number;
  /** Place it after the list: the rest of the part renders as the guest approaches it. */
  readonly tail: ReactNode;
  readonly more: (() => void) | undefined;
}

/**
 * Number of rows to render. `list` identifies the list; another value restarts. `whole`: the guest returned by the back
 * button, so the list is complete at once and can restore its scroll position.
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
  /** Card view of a dish; the same object for the same dish, so that only changed rows re-render. */
  readonly cardOf: (product: Product) => ProductCardView;
  readonly why: (product: Product) => WhyFound;
  readonly categoryOf: (product: Product) => MarkedText | undefined;
  readonly quantities: ReadonlyMap<ProductId, number>;
  /** Note on a dish for this guest; the same element for the same dish. */
  readonly noteOf: ((product: Product) => ReactNode) | undefined;
}

export interface ResultListProps extends FoundDishes {
  readonly products: readonly Product[];
  /** Key of the list, its query; another list starts at its top. */
  readonly list: string;
  /** The guest returned to the list, so it is complete at once. */
  readonly whole: boolean;
  readonly heading: ReactNode;
  /** Hides the heading visually, because the page has this one list. */
  readonly headingHidden?: boolean;
  readonly note?: ReactNode;
}

/** The found dishes, the best first. */
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
